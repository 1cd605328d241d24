/** Tests the editor data of a tag: listed values, flags without a value, defaults, events. */
import { describe, expect, it } from 'vitest';
import { flag, integer, oneOf, text } from '../../../../src/element/attributes';
import { declare } from '../../../../src/element/declare';
import { manifestOf } from '../../../../src/tools/manifest/custom-elements';
import { htmlData, webTypes } from '../../../../src/tools/pack/editor';

const summary = 'Says something.';
const sample = declare({
  tag: 'shop-sample',
  summary: 'A sample.',
  attributes: {
    'cart-url': text({ summary, required: true }),
    trader: flag({ summary }),
    routing: oneOf(['hash', 'path'], { summary, default: 'hash' }),
    visible: integer({ summary, default: 3 }),
  },
  events: { 'shop-sample-changed': { summary: 'It changed.', detail: '{ count: number }' } },
  parts: { row: 'A row.' },
  cssProperties: { '--shop-gap': { summary: 'The gap.', syntax: '<length>', default: '4px' } },
});

describe('html-custom-data', () => {
  const [tag] = htmlData([sample]).tags;

  it('lists the allowed values of an attribute, and no value for a flag', () => {
    const named = Object.fromEntries(tag!.attributes.map((one) => [one.name, one]));
    expect(named['routing']).toEqual({
      name: 'routing',
      description: 'Says something. Default: `"hash"`.',
      values: [{ name: 'hash' }, { name: 'path' }],
    });
    expect(named['trader']).toEqual({ name: 'trader', description: summary, valueSet: 'v' });
    expect(named['visible']?.description).toContain('Default: `3`.');
  });

  it('names the attribute without which the tag has no effect', () => {
    expect(tag!.attributes[0]).toEqual({ name: 'cart-url', description: 'Required. Says something.' });
    expect(webTypes([sample], '1').contributions.html.elements[0]!.attributes.map(({ required }) => required)).toEqual([
      ...[true, false, false, false],
    ]);
    expect(JSON.stringify(manifestOf([sample]))).toContain('"required":true');
  });

  it('names the events', () => {
    expect(tag!.description).toContain('- `shop-sample-changed`: It changed.');
  });
});

describe('web-types', () => {
  const [tag] = webTypes([sample], '1.2.3').contributions.html.elements;

  it('types attributes, properties and events', () => {
    expect(tag!.attributes.find(({ name }) => name === 'routing')?.value).toEqual({
      kind: 'plain',
      type: "'hash' | 'path'",
    });
    expect(tag!.attributes.find(({ name }) => name === 'trader')?.value.kind).toBe('no-value');
    expect(tag!.js.properties.find(({ name }) => name === 'cartUrl')?.type).toBe('string | undefined');
    expect(tag!.js.events[0]).toEqual({
      name: 'shop-sample-changed',
      description: 'It changed.',
      type: 'CustomEvent<{ count: number }>',
    });
  });

  it('lists parts and custom properties', () => {
    expect(tag!.css.parts).toEqual([{ name: 'row', description: 'A row.' }]);
    expect(tag!.css.properties).toEqual([{ name: '--shop-gap', description: 'The gap.', default: '4px' }]);
  });
});
