/** Tests that documentation in a declaration is removed from the browser's files, and nothing else. */
import { expect, it } from 'vitest';
import { withoutDocumentation } from '../../../../src/tools/pack/documentation';

const squeezed = (code: string) => withoutDocumentation(code).replace(/\s+/g, ' ');

it('withoutDocumentation drops summaries, slots, parts, custom properties, and events that cannot be prevented', () => {
  const code = `
    export const shopThing = declare({
      tag: 'shop-thing',
      summary: 'It has a “summary: of”, commas, (brackets)',
      attributes: { 'min-length': integer({ summary: 'Least.', default: 1, min: 1 }), kind: oneOf(['a'], { summary: 'Kind.' }) },
      events: { input: { summary: 'Typed.' }, 'shop-thing-add': event<{ summary: string }>({ summary: 'Asks.', detail: '{}', cancelable: true }) },
      slots: { '': 'Text.' },
      cssProperties: themeProperties,
    });
    define(shopThing, () => import('../src/thing/Thing'));`;
  expect(squeezed(code)).toBe(
    " export const shopThing = declare({ tag: 'shop-thing', attributes: { 'min-length': integer({ default: 1, min: 1 }), kind: oneOf(['a'], { }) }," +
      " events: { 'shop-thing-add': event<{ summary: string }>({ cancelable: true }) }, }); define(shopThing, () => import('../src/thing/Thing'));",
  );
});

it('withoutDocumentation drops the samples of an action that only contract, kit and mock use', () => {
  const code =
    "const load = action({ body: v.object({}), samples: { good: {} }, mayChange: [], trialBody({ cart }) { return cart; }, slot: '0', lay: (a) => void a });";
  expect(squeezed(code)).toBe("const load = action({ slot: '0', lay: (a) => void a });");
});

it('withoutDocumentation drops all events at once if none can be prevented', () => {
  const code = "declare({ tag: 'shop-a', events: { input: { summary: 'Typed.' } } });";
  expect(squeezed(code)).toBe("declare({ tag: 'shop-a', });");
});

it('withoutDocumentation keeps every other character at its offset, so that error positions match the source', () => {
  const code = "declare({ tag: 'shop-a', summary: 'Ż',\n attributes: {} });";
  expect(withoutDocumentation(code)).toBe(`declare({ tag: 'shop-a',${' '.repeat(14)}\n attributes: {} });`);
});

it('withoutDocumentation ignores objects with the same keys that are no declarations', () => {
  const code = "const row = { summary: 'kept', parts: { a: 'kept' }, type: 'kept' };";
  expect(withoutDocumentation(code)).toBe(code);
});

it('withoutDocumentation also drops documentation from the results of declaring functions', () => {
  const code =
    "function kind(options, is) { return { ...is, summary: options.summary, type: '' + is.type, page: false } as Attribute; }";
  expect(withoutDocumentation(code, true).replace(/\s+/g, ' ')).toBe(
    'function kind(options, is) { return { ...is, page: false } as Attribute; }',
  );
  expect(withoutDocumentation(code)).toBe(code);
});

it('withoutDocumentation drops the form that a schema has in the contract', () => {
  const code =
    'const decimal = v.pipe(v.unknown(), wire({ as: v.union([v.number(), v.string()]) }), v.transform(read));';
  expect(squeezed(code)).toBe('const decimal = v.pipe(v.unknown(), v.transform(read));');
});
