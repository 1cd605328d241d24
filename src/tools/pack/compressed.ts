/** Writes compressed copies of the built files, so that a plain web server need not compress at each request. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { assertDefined } from './assert-defined.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Maximum compression, except for a megabyte (the map), which would take ten times as long for a twentieth less. */
const qualityOf = ({ length }: Buffer): number => (length > 500_000 ? 9 : constants.BROTLI_MAX_QUALITY);

/** `x.js` gets `x.js.br` and `x.js.gz`. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    const folder = assertDefined(dir, 'folder to build into');
    const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file));
    await Promise.all(
      files.flatMap((file) => {
        const content = readFileSync(join(folder, file));
        return [
          brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: qualityOf(content) } }).then((small) =>
            writeFileSync(join(folder, `${file}.br`), small),
          ),
          zip(content, { level: 9 }).then((small) => writeFileSync(join(folder, `${file}.gz`), small)),
        ];
      }),
    );
  },
};
