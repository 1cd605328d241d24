/** Tests that a broken megabyte is linted in linear time, whatever is broken in it. */
import { describe, expect, it } from 'vitest';
import { declarations } from '../../src/tools/manifest/outputs';
import type { Language } from '../../src/tools/lint/language';
import { lint } from '../../src/tools/lint/lint';

const tags = await declarations();

/** Over a megabyte each; a quadratic reader would take minutes. */
const BROKEN: readonly (readonly [what: string, languages: readonly Language[], piece: string])[] = [
  ['open quotes', ['html', 'php'], '<shop-cart cart-url="\n'],
  ['open single quotes', ['html', 'twig'], "<shop-cart client='{\n"],
  ['tags that do not end', ['html'], '<shop-cart trader>\n'],
  ['tags without >', ['html', 'blade'], '<shop-cart trader \n'],
  ['unknown tags', ['html'], '<shop-kart></shop-kartt>\n'],
  ['ends of nothing', ['html'], '</shop-cart></div>\n'],
  ['other tags around', ['html', 'vue'], '<div><shop-tabs>\n'],
  ['selects', ['html'], '<shop-select><shop-faq>\n'],
  ['comments', ['html'], '<!-- <shop-cart '],
  ['scripts', ['html'], '<shop-cart><script type="application/json">{"a":1'],
  ['keys', ['html'], '<shop-cart><script>{"a": 1}</script>'],
  ['expressions', ['twig', 'blade'], '<shop-cart a="{{ b" {% c {# '],
  ['braces', ['smarty', 'latte', 'svelte'], '<shop-cart a={$b {if {'],
  ['directives', ['blade'], '<shop-cart @if(( "'],
  ['php', ['php'], "<?php '<shop-cart ' . /* \" <<<A "],
  ['statements', ['php'], "<?php echo '<shop-cart a=\"'; ?>"],
  ['literals', ['script', 'svelte'], '`<shop-cart ${ a + `'],
  ['strings', ['script'], "x = '<shop-cart' + \n\"<shop-\n/[/ // "],
  ['rules', ['css'], 'shop-cart::part( --shop-x { /* '],
  ['selectors', ['css'], 'shop-kart::part(buton) > '],
  ['quotes alone', ['script', 'html'], '"shop-cart"\''],
];

describe('a broken megabyte', () => {
  it.each(BROKEN)('is linted in linear time: %s', { timeout: 60_000 }, (_, languages, piece) => {
    const text = piece.repeat(Math.ceil(1_300_000 / piece.length));
    for (const language of languages) expect(Array.isArray(lint(text, language, tags))).toBe(true);
  });
});
