/** Renders Twig templates from demo/templates, with escaping everywhere, and defines their filters. */
import * as fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  createEnvironment,
  createFilesystemLoader,
  createFilter,
  createMarkup,
  createSource,
  type TwingEnvironment,
  type TwingLoader,
} from 'twing';
import { rateInFull } from '../../../src/cart/summary/breakdown';
import { asset } from '../assets';
import { toPolish, toPrice } from '../money/grosze';
import type { Rate } from '../money/rate';
import { elementLines } from './elements';

/** Folder of the built elements. */
export const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const folder = fileURLToPath(new URL('../../templates', import.meta.url));

/** Twing 7.3 escapes a template's body only: macros and the blocks of a child template need their own tag. */
export const escapeEverywhere = (code: string): string =>
  code
    .replace(/\{%-?\s*(?:block|macro)\s[^%]*?%\}/g, (opening) => `${opening}{% autoescape 'html' %}`)
    .replace(/\{%-?\s*end(?:block|macro)\b/g, (closing) => `{% endautoescape %}${closing}`);

function escaping(loader: TwingLoader): TwingLoader {
  return {
    ...loader,
    getSource: async (name, from) => {
      const source = await loader.getSource(name, from);
      return source === null ? null : createSource(source.name, escapeEverywhere(source.code));
    },
  };
}

/** Twing represents `{…}` and `[…]` in templates as a Map. */
const plain = (_key: string, value: unknown): unknown => {
  if (!(value instanceof Map)) return value;
  const isList = [...value.keys()].every((key, index) => key === index);
  return isList && value.size > 0 ? [...value.values()] : Object.fromEntries(value);
};

/** `tags|elements(nonce, language, printed)` → `style` and `scripts` of them; `amount|zloty` → "1 234,56 zł"; `amount|cena('opak.', 'netto')` → "1 234,56 zł/opak. netto"; `rate|stawka` → "23 %"; `'/static/a.css'|asset` → the same with its version; `data|embed` → JSON that may stand inside a <script type="application/json">. */
export function createTwig(elementsFolder = dist): TwingEnvironment {
  const loader = createFilesystemLoader(fs);
  loader.addPath(folder);
  const twig = createEnvironment(escaping(loader), { autoEscapingStrategy: 'html' });
  twig.addFilter(createFilter('zloty', (_context, amount: unknown) => Promise.resolve(toPolish(String(amount))), []));
  twig.addFilter(createFilter('stawka', (_context, rate: unknown) => Promise.resolve(rateInFull(rate as Rate)), []));
  twig.addFilter(
    createFilter(
      'cena',
      (_context, amount: unknown, unit: string, word: string) => Promise.resolve(toPrice(String(amount), unit, word)),
      [
        { name: 'unit', defaultValue: '' },
        { name: 'word', defaultValue: '' },
      ],
    ),
  );
  twig.addFilter(
    createFilter(
      'elements',
      (_context, tags: Map<number, string>, nonce: string, language: string, printed: Map<number, string>) => {
        const terms = { nonce, language, printed: [...printed.values()] };
        const [style = '', ...scripts] = elementLines(elementsFolder, [...tags.values()], terms).split('\n');
        return Promise.resolve({ style: createMarkup(style), scripts: createMarkup(scripts.join('\n')) });
      },
      [{ name: 'nonce' }, { name: 'language' }, { name: 'printed' }],
    ),
  );
  twig.addFilter(createFilter('asset', (_context, path: unknown) => Promise.resolve(asset(String(path))), []));
  twig.addFilter(
    createFilter(
      'embed',
      (_context, data: unknown) =>
        Promise.resolve(createMarkup(JSON.stringify(data, plain).replaceAll('<', '\\u003c'))),
      [],
    ),
  );
  return twig;
}
