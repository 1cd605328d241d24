/** Compares custom-elements.json with the built classes: exports, methods, fields, states; and shows that `focus()` works on each element. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';

interface Class {
  readonly name: string;
  readonly tagName: string;
  readonly members: readonly { kind: string; name: string; attribute?: string; static?: boolean }[];
  readonly cssStates?: readonly { name: string }[];
}
interface Module {
  readonly path: string;
  readonly declarations: readonly Class[];
  readonly exports: readonly { kind: string; name: string; declaration: { name: string; module: string } }[];
}

const json = (data: object) => `<script type="application/json">${JSON.stringify(data)}</script>`;
const BRAND = { brands: [{ id: 1, name: 'Cerampol', count: 5 }], properties: [] };

/** Attributes and content with which an element has something to focus; empty for those that need none. */
const CONTENT: Readonly<Record<string, readonly [attributes: string, content?: string]>> = {
  'shop-add-product': ['url="/nic"'],
  'shop-add-to-cart': ['action="/nic" product-id="1"'],
  'shop-autocomplete': ['url="/nic"'],
  'shop-cart-widget': ['url="/nic"', '<a href="/koszyk">Koszyk</a>'],
  'shop-faq': ['', '<details><summary>Ile trwa dostawa?</summary><p>Dwa dni.</p></details>'],
  'shop-favourite': ['product-id="1"'],
  'shop-favourites': ['', '<ul><li data-product-id="1"><a href="/1">Gres</a></li></ul>'],
  'shop-filters': ['', json({ filters: BRAND })],
  'shop-locker-map': ['points-url="/nic" map-style-url="none"'],
  'shop-quick-order': ['lookup-url="/nic"'],
  'shop-regulations': ['label="Akceptuję regulamin"', 'Treść'],
  'shop-select': ['', '<select aria-label="Sortuj"><option>Nazwa</option><option>Cena</option></select>'],
  'shop-slider': ['', '<a href="/1">Jeden</a><a href="/2">Dwa</a>'],
  'shop-suggester': ['url="/nic"'],
  'shop-tabs': ['', '<section data-tab="Opis">A</section><section data-tab="Dane">B</section>'],
};
/** They show text, or nothing. */
const WITHOUT_CONTROL = ['shop-address', 'shop-form-event', 'shop-order-tracking', 'shop-password-rules'];

let modules: readonly Module[];
let classes: readonly Class[];
const classOf = async (path: string, name: string) =>
  ((await import(`/${path}`)) as Record<string, typeof HTMLElement & { version?: string }>)[name]!;
const own = (prototype: object, isMethod: boolean): string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, { value }]) => (typeof value === 'function') === isMethod && !/^constructor$|Callback$/.test(name))
    .map(([name]) => name)
    .sort();

async function place({ tagName }: Class): Promise<HTMLElement> {
  const [attributes, content = ''] = CONTENT[tagName] ?? [''];
  const host = document.createElement('div');
  host.innerHTML = `<${tagName} ${attributes}>${content}</${tagName}>`;
  document.body.append(host);
  const element = host.firstElementChild as HTMLElement;
  element.scrollIntoView();
  // Some views wait for the first touch.
  await until(() => {
    element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return element.matches(':state(shown)');
  }, `${tagName} was never shown`);
  return element;
}

describe('custom-elements.json', () => {
  before(async () => {
    ({ modules } = (await (await fetch('/custom-elements.json')).json()) as { modules: Module[] });
    classes = modules.flatMap(({ declarations }) => declarations);
  });
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('names files that export the classes of the defined tags', async () => {
    const exported = modules.flatMap(({ path, exports }) => exports.map((one) => ({ path, ...one })));
    const ofClasses = exported.filter(({ kind }) => kind === 'js');
    expect(ofClasses.map(({ name }) => name)).to.deep.equal(classes.map(({ name }) => name));
    for (const { path, name } of ofClasses) {
      const { tagName } = classes.find((one) => one.name === name)!;
      expect((await classOf(path, name)) === customElements.get(tagName), name).to.equal(true);
    }
  });

  it('lists the methods and fields that each class has, and no others', async () => {
    for (const { name, tagName, members } of classes) {
      const { prototype, version } = await classOf(`dist/elements/${tagName}.js`, name);
      const listed = (kind: string) => members.filter((one) => one.kind === kind && !one.static).map((one) => one.name);
      expect(own(prototype, true), tagName).to.deep.equal(listed('method').sort());
      expect(own(prototype, false), tagName).to.deep.equal(listed('field').sort());
      expect(typeof version, tagName).to.equal('string');
    }
  });

  it('lists the state of each element that has a view, and focus() reaches a control of each that has one', async () => {
    expect(classes.filter(({ cssStates }) => !cssStates).map(({ tagName }) => tagName)).to.deep.equal(['shop-config']);
    for (const one of classes.filter(({ cssStates }) => cssStates?.[0]?.name === 'shown')) {
      const element = await place(one);
      const isReached = () => {
        element.focus();
        return document.activeElement === element || element.contains(document.activeElement);
      };
      if (WITHOUT_CONTROL.includes(one.tagName)) expect(isReached(), one.tagName).to.equal(false);
      // A cart that is loading displays its lines, or a button for the next try, later than its state.
      else await until(isReached, `focus() reached nothing in ${one.tagName}`);
      document.body.replaceChildren();
    }
  });

  it('focus() of an element that the page made focusable reaches the element itself', async () => {
    const element = await place(classes.find(({ tagName }) => tagName === 'shop-favourite')!);
    element.setAttribute('tabindex', '-1');
    element.focus();
    expect(document.activeElement === element && element.shadowRoot!.activeElement === null).to.equal(true);
  });
});
