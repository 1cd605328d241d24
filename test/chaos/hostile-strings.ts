/** Strings that try to run as code: carriers × escapes × disguises, and URLs with a scheme that runs. */
import { textsOf } from '../fixtures/texts';

/** Each calls `fire()` if a sink executes it. */
const CARRIERS = [
  '${fire()}',
  ...textsOf(`
    <script>fire()</script> | <script src=data:text/javascript,fire()></script> | <img src=x onerror=fire()>
    <img/src=x/onerror=fire()// | <image src=x onerror=fire()> | <svg onload=fire()> | <svg><script>fire()</script></svg>
    <svg><animate onbegin=fire() attributeName=x dur=1s> | <svg><set onbegin=fire() attributeName=x>
    <svg><a xlink:href="javascript:fire()"><text y=9>x</text></a></svg>
    <svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>fire()</script></svg>#x">
    <svg><foreignObject><iframe srcdoc="<script>parent.fire()</script>"></foreignObject></svg>
    <math><mtext><table><mglyph><style><img src=x onerror=fire()> | <math href="javascript:fire()">x</math>
    <iframe src="javascript:parent.fire()"> | <iframe srcdoc="<script>parent.fire()</script>">
    <object data="javascript:fire()"> | <embed src="javascript:fire()"> | <a href="javascript:fire()">x</a>
    <a href="java&#9;script:fire()">x</a> | <form action="javascript:fire()"><button>x</button></form>
    <button formaction="javascript:fire()">x</button> | <details open ontoggle=fire()>
    <video><source onerror=fire()></video> | <audio src=x onerror=fire()> | <body onload=fire()>
    <input autofocus onfocus=fire()> | <select autofocus onfocus=fire()> | <textarea autofocus onfocus=fire()>
    <marquee onstart=fire()> | <style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=fire()>
    <b style="width:expression(fire())">x</b> | <base href="javascript:/fire()//">
    <meta http-equiv=refresh content="0;url=javascript:fire()"> | <link rel=stylesheet href="data:text/css,*{color:red}">
    <template><script>fire()</script></template> | <noscript><p title="</noscript><img src=x onerror=fire()>">
    <b is=shop-cart onclick=fire()>x</b> | <shop-cart cart-url="javascript:fire()"></shop-cart>
    <template shadowrootmode=open><img src=x onerror=fire()></template> | <xss id=x tabindex=1 onfocus=fire()></xss>
    {{constructor.constructor("fire()")()}}
    {"__proto__":{"fire":1},"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=fire()>"}}`),
];

/** Prefixes that break out of an attribute, a comment, a raw-text element, a JSON script, CDATA. */
const WAYS_OUT = [
  '',
  '`',
  '\u0000',
  'Gres <b>60</b> ',
  ...textsOf(`" | ' | > | "> | '> | </title> | </textarea> | </style> | </script> | --> | ]]> | "/>`),
];

const DISGUISES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) =>
    text
      .replace(/[a-z]/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter))
      .replace(/FIRE|fIrE|FiRe/gi, 'fire'),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&#60;'),
  (text) => text.replaceAll('<', '&#x3c'),
  (text) => text.replaceAll('<', '&amp;lt;'),
  (text) => text.replaceAll('<', '\\u003c'),
  (text) => encodeURIComponent(text),
  (text) => text.replaceAll('<', '<\u0000'),
  (text) => text.replaceAll(' ', '\u000C'),
  (text) => text.replaceAll('<', '<<'),
];

const TARGETS = ['fire()', '//%0afire()', '/*--></title>*/fire()', "'+fire()+'"];
const SCHEMES = [
  ' javascript:',
  '\u0001javascript:',
  'java\tscript:',
  'java\nscript:',
  'javascript\r:',
  'https:\\\\evil.example\\@sklep.example/',
  '/\\evil.example/',
  ...textsOf(`
    javascript: | JaVaScRiPt: | javascript&colon; | &#106;avascript: | vbscript: | data:text/html,<script>
    data:text/html;base64,PHNjcmlwdD5maXJlKCk8L3NjcmlwdD4 | data:image/svg+xml,<svg onload= | blob:https://sklep.example/
    filesystem:https://sklep.example/ | view-source:javascript: | feed:javascript: | jar:javascript:
    intent://x#Intent;S.browser_fallback_url=javascript: | about:blank# | ws://x/ | file:///etc/passwd#
    https://user:pass@evil.example/ | //evil.example/ | https://sklep.example@evil.example/ | http://evil.example/`),
];

export const hostileUrls: readonly string[] = SCHEMES.flatMap((scheme) => TARGETS.map((target) => scheme + target));

/** The distinct strings; more than 7,000. */
export const hostileStrings: readonly string[] = [
  ...new Set([
    ...hostileUrls,
    ...CARRIERS.flatMap((carrier) => WAYS_OUT.flatMap((way) => DISGUISES.map((disguise) => disguise(way + carrier)))),
  ]),
];
