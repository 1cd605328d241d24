/** Shows that every declaration in `elements/` keeps the conventions that pages rely on. */
import { describe, expect, it } from 'vitest';
import { WRONG } from '../src/element/attributes';
import { declarations } from '../src/element/manifest/generated';

for (const { tag, attributes, events } of await declarations()) {
  describe(`<${tag}>`, () => {
    it('has attributes in kebab-case, each with a sentence', () => {
      for (const [name, { summary }] of Object.entries(attributes)) {
        expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(summary).toMatch(/^\p{Lu}.*\.$/u);
      }
    });

    it('has defaults that its own attributes would accept', () => {
      for (const { default: value, accept } of Object.values(attributes)) {
        if (value !== undefined) expect(accept(value)).not.toBe(WRONG);
      }
    });

    it('takes the default for whatever no kind but text and flag can read', () => {
      for (const { kind, read } of Object.values(attributes)) {
        const isLenient = kind === 'text' || kind === 'tokens' || kind === 'flag';
        if (!isLenient) expect(read('\u0000')).toBe(WRONG);
      }
    });

    it('has events of its own under its own kind of name, each with a sentence', () => {
      for (const [name, { summary }] of Object.entries(events)) {
        expect(name).toMatch(/^(shop(-[a-z]+)+|input|change)$/);
        expect(summary).toMatch(/^\p{Lu}.*\.$/u);
      }
    });
  });
}
