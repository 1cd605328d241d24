/** Tests which packages a release refuses: with missing files, or with sources. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultsOf, type Manifest } from '../../../../src/tools/pack/package-contents';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const whole = faultsOf(manifest, []).map((fault) => fault.replace(' is missing', ''));

it('package-contents reports missing files: of the exports and the command, the licence, the editors’ data', () => {
  expect(whole).toEqual(
    expect.arrayContaining(['dist/command/shop-elements.js', 'dist/types/elements/react.d.ts', 'LICENSE']),
  );
  expect(faultsOf(manifest, whole)).toEqual([]);
});

it('package-contents reports sources and source maps as superfluous', () => {
  expect(faultsOf(manifest, [...whole, 'src/a.ts', 'dist/index.js.map', 'dist/a.js'])).toEqual([
    'src/a.ts is too many',
    'dist/index.js.map is too many',
  ]);
});
