/** Tests which source provides a value, and the warning about a wrong one. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flag, integer, text } from '../../../src/element/attributes';
import { tokens } from '../../../src/element/further-attributes';
import { declare } from '../../../src/element/declare';
import { Values } from '../../../src/element/values';
import { stubPage } from '../../fixtures/page';

const summary = 'For the test.';
const sample = declare({
  tag: 'shop-sample',
  summary,
  attributes: {
    'cart-url': text({ summary, page: true }),
    'submit-label': text({ summary, default: 'Kup' }),
    rows: integer({ summary, default: 3, page: true }),
    kinds: tokens({ summary }),
    disabled: flag({ summary }),
  },
});

const warn = vi.fn();
beforeEach(() => {
  vi.stubGlobal('console', { ...console, warn });
  stubPage();
});
afterEach(() => {
  warn.mockReset();
  vi.unstubAllGlobals();
});

/** A minimal element for `Values`, with these attributes and this text in a child script. */
function valuesOf(attributes: Record<string, string> = {}, child?: string, isDisabledByItsFieldset = false) {
  const element = {
    localName: 'shop-sample',
    firstElementChild: child === undefined ? null : {},
    querySelector: () => (child === undefined ? null : { textContent: child }),
    getAttribute: (name: string) => attributes[name] ?? null,
    removeAttribute: (name: string) => void delete attributes[name],
    matches: () => isDisabledByItsFieldset,
  };
  return { values: new Values(element as unknown as HTMLElement, sample), attributes };
}

describe('a value of an attribute is', () => {
  it('the default if no source has one', () => {
    const { values } = valuesOf();
    expect([values.get('cart-url'), values.get('rows'), values.get('disabled')]).toEqual([undefined, 3, false]);
  });

  it('the value that the page sets, if the page may set the attribute', () => {
    stubPage({ config: { rows: '5', 'submit-label': 'Zamów' } });
    const { values } = valuesOf();
    expect([values.get('rows'), values.get('submit-label')]).toEqual([5, 'Kup']);
  });

  it('the value from the child JSON, where its name is in camelCase, rather than the page’s value', () => {
    stubPage({ config: { 'cart-url': '/koszyk' } });
    expect(valuesOf({}, '{"cartUrl":"/wozek"}').values.get('cart-url')).toBe('/wozek');
  });

  it('the attribute’s rather than the child JSON’s, unless it is empty and empty is no value', () => {
    const child = '{"rows":7,"submitLabel":"Weź"}';
    expect(valuesOf({ rows: '4' }, child).values.get('rows')).toBe(4);
    expect(valuesOf({ rows: '', 'submit-label': '' }, child).values.get('rows')).toBe(7);
    expect(valuesOf({ 'submit-label': '' }, child).values.get('submit-label')).toBe('Weź');
  });

  it('the property’s rather than any other, until the attribute changes or null removes it', () => {
    const { values, attributes } = valuesOf({ rows: '4' });
    values.assign('rows', 9);
    expect(values.get('rows')).toBe(9);
    values.attributeChanged('rows');
    expect(values.get('rows'), 'an upgrade tells of attributes that were there').toBe(9);
    attributes['rows'] = '6';
    values.attributeChanged('rows');
    expect(values.get('rows')).toBe(6);
    values.assign('rows', 9);
    values.assign('rows', null);
    expect(values.get('rows')).toBe(6);
  });

  it('true for `disabled` inside a disabled fieldset, whatever the element’s own attribute says', () => {
    expect(valuesOf({}, undefined, true).values.get('disabled')).toBe(true);
  });
});

it('assigning disabled = false removes the attribute, by which the browser decides whether to submit', () => {
  const { values, attributes } = valuesOf({ disabled: '' });
  values.assign('disabled', false);
  expect([attributes, values.get('disabled')]).toEqual([{}, false]);
});

it('a wrong value becomes the default, skips the other sources, and warns once until it changes', () => {
  stubPage({ config: { rows: '5' } });
  const { values, attributes } = valuesOf({ rows: 'wiele' });
  expect([values.get('rows'), values.get('rows')]).toEqual([3, 3]);
  expect(warn.mock.calls).toEqual([
    [
      '<shop-sample> rows: wrong value, using the default.',
      'wiele',
      'node_modules/shop-elements/dist/faults.html#wrong-value',
    ],
  ]);
  attributes['rows'] = 'mało';
  expect([values.get('rows'), warn.mock.calls.length]).toEqual([3, 2]);
});

it('a value keeps its identity until its source changes', () => {
  const { values, attributes } = valuesOf({ kinds: 'a b' });
  const before = values.get('kinds');
  expect(values.get('kinds')).toBe(before);
  attributes['kinds'] = 'a  b';
  expect(values.get('kinds')).not.toBe(before);
  expect(values.get('kinds')).toEqual(before);
});

it.each([
  ['[1]', 'it is no object.'],
  ['5', 'it is no object.'],
  ['{"rows":', 'line 1, column 9: …{"rows":▸…'],
])('a child script with %s is ignored, and the console shows the position of the error [E12]', async (json, reason) => {
  const { values } = valuesOf({}, json);
  expect(values.get('rows')).toBe(3);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls[0]![0]).toBe(`<shop-sample> child JSON ignored: ${reason}`);
  expect(warn.mock.calls[0]!.at(-1)).toBe('node_modules/shop-elements/dist/faults.html#child-json');
});
