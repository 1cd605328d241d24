/** Tests the manifest that is generated from a declaration for editors and the documentation. */
import { expect, it } from 'vitest';
import { flag, integer, text } from '../../../../src/element/attributes';
import { declare } from '../../../../src/element/declare';
import { manifestOf } from '../../../../src/tools/manifest/custom-elements';

const sample = declare({
  tag: 'shop-sample',
  summary: 'For the test.',
  attributes: {
    'page-size': integer({ summary: 'Rows.', default: 25 }),
    brand: text({ summary: 'The brand.', page: true }),
    disabled: flag({ summary: 'No input.' }),
  },
  events: { 'shop-sample-change': { summary: 'Asks.', cancelable: true } },
  slots: { '': 'Rows of the template.' },
  parts: { table: 'The table.' },
  deprecated: {
    element: { since: '0.2.0', until: '2027-06-01', instead: '<shop-table>' },
    'attribute brand': { since: '0.2.0', until: '2027-06-01', instead: '`make`' },
    'part table': { since: '0.2.0', until: '2027-06-01', instead: '`rows`' },
  },
  cssProperties: { '--shop-color-accent': { summary: 'Accent.', syntax: '<color>', default: 'teal' } },
});

const [module] = manifestOf([sample]).modules;
const [declaration] = module!.declarations;

it('names the file, the class and the tag', () => {
  expect(module).toMatchObject({
    path: 'dist/shop-sample.js',
    exports: [{ name: 'shop-sample', declaration: { name: 'ShopSample' } }],
  });
  expect(declaration).toMatchObject({
    name: 'ShopSample',
    tagName: 'shop-sample',
    customElement: true,
    summary: 'For the test.',
  });
});

it('lists each attribute with its type, default and property', () => {
  expect(declaration!.attributes).toEqual([
    { name: 'page-size', fieldName: 'pageSize', description: 'Rows.', type: { text: 'number' }, default: '25' },
    {
      name: 'brand',
      fieldName: 'brand',
      description: 'The brand. A page may state it once, on `<shop-config>`.',
      type: { text: 'string | undefined' },
      deprecated: 'Deprecated since 0.2.0, stays until 2027-06-01 at least. Use `make`.',
    },
    { name: 'disabled', fieldName: 'disabled', description: 'No input.', type: { text: 'boolean' }, default: 'false' },
  ]);
  expect(declaration!.members.flatMap((one) => ('attribute' in one ? [[one.name, one.attribute]] : []))).toEqual([
    ['pageSize', 'page-size'],
    ['brand', 'brand'],
    ['disabled', 'disabled'],
  ]);
});

it('lists events, slots, parts and custom properties', () => {
  expect(declaration!.events.map(({ name, description }) => [name, description])).toEqual([
    ['shop-sample-change', 'Asks. Cancelable.'],
    ['shop-error', 'A failure, which the element also displays.'],
  ]);
  expect(declaration).toMatchObject({
    slots: [{ name: '', description: 'Rows of the template.' }],
    cssParts: [{ name: 'table' }],
    cssProperties: [{ name: '--shop-color-accent', default: 'teal' }],
  });
});
