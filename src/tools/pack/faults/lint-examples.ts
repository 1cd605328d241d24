/** The examples of the linter's rules: a wrong and a right template. */
import type { rules } from '../../lint/problem';

export const slips: Readonly<Record<keyof typeof rules, readonly [wrong: string, right: string]>> = {
  'unknown-tag': ['<shop-basket></shop-basket>', '<shop-cart></shop-cart>'],
  unclosed: ['<shop-cart cart-url="/koszyk">', '<shop-cart cart-url="/koszyk"></shop-cart>'],
  'self-closing': ['<shop-cart cart-url="/koszyk" />', '<shop-cart cart-url="/koszyk"></shop-cart>'],
  nesting: [
    '<form><shop-add-to-cart></shop-add-to-cart></form>',
    '<shop-add-to-cart><form action="/do-koszyka">…</form></shop-add-to-cart>',
  ],
  twice: ['<shop-config></shop-config> <shop-config></shop-config>', '<shop-config></shop-config>'],
  quote: ['<shop-cart cart-url=”/koszyk”></shop-cart>', '<shop-cart cart-url="/koszyk"></shop-cart>'],
  'unknown-attribute': ['<shop-cart cart-ulr="/koszyk"></shop-cart>', '<shop-cart cart-url="/koszyk"></shop-cart>'],
  'wrong-value': ['<shop-quantity min="dwa"></shop-quantity>', '<shop-quantity min="2"></shop-quantity>'],
  'formatted-number': [
    `<shop-favourite product-id="7" price="{{ price|number_format(2, ',', ' ') }}"></shop-favourite>`,
    `<shop-favourite product-id="7" price="{{ price|number_format(2, '.', '') }}"></shop-favourite>`,
  ],
  'flag-value': ['<shop-quantity disabled="false"></shop-quantity>', '<shop-quantity></shop-quantity>'],
  required: ['<shop-suggester></shop-suggester>', '<shop-suggester url="/api/suggest"></shop-suggester>'],
  contradiction: ['<shop-quantity min="5" max="2"></shop-quantity>', '<shop-quantity min="2" max="5"></shop-quantity>'],
  'broken-json': [
    '<shop-cart cart-url="/koszyk"><script type="application/json">{client: {}}</script></shop-cart>',
    '<shop-cart cart-url="/koszyk"><script type="application/json">{"client": {}}</script></shop-cart>',
  ],
  'child-script': [
    '<shop-cart cart-url="/koszyk"><script>{"client": {}}</script></shop-cart>',
    '<shop-cart cart-url="/koszyk"><script type="application/json">{"client": {}}</script></shop-cart>',
  ],
  escaping: [
    '<shop-cart cart-url="/koszyk"><script type="application/json">{{ data|json_encode }}</script></shop-cart>',
    '<shop-cart cart-url="/koszyk"><script type="application/json">{{ data|json_encode(constant(\'JSON_HEX_TAG\'))|raw }}</script></shop-cart>',
  ],
  'unknown-text': [
    '<shop-config><script type="application/json">{"texts": {"search.labl": "Szukaj"}}</script></shop-config>',
    '<shop-config><script type="application/json">{"texts": {"search.box.label": "Szukaj"}}</script></shop-config>',
  ],
  'unknown-event': [
    "document.addEventListener('shop-cart-updated', show)",
    "document.addEventListener('shop-cart-changed', show)",
  ],
  'unknown-part': ['shop-cart::part(primary-button) { … }', 'shop-cart::part(button-primary) { … }'],
  'unknown-slot': [
    '<shop-cart cart-url="/koszyk"><p slot="lin-42">Ostatnie sztuki</p><p slot="legal">…</p></shop-cart>',
    '<shop-cart cart-url="/koszyk"><p slot="line-42">Ostatnie sztuki</p><p slot="legal">…</p></shop-cart>',
  ],
  'unknown-property': ['--shop-colour-accent: #12594a;', '--shop-color-accent: #12594a;'],
  'unknown-module': ["import 'shop-elements/shop-basket';", "import 'shop-elements/shop-cart';"],
  'no-script': [
    '<body><shop-cart cart-url="/koszyk"></shop-cart></body>',
    '<body><shop-cart cart-url="/koszyk"></shop-cart><script type="module" async src="/elements/index.js"></script></body>',
  ],
  'module-order': [
    '<script type="module" src="/elements/index.js"></script>\n<script type="module" src="/elements/texts-en.js"></script>',
    '<script type="module" src="/elements/texts-en.js"></script>\n<script type="module" src="/elements/index.js"></script>',
  ],
  'module-type': [
    '<script src="/elements/index.js"></script>',
    '<script type="module" src="/elements/index.js"></script>',
  ],
  'unknown-command': [
    '<button command="open" commandfor="koszyk">Koszyk</button> <shop-cart-widget id="koszyk"></shop-cart-widget>',
    '<button command="--open" commandfor="koszyk">Koszyk</button> <shop-cart-widget id="koszyk"></shop-cart-widget>',
  ],
  'no-target': [
    '<button command="--open" commandfor="kosz">Koszyk</button> <shop-cart-widget id="koszyk"></shop-cart-widget>',
    '<button command="--open" commandfor="koszyk">Koszyk</button> <shop-cart-widget id="koszyk"></shop-cart-widget>',
  ],
  ticked: [
    '<shop-cart cart-url="/koszyk"><p slot="legal"><input type="checkbox" checked> Zgoda</p></shop-cart>',
    '<shop-cart cart-url="/koszyk"><p slot="legal"><input type="checkbox"> Zgoda</p></shop-cart>',
  ],
  'no-payment-words': [
    '<shop-cart cart-url="/koszyk" submit-label="Wyślij zamówienie"></shop-cart>',
    '<shop-cart cart-url="/koszyk" submit-label="Zamawiam z obowiązkiem zapłaty"></shop-cart>',
  ],
  'other-origin': [
    '<shop-cart cart-url="/koszyk" company-url="https://rejestr.example/firma"></shop-cart>',
    '<shop-cart cart-url="/koszyk" company-url="/firma"></shop-cart>',
  ],
  'no-legal': [
    '<shop-cart cart-url="/koszyk"></shop-cart>',
    '<shop-cart cart-url="/koszyk"><p slot="legal"><a href="/regulamin">Regulamin</a></p></shop-cart>',
  ],
  'no-withdrawal': [
    '<body><script type="module" src="/elements/index.js"></script><shop-orders orders-url="/api/zamowienia"></shop-orders></body>',
    '<body><script type="module" src="/elements/index.js"></script><shop-orders orders-url="/api/zamowienia"></shop-orders> <a href="/odstapienie">Odstąp od umowy tutaj</a></body>',
  ],
};
