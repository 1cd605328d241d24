/** Shows that each translation has all Polish texts, with the same placeholders, and that the published list is up to date. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { hasPlaceholders } from '../../../src/page/phrase';
import { diagnose } from '../../../src/page/text-diagnostics';
import { english } from '../../../src/texts/english';
import { generatedTexts, translations } from '../../../src/tools/texts/texts-list';
import { languages } from '../../../src/texts/languages';
import { addressText } from '../../../src/cart/later/text';
import { text } from '../../../src/cart/text';
import { SOURCE } from '../../../src/page/texts';
import { polish } from '../../../src/texts/polish';
import { sources } from '../../architecture/sources';
import { textsOf } from '../../fixtures/texts';

const formsOf = (text: string | object): string[] => (typeof text === 'string' ? [text] : Object.values(text));

describe('the list of texts', () => {
  it('contains every table of every text.ts', () => {
    const files = sources('src', /\/text\.ts$/).flatMap(({ code }) =>
      [...code.matchAll(/\btexts\('([\w.]+)'/g)].map(([, prefix]) => prefix!),
    );
    const listed = Object.keys(polish);
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((prefix) => !listed.some((key) => key.startsWith(`${prefix}.`)))).toEqual([]);
  });

  it('is published unchanged', async () => {
    for (const [path, text] of await generatedTexts())
      expect(readFileSync(path, 'utf8') === text, `${path} is out of date: npm run manifest`).toBe(true);
  });

  it('contains no key that the console would call unknown', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    diagnose('none', {}, polish);
    // Unknown to this table: addresses have their own table, loaded later.
    diagnose('cart', text[SOURCE][1], { 'cart.addresses.nip': 'NIP', 'cart.saving': 'Zapis…' });
    expect(warn.mock.calls).toEqual([]);
    diagnose('cart.addresses', addressText[SOURCE][1], { 'cart.addresses.nib': 'NIP' });
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each(['search.label', 'searching.box.label', 'cart'])('lacks %s, so the console warns of it', (key) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    diagnose('none', {}, { [key]: 'Czego?' });
    expect(warn).toHaveBeenLastCalledWith(expect.stringContaining(`"${key}" is no key`), expect.any(String));
  });
});

describe('the list of languages', () => {
  it.each(languages)('has a script, which the export map names, for each language: %s', (language) => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8')) as { exports: Record<string, unknown> };
    expect(readdirSync('elements')).toContain(`texts-${language}.ts`);
    expect(exports['./texts-*']).toEqual({
      types: './dist/types/elements/html.d.ts',
      default: './dist/texts-*.js',
    });
  });

  it('contains every language that has a script', () => {
    const scripts = readdirSync('elements').flatMap((file) => /^texts-(\w+)\.ts$/.exec(file)?.[1] ?? []);
    expect(scripts.toSorted()).toEqual(languages.toSorted());
  });
});

describe.each(Object.entries(translations).filter(([language]) => language !== 'en'))('the set %s', (language, set) => {
  it('has the same keys as the Polish one, each with its placeholders and the plural forms of the language', () => {
    expect(Object.keys(set).sort()).toEqual(Object.keys(polish).sort());
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [key, { text, placeholders }] of Object.entries(polish)) {
      expect(hasPlaceholders(set[key], placeholders), key).toBe(true);
      expect(typeof set[key], key).toBe(typeof text);
      if (typeof set[key] === 'object') expect(Object.keys(set[key]).toSorted(), key).toEqual(forms);
    }
  });

  it('has no Polish letter', () => {
    expect(JSON.stringify(set).match(/[ąęłńśźż]/i)).toBe(null);
  });
});

describe('the English set', () => {
  it('has the same keys as the Polish one', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(polish).sort());
  });

  it.each(Object.entries(polish))('has %s with its placeholders, not in Polish', (key, { placeholders }) => {
    const text = english[key];
    expect(hasPlaceholders(text, placeholders)).toBe(true);
    expect(formsOf(text!).join(' ')).not.toMatch(/[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„]/);
    if (typeof text === 'object') expect(Object.keys(text)).toEqual(['one', 'other']);
  });

  it('repeats Polish only for texts that are equal in both languages', () => {
    const same = Object.entries(polish).flatMap(([key, { text }]) => (english[key] === text ? [text] : []));
    expect(new Set(same)).toEqual(
      new Set([
        '1\u00A0{main} = {value}\u00A0{unit}',
        ...textsOf(`
          VAT | VAT {rate} | = {amount} | tel. | E-mail | Region | 24/7 | EAN | {meaning} – {column} | {number}: {text}
          {what}: {product} | {label}: {name} | {label}: {from} → {to} | {name}: {why} | Status | OFFLINE | m | %`),
      ]),
    );
  });
});
