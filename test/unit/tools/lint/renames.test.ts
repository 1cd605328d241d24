/** Tests what `lint --fix` does with the names that a version renames, by made-up renames. */
import { describe, expect, it } from 'vitest';
import { lint } from '../../../../src/tools/lint/lint';
import type { Language } from '../../../../src/tools/lint/language';
import { mended } from '../../../../src/tools/lint/problem';
import { renames, type Renames } from '../../../../src/tools/lint/renames';
import { surface } from '../../../../src/tools/pack/api/surface';
import { declarations } from '../../../../src/tools/manifest/outputs';

const tags = await declarations();

const madeUp: Renames = {
  'attribute shop-cart basket-url': { to: 'cart-url', since: '0.2.0' },
  'event shop-cart shop-basket-changed': { to: 'shop-cart-changed', since: '0.2.0' },
  'element shop-basket': { to: 'shop-cart', since: '0.3.0' },
  'part shop-cart sums': { to: 'totals', since: '0.3.0' },
  'property shop-cart --shop-paint': { to: '--shop-color-accent', since: '0.3.0' },
};

const problemsOf = (text: string, language: Language) => lint(text, language, tags, false, madeUp);
const fixed = (text: string, language: Language = 'html'): string => mended(text, problemsOf(text, language));

describe('lint --fix', () => {
  it('renames an attribute, and names the version', () => {
    const old = '<shop-cart basket-url="/koszyk"></shop-cart>';
    expect(problemsOf(old, 'html').map(({ rule, message }) => `${rule} ${message}`)).toContain(
      'unknown-attribute basket-url is cart-url since version 0.2.0.',
    );
    expect(fixed(old)).toBe('<shop-cart cart-url="/koszyk"></shop-cart>');
  });

  it.each<[Language, string, string]>([
    ['twig', '<shop-cart basket-url="{{ url }}"></shop-cart>', '<shop-cart cart-url="{{ url }}"></shop-cart>'],
    ['vue', '<shop-cart :basket-url="url"></shop-cart>', '<shop-cart :cart-url="url"></shop-cart>'],
    ['vue', '<shop-cart v-bind:basket-url="url" />', '<shop-cart v-bind:cart-url="url" />'],
    ['php', `<?php echo '<shop-cart basket-url="/k">';`, `<?php echo '<shop-cart cart-url="/k">';`],
    ['script', 'x = `<shop-cart basket-url="${url}">`', 'x = `<shop-cart cart-url="${url}">`'],
    [
      'html',
      '<shop-cart><script type="application/json">{"basketUrl": "/k"}</script></shop-cart>',
      '<shop-cart><script type="application/json">{"cartUrl": "/k"}</script></shop-cart>',
    ],
  ])('renames an attribute in %s: %s', (language, old, now) => {
    expect(fixed(old, language)).toBe(now);
  });

  it.each<[Language, string, string]>([
    ['script', "el.addEventListener('shop-basket-changed', f)", "el.addEventListener('shop-cart-changed', f)"],
    ['script', "$('#a').on('shop-basket-changed', f)", "$('#a').on('shop-cart-changed', f)"],
    [
      'vue',
      '<shop-cart cart-url="/k" @shop-basket-changed="f" />',
      '<shop-cart cart-url="/k" @shop-cart-changed="f" />',
    ],
    [
      'html',
      '<script>document.addEventListener("shop-basket-changed", f)</script>',
      '<script>document.addEventListener("shop-cart-changed", f)</script>',
    ],
  ])('renames an event in %s: %s', (language, old, now) => {
    expect(fixed(old, language)).toBe(now);
  });

  it('renames a tag in a page, a script and a style sheet, both of its ends', () => {
    expect(fixed('<shop-basket cart-url="/k"></shop-basket>')).toBe('<shop-cart cart-url="/k"></shop-cart>');
    expect(fixed("document.querySelector('shop-basket')", 'script')).toBe("document.querySelector('shop-cart')");
    expect(fixed('shop-basket { color: red; }', 'css')).toBe('shop-cart { color: red; }');
  });

  it('renames a part and a custom property', () => {
    expect(fixed('shop-cart::part(sums) { margin: 0; }', 'css')).toBe('shop-cart::part(totals) { margin: 0; }');
    expect(fixed(':root { --shop-paint: red; }', 'css')).toBe(':root { --shop-color-accent: red; }');
  });

  it('leaves an own name of another tag', () => {
    const own = '<shop-search basket-url="/k"></shop-search>';
    expect(fixed(own)).toBe(own);
  });
});

it('every rename of the package leads from a removed name to a present one', () => {
  const names = surface();
  for (const [key, { to }] of Object.entries(renames)) {
    expect(Object.hasOwn(names, key), key).toBe(false);
    expect(Object.hasOwn(names, key.replace(/\S+$/, to)), `${key} → ${to}`).toBe(true);
  }
});
