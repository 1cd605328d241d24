/** Tests the findings of the template linter in HTML inside PHP strings, and the strings that it ignores. */
import { describe, expect, it } from 'vitest';
import { lint } from '../../../../src/tools/lint/lint';
import { shopCart } from './shop-cart';

const problems = (code: string): string[] =>
  lint(`<?php\n${code}`, 'php', [shopCart]).map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`,
  );
const rulesOf = (code: string): string[] => problems(code).map((one) => one.split(' ')[1]!);

describe('a tag in a string of PHP', () => {
  it.each([
    [`echo '<shop-kart>';`, '2:7 unknown-tag'],
    [`echo "<shop-cart cart-ulr=\\"$url\\">";`, '2:18 unknown-attribute'],
    [`echo '<div>' . $a . '<shop-cart cart-ulr="' . esc_attr($url) . '"></shop-cart>';`, '2:33 unknown-attribute'],
    [`return $a\n  . '<shop-cart '\n  . 'cart-ulr="/a">';`, '4:6 unknown-attribute'],
    [
      `$html = <<<HTML\n  <shop-cart cart-url="{$urls['cart']}"\n    cart-ulr="$a->b">\n  HTML . $b;`,
      '4:5 unknown-attribute',
    ],
    [`$html = <<<'HTML'\n<shop-cart trader="no"></shop-cart>\nHTML;`, '3:20 flag-value'],
    [`printf('<shop-cart cart-url="%s" payment-methods-visible="dużo">', $url);`, '2:59 wrong-value'],
    [`add_action('a', function () { echo 'it\\'s <shop-kart>'; });`, '2:43 unknown-tag'],
    [`// don't\n# don't\n/* don't */ echo '<shop-kart>';`, '4:19 unknown-tag'],
    [`#[A('b')]\nfunction f() { return '<shop-kart>'; }`, '3:24 unknown-tag'],
    [`echo '<?xml version="1.0"?><shop-kart>';`, '2:28 unknown-tag'],
    [`$h = '<shop-cart cart-ulr="/a"'; if ($t) $h .= ' trader'; $h .= '>';`, '2:18 unknown-attribute'],
    [`$h .= '<shop-cart cart-ulr="'; $h .= $url; $h .= '">';`, '2:19 unknown-attribute'],
    [`echo '<shop-cart />';`, '2:7 self-closing'],
  ])('is checked in its place: %s', (code, expected) => {
    expect(problems(code)).toEqual([expect.stringMatching(`^${expected} `)]);
  });

  it('is reported with a correction for PHP, not for HTML', () => {
    expect(problems(`echo '<shop-cart trader="' . $t . '" client="' . json_encode($c) . '">';`)).toEqual([
      '2:26 flag-value trader is true unless "false", "0" or "no" is printed here: a present flag is true. Write … ? \'trader\' : \'\'.',
      expect.stringContaining('Write client="htmlspecialchars(json_encode($data), ENT_QUOTES)"'),
    ]);
  });

  it('has its child script checked too', () => {
    const echo = (data: string): string =>
      `echo '<shop-cart><script type="application/json">' . ${data} . '</script></shop-cart>';`;
    expect(problems(echo('json_encode($c, JSON_HEX_TAG)'))).toEqual([]);
    expect(problems(echo('json_encode($c, JSON_UNESCAPED_SLASHES)'))).toEqual([
      expect.stringMatching(/^2:50 escaping .*Write json_encode\(\$data, JSON_HEX_TAG\)\.$/),
    ]);
    expect(rulesOf(echo(`'{"client": {"name": "' . esc_html($name) . '"}}'`))).toEqual(['escaping']);
    expect(rulesOf(echo(`'{"cartURL": "/a"}'`))).toEqual(['unknown-attribute']);
    expect(rulesOf(echo(`'{"client": {"name": "%s"}}'`))).toEqual(['escaping']);
    expect(rulesOf(echo(`'{"client": {"name": "%d"}, "cartUrl": "/%c4%85"}'`))).toEqual([]);
  });

  it.each([
    `echo '<shop-cart cart-url="' . $url . '"' . ($t ? ' trader' : '') . ' payment-methods-visible="' . $n . '"></shop-cart>';`,
    `printf("<shop-cart cart-url='%1\\$s' payment-methods-visible='%2\\$d'%3\\$s>", $url, $n, $t ? ' trader' : '');`,
    `echo strtr('<shop-cart payment-methods-visible="{n}" client="%client%">', $values);`,
    `echo "<shop-cart payment-methods-visible=\\"\${n}\\" cart-url=\\"{$a['b']}\\">\\n\\x3cshop-kart>";`,
    `echo '<shop-' . $kind . '>', "<shop-{$kind}>", '</shop-' . $kind . '>';`,
    `preg_match('~<shop-[a-z]+\\b([^>]*)>~', $html); preg_match('/<shop-cart\\s[^>]*>/', $html);`,
    `strpos($html, '<shop-cart'); str_replace('<shop-cart', '<shop-cart class="a"', $html);`,
    `/* '<shop-kart>' */ // '<shop-kart>'\n# '<shop-kart>'\n$a = 1;`,
    `$a = ['<shop-cart', ' trader', '>']; echo implode('', $a);`,
    `echo <<<HTML\n  <shop-cart cart-url="$a[b]" payment-methods-visible="{$n->visible()}">\n  HTMLX\n  HTML;`,
    `echo '<shop-cart', ' trader', '>'; echo '`,
    `echo <<<HTML\n<shop-cart`,
  ])('is accepted if it is correct, or cannot be judged: %s', (code) => {
    expect(problems(code)).toEqual([]);
  });

  it('is reported together with the problems of the HTML around it, in order', () => {
    const page = `<shop-kart></shop-kart><?php if ($a) { ?><p><?= "<shop-kart>" ?></p><?php } /* ?> */ ?><shop-kart>`;
    expect(lint(page, 'php', [shopCart]).map(({ column }) => column)).toEqual([1, 50, 88]);
    expect(lint(page, 'blade', [shopCart]).map(({ column }) => column)).toEqual([1, 50, 88]);
  });
});
