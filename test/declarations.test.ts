/** Tests that every declaration in `elements/` follows the conventions that pages rely on. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WRONG } from '../src/element/attributes';
import { declarations } from '../src/tools/manifest/outputs';

for (const { tag, attributes, events, slots, parts, cssProperties, deprecated = {} } of await declarations()) {
  describe(`<${tag}>`, () => {
    it('has attributes in kebab-case, each with a sentence', () => {
      for (const [name, { summary }] of Object.entries(attributes)) {
        expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(summary).toMatch(/^\p{Lu}.*\.$/u);
      }
    });

    it('has defaults that its attributes accept', () => {
      for (const { default: value, accept } of Object.values(attributes)) {
        if (value !== undefined) expect(accept(value)).not.toBe(WRONG);
      }
    });

    it('uses the default for invalid values of every kind except text and flag', () => {
      for (const { kind, read } of Object.values(attributes)) {
        const isLenient = kind === 'text' || kind === 'tokens' || kind === 'flag';
        if (!isLenient) expect(read('\u0000')).toBe(WRONG);
      }
    });

    it('deprecates only existing names, with version, date of removal and replacement', () => {
      const names = { attribute: attributes, event: events, slot: slots, part: parts, property: cssProperties };
      for (const [key, { since, until, instead }] of Object.entries(deprecated)) {
        const [kind, name = ''] = key.split(' ');
        if (kind !== 'element') expect(Object.keys(names[kind as keyof typeof names]), key).toContain(name);
        expect([since, until]).toEqual([
          expect.stringMatching(/^\d+\.\d+\.\d+$/),
          expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        ]);
        expect(instead).not.toBe('');
      }
    });

    it('has events with prefixed names, each with a sentence', () => {
      for (const [name, { summary }] of Object.entries(events)) {
        expect(name).toMatch(/^(shop(-[a-z]+)+|input|change)$/);
        expect(summary).toMatch(/^\p{Lu}.*\.$/u);
      }
    });
  });
}

/** The text between the brackets at `at`: `event<{ id: string }>(` → `{ id: string }`. */
function inBrackets(code: string, at: number): string {
  let end = at;
  for (let depth = 1; depth > 0; end++) {
    if (code[end] === '<') depth++;
    if (code[end] === '>' && code[end - 1] !== '=') depth--;
  }
  return code.slice(at, end - 1);
}

const plain = (type: string): string => type.replaceAll(/[\s;,]+/g, ' ').trim();

it('the documented detail of each event matches its TypeScript type', async () => {
  const warnings: string[] = [];
  for (const { tag, events } of await declarations()) {
    const code = readFileSync(`elements/${tag}.ts`, 'utf8');
    for (const [, name, start] of code.matchAll(/'(shop-[\w-]+)': event(<?)/g)) {
      const typed =
        start === '<' ? inBrackets(code, code.indexOf(`'${name}': event<`) + `'${name}': event<`.length) : '';
      const detail = events[name!]?.detail ?? '';
      // The documentation expands a named type.
      if (/^\w+$/.test(typed)) continue;
      expect(plain(detail), name).toBe(plain(typed));
      warnings.push(name!);
    }
  }
  expect(warnings.length).toBeGreaterThan(10);
});
