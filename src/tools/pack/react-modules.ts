/** Turns React's CommonJS files into ES modules: what nothing imports is left out, and calls become `t(…)` instead of `(0,e.jsx)(…)`. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
const SOURCE = /^(react|react-dom|scheduler)(\/(client|jsx-runtime))?$/;
const FILE = /\/node_modules\/(react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js$/;

/** Throws if the file is not written as expected. */
export function asModule(code: string, id: string): string {
  const names = [...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name);
  const module = code
    .replace(/(?:var )?(\w+) = require\("([\w-]+)"\)[,;]/g, 'import * as $1 from "$2";')
    .replace(/^exports\.(?=\w+ =)/gm, 'let exports.')
    .replace(/\bexports\.(\w+)/g, 'export_$1');
  if (names.length === 0 || /\b(exports|require)\b/.test(module))
    throw new Error(`${id} is not written as expected: see reactModules.`);
  return `${module}\nexport { ${names.map((name) => `export_${name} as ${name}`).join()} };`;
}

export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  // React asks for Node's `process` where a browser has no `reportError`; Parcel would want a package for it.
  config: () => ({ define: { process: 'undefined' } }),
  resolveId(source) {
    const [, name] = SOURCE.exec(source) ?? [];
    return name === undefined ? null : `${folder}${name}/cjs/${source.replace('/', '-')}.production.js`;
  },
  transform(code, id) {
    if (FILE.test(id)) return { code: asModule(code, id), map: null };
    return /\/node_modules\/(zustand|@r2wc)\//.test(id)
      ? { code: code.replace(/import (\w+) from (["']react["'])/, 'import * as $1 from $2'), map: null }
      : null;
  },
};
