/** Download sizes of a tag: bytes of the built files, compressed with Brotli. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FilesByTag } from '../../../src/tools/pack/files-by-tag';

/** The header's search box, which most pages already contain. */
const BESIDE = 'shop-suggester';
const OTHER = 'shop-cart-widget';

const LOADER = ['index.js', 'shop-elements.css'];

export interface Sizes {
  /** Loaded once per page: loader and style sheet. */
  readonly loader: number;
  /** Bytes until the first paint. */
  readonly paint: number;
  /** Bytes of the view, and whether it loads only on interaction. */
  readonly view: number;
  readonly waits: boolean;
  /** All bytes for a page that already has another element. */
  readonly second: { readonly beside: string; readonly bytes: number };
}

/** The sizes of the build in `folder`; undefined without a build. */
export function sizesOf(tag: string, folder: string): Sizes | undefined {
  const list = join(folder, 'files.json');
  if (!existsSync(list)) return undefined;
  const { tags } = JSON.parse(readFileSync(list, 'utf8')) as { tags: FilesByTag };
  const all = (of: string): string[] => {
    const { paint = [], view = [], touched = [] } = tags[of] ?? {};
    return [...paint, ...view, ...touched];
  };
  const bytes = (files: readonly string[]): number =>
    files.reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
  const { paint = [], view = [], touched = [] } = tags[tag] ?? {};
  const beside = tag === BESIDE ? OTHER : BESIDE;
  const loaded = new Set(all(beside));
  return {
    loader: bytes(LOADER),
    paint: bytes(paint),
    view: bytes([...view, ...touched]),
    waits: touched.length > 0,
    second: { beside, bytes: bytes(all(tag).filter((file) => !loaded.has(file))) },
  };
}
