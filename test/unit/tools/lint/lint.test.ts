/** Tests the findings of the template linter in HTML, Twig, PHP and Blade, and the code that it ignores. */
import { describe, expect, it } from 'vitest';
import { declare } from '../../../../src/element/declare';
import { lint } from '../../../../src/tools/lint/lint';
import { texts } from '../../../../src/element/page-texts';
import { languageOf, type Language } from '../../../../src/tools/lint/language';
import { shopCart } from './shop-cart';
import { textsOf } from '../../../fixtures/texts';

const shopConfig = declare({ tag: 'shop-config', summary: 'Holds settings.', attributes: { texts } });

/** Problems as `1:12 wrong-value …`, one each. */
const problems = (template: string, language: Language = 'html'): string[] =>
  lint(template, language, [shopCart, shopConfig]).map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`,
  );

const rulesOf = (template: string, language: Language = 'html'): string[] =>
  lint(template, language, [shopCart, shopConfig]).map(({ rule }) => rule);

describe('in HTML', () => {
  it('reports no problem in a correct page', () => {
    const page = `<!doctype html><!-- <shop-kart> --><div class="x" shop-like><p>a < b & c</p>
      <shop-cart cart-url="/koszyk?a=1&amp;b=2" class="w" data-x aria-label="a > b" trader routing=path payment-methods-visible="5"
        client='{"name": "Anna"}' redirect-origins="https://a.pl https://b.pl" onclick="go()" @click="x" :value="y" v-if="z">
        <script type="application/json">{"client": {"name": "A </b>"}, "trader": true}</script>
        <script>if (a < b) document.write("<b>")</script>
      </shop-cart>`;
    expect(problems(page)).toEqual([]);
  });

  it('reads character references as the browser does, and continues after an invalid one', () => {
    const page = (name: string) =>
      `<shop-cart client="{&quot;name&quot;: &quot;${name}&quot;}"></shop-cart><shop-kart></shop-kart>`;
    for (const name of ['G&oacute;ra &bdquo;B&rdquo;', '&#9999999999;', '&#xffffffff;', '&nieznane;'])
      expect(rulesOf(page(name))).toEqual(['unknown-tag']);
    expect(problems('<shop-cart routing="&laquo;hash&raquo;"></shop-cart>')[0]).toContain('«hash»');
  });

  it('reports an unknown tag with its position and the nearest known tag', () => {
    expect(problems('<p>\n  <shop-kart></shop-kart>')).toEqual([
      '2:3 unknown-tag <shop-kart> is not a tag of ours. Did you mean <shop-cart>?',
    ]);
  });

  it('reports an unknown attribute with the nearest known attribute', () => {
    expect(problems('<shop-cart cartUrl="/koszyk"></shop-cart>')).toEqual([
      '1:12 unknown-attribute <shop-cart> has no attribute carturl. Did you mean cart-url?',
    ]);
    expect(problems('<shop-config colour="red"></shop-config>')[0]).toContain('It has: texts.');
  });

  it.each([
    ['routing="hsah"', 'wrong-value', 'one of hash, path, memory'],
    ['payment-methods-visible="dużo"', 'wrong-value', 'a whole number within its bounds'],
    ['payment-methods-visible="-1"', 'wrong-value', 'a whole number within its bounds'],
    ['payment-methods-visible', 'wrong-value', 'needs a value'],
    ['client="{"name": "Anna"}"', 'broken-json', 'It ends at its first double quote'],
    ["client='{name: 1}'", 'broken-json', 'this is not JSON'],
    [`client='{"nazwa": 1}'`, 'wrong-value', 'expected JSON of the type CartClient'],
    ['trader="false"', 'flag-value', 'Remove it'],
    ['trader="0"', 'flag-value', 'Remove it'],
    ['trader="no"', 'flag-value', 'Remove it'],
    ['trader=" Nie "', 'flag-value', 'Remove it'],
    ['trader="off"', 'flag-value', 'Remove it'],
    ['cart-url="/a" cart-url="/b"', 'twice', 'the browser uses the first'],
  ])('finds %s', (attribute, rule, words) => {
    const reported = problems(`<shop-cart ${attribute}></shop-cart>`);
    expect(reported.some((one) => one.includes(` ${rule} `) && one.includes(words))).toBe(true);
  });

  it('reports a self-closing tag', () => {
    expect(rulesOf('<shop-cart cart-url="/koszyk" />')).toEqual(['self-closing']);
    expect(rulesOf('<shop-cart cart-url=/koszyk/></shop-cart>')).toEqual([]);
  });

  it.each([
    ['{"client": {"name": "A"}', 'broken-json'],
    ['[1]', 'broken-json'],
    ['{"cilent": {}}', 'unknown-attribute'],
    ['{"client": {"nazwa": 1}}', 'wrong-value'],
    ['{"trader": "tak"}', 'wrong-value'],
  ])('reports errors in a child script: %s', (content, rule) => {
    expect(rulesOf(`<shop-cart>\n<script type="application/json">${content}</script></shop-cart>`)).toEqual([rule]);
  });

  it('continues after an escaped quote, up to the template’s expression', () => {
    const json = String.raw`{"cartUrl": "/koszyk?rura=3\", ocynk", "client": {{ client|embed }}}`;
    expect(problems(`<shop-cart><script type="application/json">${json}</script></shop-cart>`, 'twig')).toEqual([]);
  });

  it('reports the line of a wrong key in a child script', () => {
    const reported = problems(
      '<shop-cart>\n<script type="application/json">{\n  "cartURL": "/a"\n}</script></shop-cart>',
    );
    expect(reported).toEqual([
      '3:3 unknown-attribute <shop-cart> has no attribute for the key "cartURL". Did you mean "cartUrl"?',
    ]);
  });

  it.each(['text/json', 'json', 'application/json; charset=utf-8'])(
    'finds a child script whose type nobody reads: %s',
    (type) => {
      expect(problems(`<shop-cart><script type="${type}">{}</script></shop-cart>`)).toEqual([
        '1:26 child-script <shop-cart> reads only a child script of the type "application/json".',
      ]);
    },
  );

  it('reads the type of a child script as the browser does, and ignores other scripts', () => {
    expect(rulesOf('<shop-cart><script type="Application/JSON">[]</script></shop-cart>')).toEqual(['broken-json']);
    for (const type of ['application/ld+json', 'module', 'speculationrules'])
      expect(rulesOf(`<shop-cart><script type="${type}">[]</script></shop-cart>`)).toEqual([]);
  });

  it('reads templates that end in the middle of a tag', () => {
    for (const piece of textsOf(
      '< | <shop-cart | <shop-cart client=" | <shop-cart a= | <!-- | <script> | </ | <shop-cart =',
    ))
      expect(() => problems(piece)).not.toThrow();
  });
});

describe('in Twig', () => {
  it('ignores values that the server prints in Twig', () => {
    const template = `{# <shop-kart> #}{% if a > 1 %}<shop-cart{% if trader %} trader{% endif %} {{ attributes }} routing="{% if a %}hash{% else %}path{% endif %}"
      payment-methods-visible="{{ count }}" cart-url="{{ path('cart', {id: 1}) }}" {% if b %}client="{{ c|json_encode }}"{% else %}client='{"name":"A"}'{% endif %}>
      <script type="application/json">{{ client|embed }}</script></shop-cart>{% endif %}`;
    expect(problems(template, 'twig')).toEqual([]);
  });

  it('ignores a tag whose name the server prints', () => {
    expect(problems('<shop-{{ kind }} url="/"></shop-{{ kind }}><shop-c{{ rest }}>', 'twig')).toEqual([]);
    expect(rulesOf('<shop-kart{% if trader %} trader{% endif %}>', 'twig')).toEqual(['unknown-tag']);
  });

  it('does not read text inside an expression as a tag', () => {
    expect(problems(`{{ '<shop-kart>' }}{% set x = "<shop-kart>" %}`, 'twig')).toEqual([]);
  });

  it.each([
    [`<shop-cart client="{{ c|json_encode|raw }}"></shop-cart>`, 'ends at its first quote'],
    [
      `<shop-cart><script type="application/json">{{ c|json_encode }}</script></shop-cart>`,
      'a script does not decode &quot;',
    ],
  ])('finds wrong escaping: %s', (template, words) => {
    expect(problems(template, 'twig')[0]).toMatch(new RegExp(`escaping .*${words}`));
  });

  it('reads JSON around printed values', () => {
    const script = (json: string) => `<shop-cart><script type="application/json">${json}</script></shop-cart>`;
    expect(problems(script('{"cartUrl": {{ url|embed }}, "client": {{ c|embed }}}'), 'twig')).toEqual([]);
    expect(rulesOf(script('{"cartUrl": {{ url|embed }} "client": {{ c|embed }}}'), 'twig')).toEqual(['broken-json']);
  });

  it('counts lines through expressions of several lines', () => {
    expect(problems('{{ a\n  | b }}\n{#\n#}\n<shop-kart>', 'twig')[0]).toMatch(/^5:1 unknown-tag/);
  });
});

describe('in PHP', () => {
  it('ignores values that the server prints in PHP', () => {
    const template = `<?php if ($a > 1): echo 'a < b'; endif // <shop-kart> ?><shop-cart<?= $trader ? ' trader' : '' ?> cart-url="<?= e($url) ?>"
      client="<?= htmlspecialchars(json_encode($c), ENT_QUOTES) ?>"><script type="application/json"><?= json_encode($c, JSON_HEX_TAG) ?></script></shop-cart>
      <?php // the end`;
    expect(problems(template, 'php')).toEqual([]);
  });

  it.each([
    ['<shop-cart client="<?= json_encode($c) ?>"></shop-cart>', 'htmlspecialchars'],
    ['<shop-cart><script type="application/json"><?= json_encode($c) ?></script></shop-cart>', 'JSON_HEX_TAG'],
    [
      '<shop-cart><script type="application/json"><?= htmlspecialchars(json_encode($c)) ?></script></shop-cart>',
      '&quot;',
    ],
  ])('finds wrong escaping: %s', (template, words) => {
    const [problem] = problems(template, 'php');
    expect(problem).toContain('escaping');
    expect(problem).toContain(words);
  });
});

describe('JSON printed by a template', () => {
  const inScript = (json: string): string =>
    `<shop-cart>\n<script type="application/json">${json}</script></shop-cart>`;
  const escapings = (template: string, language: Language): string[] =>
    problems(template, language).filter((one) => one.includes(' escaping '));

  it.each<[Language, string]>([
    ['twig', '{{ name }}'],
    ['twig', "{{ name|e('html') }}"],
    ['twig', '{{ name|raw }}'],
    ['twig', '{{ name|json_encode|raw }}'],
    ['blade', '{{ $name }}'],
    ['blade', "{{ __('cart.title') }}"],
    ['php', '<?= htmlspecialchars($name) ?>'],
    ['php', '<?php echo esc_html($name); ?>'],
    ['php', '<?= f(\n  $name,\n) ?>'],
  ])('is reported if a part of one of its texts can break it, in %s: %s', (language, print) => {
    const [problem, ...more] = escapings(inScript(`{"client": {"name": "${print}"}}`), language);
    expect(problem).toMatch(
      /^2:\d+ escaping this is printed into a JSON string: .*Let the encoder write the quotes too: (\{|<)/,
    );
    expect(more).toEqual([]);
    const attribute = `<shop-cart client='{"name": "${print.replaceAll("'", '’')}"}'></shop-cart>`;
    expect(escapings(attribute, language)[0]).toContain('printed into a JSON string');
  });

  it('is reported at its position in an otherwise correct script', () => {
    const lines = '{\n"client": {{ c|embed }},\n"cartUrl": "/{{ lang }}/koszyk",\n"trader": {{ t|embed }}\n}';
    expect(escapings(inScript(lines), 'twig')).toEqual([expect.stringMatching(/^4:14 escaping/)]);
  });

  it.each<[Language, string]>([
    ['twig', '"{{ name|e(\'js\') }}"'],
    ['twig', '"{{ name|json_encode(64)|slice(1, -1)|raw }}"'],
    ['php', '"<?= (int) $id ?>"'],
    ['php', '"<?= substr(json_encode($name, JSON_HEX_TAG), 1, -1) ?>"'],
    ['php', '<?= json_encode($name, $flags) ?>'],
    ['php', '<?= json_encode($name, self::FLAGS) ?>'],
    ['php', '<?php if ($a): ?>"<?= 1 ?>"<?php else: ?>"b"<?php endif ?>'],
    ['blade', '@json($name, JSON_HEX_TAG | JSON_PRETTY_PRINT)'],
    ['blade', '{{-- {{ json_encode($a) }} --}}1'],
    ['twig', '{# {{ a|json_encode }} #}1'],
  ])('is accepted if it is encoded, in %s: %s', (language, print) => {
    expect(escapings(inScript(`{"cartUrl": ${print}}`), language)).toEqual([]);
  });

  it.each<[Language, string, string]>([
    ['php', '<?= json_encode($c, JSON_UNESCAPED_SLASHES) ?>', 'a text that contains </script>'],
    ['php', '<?= json_encode($c) ?>', 'a text that contains <!--<script'],
    ['php', '<?php echo json_encode($c); ?>', 'a text that contains <!--<script'],
    ['blade', '{!! json_encode($c) !!}', 'a text that contains <!--<script'],
    ['blade', '@json($c, JSON_UNESCAPED_SLASHES)', 'a text that contains </script>'],
    ['twig', '{{ c|json_encode|raw }}', 'a text that contains <!--<script'],
    ['twig', "{{ c|json_encode(constant('JSON_HEX_TAG')) }}", 'a script does not decode &quot;'],
    ['blade', "@json(['a' => $a, 'b' => $b])", 'reads everything after a comma as options'],
    ['blade', '{{ Js::from($c) }}', 'JavaScript, which is not JSON'],
    ['blade', '@js($c)', 'JavaScript, which is not JSON'],
  ])('is reported in a script of %s: %s', (language, print, words) => {
    expect(escapings(inScript(print), language)).toEqual([expect.stringContaining(words)]);
  });

  it.each<[Language, string, string | undefined]>([
    ['php', `'<?= json_encode($c, JSON_HEX_APOS) ?>'`, undefined],
    ['php', `'<?= json_encode($c, JSON_HEX_APOS | JSON_HEX_AMP) ?>'`, undefined],
    ['php', `'<?= json_encode($c) ?>'`, 'ends at its first apostrophe'],
    ['php', `"<?= json_encode($c, JSON_HEX_APOS | JSON_HEX_QUOT) ?>"`, 'ends at its first quote'],
    ['php', `<?= json_encode($c) ?>`, 'ends at its first space'],
    ['php', `"<?php echo esc_attr(wp_json_encode($c)); ?>"`, undefined],
    ['php', `"<?= $this->escapeHtmlAttr(json_encode($c)) ?>"`, undefined],
    ['blade', `'{!! json_encode($c, JSON_HEX_APOS) !!}'`, undefined],
    ['blade', `'{!! json_encode($c) !!}'`, 'ends at its first apostrophe'],
    ['blade', `"{!! e(json_encode($c)) !!}"`, undefined],
    ['blade', `'@json($c)'`, undefined],
    ['blade', `'@json($c, JSON_PRETTY_PRINT)'`, 'ends at its first apostrophe'],
    ['blade', `'@json($c, JSON_HEX_APOS)'`, undefined],
    ['blade', `'@json(["a" => 1, "b" => 2])'`, 'reads everything after a comma as options'],
    ['blade', `"{{ Js::from($c) }}"`, 'JavaScript, which is not JSON'],
    ['twig', `'{{ c|json_encode|raw }}'`, 'ends at its first apostrophe'],
    ['twig', `'{{ c|json_encode(constant("JSON_HEX_APOS"))|raw }}'`, undefined],
    ['twig', `"{{ c|json_encode|e('html_attr')|raw }}"`, undefined],
  ])('is checked by the quote of its attribute, in %s: %s', (language, value, words) => {
    const reported = escapings(`<shop-cart client=${value}></shop-cart>`, language);
    expect(reported).toEqual(words === undefined ? [] : [expect.stringContaining(words)]);
  });
});

describe('a flag', () => {
  it.each<[Language, string, string]>([
    ['twig', `{{ t ? 'true' : 'false' }}`, '{% if … %}trader{% endif %}'],
    ['twig', '{% if t %}true{% endif %}', '{% if … %}trader{% endif %}'],
    ['php', '<?= $t ?>', "<?= … ? 'trader' : '' ?>"],
    ['blade', '{{ $t }}', '@if (…) trader @endif'],
  ])('is reported as always on if its value is printed, in %s: %s', (language, print, instead) => {
    expect(problems(`<shop-cart trader="${print}"></shop-cart>`, language)).toEqual([
      `1:20 flag-value trader is true unless "false", "0" or "no" is printed here: a present flag is true. Write ${instead}.`,
    ]);
  });
});

describe('texts of the page', () => {
  const inConfig = (texts: string): string[] =>
    problems(`<shop-config><script type="application/json">\n{"texts": ${texts}}</script></shop-config>`);

  it('may replace each existing text, with the text’s placeholders', () => {
    expect(inConfig('{"search.box.label": "Szukaj", "account.password.hints.atLeast": "{min} albo więcej"}')).toEqual(
      [],
    );
    expect(problems(`<shop-config texts='{"search.box.label": "Szukaj"}'></shop-config>`)).toEqual([]);
  });

  it('are reported for an unknown key, with the nearest known key', () => {
    expect(inConfig('{"search.box.labl": "Szukaj"}')).toEqual([
      '2:12 unknown-text There is no text "search.box.labl". Did you mean "search.box.label"?',
    ]);
    expect(problems(`<shop-config texts='{"kasza": "x"}'></shop-config>`)).toEqual([
      '1:21 unknown-text There is no text "kasza". texts.json lists all keys.',
    ]);
  });

  it('are reported if their placeholders differ from those of the text', () => {
    expect(inConfig('{"account.password.hints.atLeast": "{minimum} znaków"}')).toEqual([
      '2:12 wrong-value "account.password.hints.atLeast" needs {min}: otherwise it is ignored.',
    ]);
  });

  it('are not read as placeholders if the server prints the braces', () => {
    const template = `<shop-config><script type="application/json">{"texts": {"account.password.hints.atLeast": {{ least|embed }}}}</script></shop-config>`;
    expect(problems(template, 'twig')).toEqual([]);
  });
});

describe('in Blade', () => {
  it('ignores values that the server prints in Blade', () => {
    const template = `{{-- <shop-kart> --}}@if ($a > 1 && in_array(')', $b))<shop-cart @class(['a' => $b]) cart-url="{{ route('cart') }}" @if($t) trader @endif
      client="{{ json_encode($c) }}"><script type="application/json">@json($c)</script></shop-cart>@endif biuro@sklep.pl @lang('a')`;
    expect(problems(template, 'blade')).toEqual([]);
  });

  it.each([
    [`<shop-cart client="{!! json_encode($c) !!}"></shop-cart>`],
    [`<shop-cart client="@json($c)"></shop-cart>`],
    [`<shop-cart><script type="application/json">{{ json_encode($c) }}</script></shop-cart>`],
  ])('finds wrong escaping: %s', (template) => {
    expect(rulesOf(template, 'blade')).toEqual(['escaping']);
  });

  it('reports problems between directives', () => {
    expect(rulesOf(`@foreach ($a as $b)\n<shop-cart routing="hsah"></shop-cart>\n@endforeach`, 'blade')).toEqual([
      'wrong-value',
    ]);
  });
});

it('detects a template’s language by its file name', () => {
  const names = textsOf(
    'a.html | a.twig | a.html.twig | a.php | a.phtml | a.blade.php | a.TPL | a.latte | a.vue | a.svelte | a.mts | a.scss',
  );
  expect(names.map(languageOf)).toEqual([
    ...['html', 'twig', 'twig', 'php', 'php', 'blade'],
    ...['smarty', 'latte', 'vue', 'svelte', 'script', 'css'],
  ]);
  expect(['a.txt', 'a.min.js', 'a.d.ts'].map(languageOf)).toEqual([undefined, undefined, undefined]);
});
