/** Adds `elements/shop-cart.js` beside each `shop-cart.js`: it exports the element's class, for `instanceof` and for tools. */
import type { Plugin } from 'vite';
import { className } from '../manifest/members.ts';

const importing = (file: string): string => `import ${JSON.stringify(file)};\n`;

const FILE = /^(shop-[\w-]+)\.js$/;

export const classes: Plugin = {
  name: 'classes',
  apply: 'build',
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle)) {
      const tag = FILE.exec(file)?.[1];
      if (tag === undefined) continue;
      const name = className(tag);
      // The registry is undefined where a server renders pages.
      const code = `${importing(`../${tag}.js`)}export const ${name} = globalThis.customElements?.get('${tag}');\n`;
      const type = `{ new (): HTMLElementTagNameMap['${tag}']; readonly version: string | undefined }`;
      const types = `${importing('../types/elements/html.js')}export declare const ${name}: ${type};\n`;
      this.emitFile({ type: 'asset', fileName: `elements/${tag}.js`, source: code });
      this.emitFile({ type: 'asset', fileName: `elements/${tag}.d.ts`, source: types });
    }
  },
};
