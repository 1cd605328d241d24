/** Counts the bytes before a search box, all leaf elements, and the whole cart; no browser is needed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../runner/build';
import type { Case } from '../runner/case';
import { eagerFiles, brotli, bytes, cartWays, depth, isOfMap } from '../runner/dist';
import { countRow } from '../runner/rows';

const kb = (count: number): number => Number((count / 1000).toFixed(2));
/** Large elements, and elements without a drawing: they display the template's content until React is loaded. */
const OTHERS =
  'address calculator cart config filters form-event locker-map order-tracking password-rules search withdrawal'.split(
    ' ',
  );

export const bytesCase: Case = {
  name: 'bytes',
  title: 'Bytes',
  how: `Brotli 11, counted from the import declarations of the built files. "Before it is painted" is the loader and what the tag's own
module imports at once: its shell. A template's field inside the tag accepts typing with the style sheet alone. A cart is printed by the server or drawn from its JSON; these rows count the loader. The whole cart is everything that \`shop-cart.js\` may ever load, React included, without the map and the loader.`,
  async measure({ built }) {
    const peer = (name: string): number => {
      const { script, styles, preloads } = built.entry(`bytes/pages/${name}`);
      const files = [script!, ...preloads, ...styles];
      return kb(
        files.reduce(
          (sum, file) => sum + brotli(readFileSync(join(folders['built']!, file.replace('/built/', '')))),
          0,
        ),
      );
    };
    const leaves = readdirSync(folders['dist']!)
      .filter((file) => /^shop-[\w-]+\.js$/.test(file) && file !== 'shop-elements.js')
      .filter((file) => !OTHERS.includes(file.slice(5, -3)));
    const cart = cartWays();
    const withLoader = (files: readonly string[]) => kb(bytes(['index.js', ...files]));
    const before = eagerFiles('index.js', 'shop-cart.js', 'shop-locker-map.js');
    const peers = ['trevoreyre', 'algolia', 'accessible-autocomplete']
      .map((name) => `${name} ${peer(name)} KB`)
      .join(', ');
    return [
      countRow('before a search box is painted and usable', kb(bytes(eagerFiles('index.js', 'shop-suggester.js'))), {
        unit: 'KB',
        most: 8,
        against: peers,
      }),
      countRow(
        'the same with the template’s own field inside, as the README shows it',
        kb(brotli(readFileSync(join(folders['dist']!, 'shop-elements.css')))),
        { unit: 'KB' },
      ),
      countRow(
        `before all ${leaves.length} leaf elements that draw themselves are painted`,
        kb(bytes(eagerFiles('index.js', ...leaves))),
        {
          unit: 'KB',
          most: 12,
        },
      ),
      countRow('before a printed cart’s tag is defined', withLoader(cart.paint), { unit: 'KB', most: 17 }),
      countRow('before the view of a printed cart is there', withLoader(cart.printed), { unit: 'KB', most: 127 }),
      countRow('before the cart’s lines are drawn from its JSON', withLoader(cart.lines), { unit: 'KB', most: 38 }),
      countRow('before the view is there that follows them', withLoader(cart.json), { unit: 'KB' }),
      countRow('the whole three-step cart without the locker picker', kb(bytes(cart.small)), { unit: 'KB', most: 143 }),
      countRow('the whole three-step cart, React included', kb(bytes(cart.whole)), {
        unit: 'KB',
        most: 152,
        against: 'Adobe’s boilerplate, by its imports: cart 211 KB, with checkout and boot 382 KB',
      }),
      countRow('files of it', cart.whole.length, { most: 18, against: 'cart 58, with checkout and boot 118' }),
      countRow('requests deep, from the loader to the cart on the screen', depth('index.js', cart.json), { most: 2 }),
      countRow('of the map before the locker dialog opens', kb(bytes(before.filter(isOfMap))), { unit: 'KB', most: 0 }),
    ];
  },
  notes: [
    'Before React: the files of the search box in one are 8.5 KB, those of all leaf elements 13.1. Half of it reads and checks attributes, draws, and hands interactions over to React. A fifth is the style for light, dark, density and forced colours, which no peer has. 3 KB suffice for a bare field only.',
    'The calculator, the address, the password rules and `shop-form-event` draw nothing themselves: the template’s own fields work until React is loaded. The withdrawal form draws itself, but reads its lines first, with the readers of 11 KB: it is no leaf.',
    'The cart: React and react-dom are 57 KB of it, of which an order executes 21. Its dialogs count, although they load on demand.',
    'Floors, from compressing built files together. In one file, with the loader: a printed cart until its tag is defined 15.7 KB, until its view 120.4, its lines from JSON 42.7; without the loader: the whole cart without the locker picker 159.1, with it 170.9. So the goals of 38, 143 and 152 KB are below the code itself. With the tag’s own code and React in separate files, because the tag is defined without React, the printed cart is 124.3 KB until its view. The rest is the price of sharing: other elements load 16 of the files too. Each further merge of two files adds bytes to other elements: 37 bytes to every page, or 0.4 to 2.5 KB to the dropdown.',
    'The whole cart was 169.7 KB at 71554ca0, in one file 155.2, and 199.0 KB a day later, in one file 176.7: features were 21.5 KB, seven more files 7.8. By source files: approval and quotes 4.7, the printed sheet 3, messages about failed calls 1.5, information that the law requires 1.5, companies by number 1.4; all else is below 1 KB each. Bundling React’s files as ES modules saved 2.9 KB.',
    'Tried, not adopted: texts that only the view displays in a second table (lines from JSON 1.2 KB less, but 35 lines and two places for the cart’s texts); what displays amounts apart from what reads data (a printed cart’s tag 2.9 KB earlier, but dropdown, suggester and printed cart 0.4 KB more each); the two files for developers as one (0.2 KB less, but 83 bytes more for every element); sending the order from a late file (0.7 KB less, but a failed import would stop an order); lists apart from readers (0.4 KB less, one request more).',
    'Lines from JSON: the sheets are cut to what the drawing matches, 2.2 KB less. A cut of 6 KB, expected before, lacked container queries and the rules of table rows: 453 of 565 selectors match the drawing. Without the texts that only later steps display, they would be 1.2 KB less.',
    'Adobe’s figures are of the published boilerplate: all files that the block of the cart imports, directly or not, compressed one by one; and the same of cart, checkout and the boot scripts of a page together. Before 29 November 2026 this table said 143 KB in 56 files: these are the own files of the two drop-ins and a part of their tools, without what else they import.',
    'Corrected on 25 November 2026: before, the cart was listed as 143.5 KB in 27 files. The count wrongly excluded a chunk of 21.6 KB that every cart loads, because it contained a text of the map’s style. The cart was 165.0 KB in 28 files.',
  ],
};
