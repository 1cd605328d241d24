/** Tests open panels in the headers of foreign pages: nothing clips or covers them, and they stay beside their anchors. */
import { expect } from '@open-wc/testing';
import { page, scriptedServer, within } from '../product/page';
import { settled, until } from '../settled';

interface Panel {
  readonly element: HTMLElement;
  readonly panel: () => HTMLElement;
  readonly anchor: HTMLElement;
}
interface Kind {
  readonly html: string;
  readonly open: (element: HTMLElement, calls: ReturnType<typeof scriptedServer>['calls']) => Promise<void>;
  readonly panel: string;
  readonly anchor: string;
}

const typed =
  (answer: unknown): Kind['open'] =>
  async (element, calls) => {
    const field = within(element, 'input');
    field.focus();
    field.value = 'gres';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    await until(() => calls.some(({ url }) => url === '/lista'), 'nothing was requested');
    await calls.find(({ url }) => url === '/lista')!.answer(answer);
  };
const products = [1, 2, 3, 4, 5, 6].map((id) => ({ id, title: `Gres ${id}`, link: `/produkt/${id}` }));
const box = { panel: '.panel', anchor: '[part=box]' };
const kinds: Readonly<Record<string, Kind>> = {
  'shop-suggester': {
    ...box,
    html: '<shop-suggester url="/lista"></shop-suggester>',
    open: typed({ products, categories: [] }),
  },
  'shop-add-product': {
    ...box,
    html: '<shop-add-product url="/lista" add-url="/dodaj"></shop-add-product>',
    open: typed({ products, categories: [] }),
  },
  'shop-autocomplete': {
    ...box,
    html: '<shop-autocomplete url="/lista" index="miasta" label="Miasto"></shop-autocomplete>',
    open: typed([{ key: 'Gres' }, { key: 'Gresy' }, { key: 'Gresowe' }]),
  },
  'shop-select': {
    html: '<shop-select><select aria-label="Kraj"><option>Polska</option><option>Czechy</option><option>Litwa</option></select></shop-select>',
    open: async (element) => within<HTMLElement>(element, '[role=combobox]').click(),
    panel: '[role=listbox]',
    anchor: '[role=combobox]',
  },
  'shop-cart-widget': {
    html: '<shop-cart-widget url="/lista" style="float:inline-end"></shop-cart-widget>',
    open: async (element, calls) => {
      await until(() => calls.some(({ url }) => url === '/lista'), 'nothing was requested');
      await calls
        .find(({ url }) => url === '/lista')!
        .answer({ count: 2, carts: [{ id: 1, url: '/k', items: [{ name: 'Gres', quantity: 2 }] }] });
      within(element, 'button').click();
    },
    panel: '.widget__panel',
    anchor: '.widget',
  },
};

/** The element with its panel open in this surrounding, whose `<slot>` it replaces. */
async function opened(tag: string, around: string): Promise<Panel> {
  const { html, open, panel, anchor } = kinds[tag]!;
  const { calls, restore } = scriptedServer();
  const place = await page(around.replace('<slot></slot>', html), [], '/dist/index.js');
  place.querySelectorAll('dialog').forEach((dialog) => dialog.showModal());
  const host = place.querySelector('#host');
  if (host)
    host.attachShadow({ mode: 'open' }).innerHTML = '<div style="overflow:auto;height:400px"><slot></slot></div>';
  const element = place.querySelector<HTMLElement>(tag)!;
  element.dispatchEvent(new PointerEvent('pointerover'));
  await until(() => element.matches(':state(shown)'), 'the element is not ready');
  await open(element, calls);
  restore();
  await settled();
  await until(() => element.shadowRoot?.querySelector(panel)?.checkVisibility(), 'the panel is not open');
  return { element, panel: () => within<HTMLElement>(element, panel), anchor: within<HTMLElement>(element, anchor) };
}

/** The innermost node at the middle of the panel, through all shadow roots. */
function topAt(x: number, y: number): Element | null {
  let innermost = document.elementFromPoint(x, y);
  while (innermost?.shadowRoot) {
    const inner = innermost.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === innermost) break;
    innermost = inner;
  }
  return innermost;
}
const isOnTop = (panel: HTMLElement): boolean => {
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  return [top + 8, bottom - 8].every((y) => panel.contains(topAt((left + right) / 2, y)));
};
/** The distance between panel and anchor, and between their right edges. */
const offset = ({ panel, anchor }: Panel) => {
  const [one, other] = [panel().getBoundingClientRect(), anchor.getBoundingClientRect()];
  return [Math.round(one.top - other.bottom), Math.round(one.right - other.right)];
};

const header = (style: string) => `<header style="height:60px;${style}"><slot></slot></header>`;
const below = '<div style="position:relative;z-index:5;height:600px;background:#fff">Baner</div>';
const surroundings: Readonly<Record<string, string>> = {
  'clips with overflow:hidden': header('overflow:hidden') + below,
  'scrolls sideways': header('overflow-x:auto') + below,
  'contains its paint': header('contain:paint') + below,
  'lies under the next block': header('position:relative;z-index:1') + below,
  'is transformed': header('transform:translateY(6px);overflow:hidden') + below,
  'is a modal dialog': `<dialog style="overflow:hidden;height:80px;width:420px"><slot></slot></dialog>`,
};

afterEach(() => document.querySelector('#page')?.remove());

for (const tag of Object.keys(kinds))
  describe(`<${tag}>, open`, () => {
    for (const [what, around] of Object.entries(surroundings))
      it(`lies over everything, below its anchor, if its surrounding ${what}`, async () => {
        const one = await opened(tag, around);
        expect(isOnTop(one.panel())).to.equal(true);
        expect(offset(one)).to.deep.equal([4, 0]);
      });

    it('follows the scrolling of any ancestor, also one in a shadow root', async () => {
      const one = await opened(
        tag,
        '<div id="host"><div style="height:60px"></div><slot></slot><div style="height:900px"></div></div>',
      );
      expect(offset(one)).to.deep.equal([4, 0]);
      const scroller = document.querySelector('#host')!.shadowRoot!.firstElementChild!;
      const before = one.panel().getBoundingClientRect().top;
      scroller.scrollTop = 30;
      await settled();
      expect(one.panel().getBoundingClientRect().top - before).to.equal(-30);
      expect(offset(one)).to.deep.equal([4, 0]);
    });

    it('opens above its anchor where there is no room below, and ends inside the window', async () => {
      const one = await opened(tag, `<div style="position:fixed;inset:auto 0 4px"><slot></slot></div>`);
      const [panel, anchor] = [one.panel().getBoundingClientRect(), one.anchor.getBoundingClientRect()];
      expect(Math.round(anchor.top - panel.bottom)).to.equal(4);
      expect(panel.top).to.be.at.least(0);
    });

    it('is not wider than the window', async () => {
      const one = await opened(tag, `<div style="width:3000px"><div style="width:2900px"><slot></slot></div></div>`);
      const { left, right } = one.panel().getBoundingClientRect();
      expect([left >= 0, right <= innerWidth]).to.deep.equal([true, true]);
    });
  });
