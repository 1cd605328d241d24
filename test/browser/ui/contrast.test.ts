/** Shows that the frame of every input and choice has contrast 3:1, in every theme, light and dark, as the browser paints it. */
import { expect, fixture, html } from '@open-wc/testing';
import { cartStage } from '../cart/cart';
import { committed, settled } from '../product/page';
import { until } from '../settled';
import { label } from '../../e2e/labels';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

/** A computed colour on the screen, converted from any colour space. */
function painted(colour: string): Colour {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => [
  red * alpha + below[0] * (1 - alpha),
  green * alpha + below[1] * (1 - alpha),
  blue * alpha + below[2] * (1 - alpha),
  1,
];

const luminance = (colour: Colour): number => {
  const [red, green, blue] = colour
    .map((one) => one / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const above = (node: Element): Element | null =>
  node.assignedSlot ?? node.parentElement ?? ((node.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;

/** The visible background of a node: its own and those of its ancestors, up to the page. */
function ground(node: Element | null): Colour {
  if (node === null) return painted(document.documentElement.style.colorScheme === 'dark' ? '#121212' : '#ffffff');
  return over(painted(getComputedStyle(node).backgroundColor), ground(above(node)));
}

const isSeen = (node: Element): boolean => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** The node whose border is visible: the field itself, or the frame around it. */
function frameOf(field: Element): Element | null {
  const style = getComputedStyle(field);
  const hasFrame = Number.parseFloat(style.borderTopWidth) > 0 && painted(style.borderTopColor)[3] > 0;
  const up = above(field);
  return hasFrame && isSeen(field) ? field : up && frameOf(up);
}

const everything = (node: Element | ShadowRoot): Element[] =>
  [...node.children].flatMap((one) => [
    one,
    ...everything(one),
    ...(one.shadowRoot === null ? [] : everything(one.shadowRoot)),
  ]);

/** All visible, enabled inputs and choices with too little contrast: `input "ilosc"` and its contrast. */
function faint(): string[] {
  return everything(document.body)
    .filter((one) => one.matches('input:not([type="hidden"]), select, textarea, [role="combobox"]'))
    .filter((one) => !one.matches(':disabled, [aria-disabled="true"]') && one.getRootNode() instanceof ShadowRoot)
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 2)
    .flatMap((one) => {
      const frame = frameOf(one);
      const what = `${one.localName} ${one.getAttribute('name') ?? one.getAttribute('aria-label') ?? ''}`;
      if (frame === null) return [`${what}: no frame`];
      const [line, inside, outside] = [
        painted(getComputedStyle(frame).borderTopColor),
        ground(frame),
        ground(above(frame)),
      ];
      const least = Math.min(contrast(over(line, inside), inside), contrast(over(line, outside), outside));
      return least >= 3 ? [] : [`${what} in ${frame.className}: ${least.toFixed(2)}`];
    });
}

const bootstrap = `:root { --bs-border-color: #dee2e6; --bs-body-bg: #fff; --bs-body-color: #212529; --bs-tertiary-bg: #f8f9fa }
  :root[data-dark] { --bs-border-color: #495057; --bs-body-bg: #212529; --bs-body-color: #dee2e6; --bs-tertiary-bg: #2b3035 }`;

const themes: Readonly<Record<string, string | undefined>> = {
  'our own': undefined,
  bootstrap: 'bootstrap',
  'bootstrap with its own variables': 'bootstrap',
  warm: 'warm',
  wholesale: 'wholesale',
};

async function wear(theme: string, scheme: 'light' | 'dark'): Promise<void> {
  const file = themes[theme];
  const css = file === undefined ? '' : await (await fetch(`/demo/themes/${file}.css`)).text();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(theme.endsWith('variables') ? bootstrap + css : css);
  document.adoptedStyleSheets = [sheet];
  document.documentElement.style.colorScheme = scheme;
  document.documentElement.toggleAttribute('data-dark', scheme === 'dark');
  await settled();
  // Ends transitions first: a colour in transition is not measurable.
  for (const root of [document, ...everything(document.body).flatMap(({ shadowRoot }) => shadowRoot ?? [])])
    for (const one of root.getAnimations()) if (one instanceof CSSTransition) one.finish();
}

describe('the frame of an input or choice', () => {
  before(async () => {
    await import(/* the built file */ `/dist/${'index.js'}`);
  });
  afterEach(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.colorScheme = '';
  });

  const inAllThemes = async () => {
    const faults: string[] = [];
    for (const theme of Object.keys(themes))
      for (const scheme of ['light', 'dark'] as const) {
        await wear(theme, scheme);
        faults.push(...new Set(faint().map((one) => `${theme}, ${scheme}: ${one}`)));
      }
    return faults;
  };

  it('has contrast 3:1 in the cart: quantities, choices, notes', async () => {
    const payment_methods = [1, 2, 3].map((id) => ({ id, name: `Bank ${id}` }));
    const availablePayments = [
      { id: 1, name: 'Przelew', hook_name: 'manual_wire' },
      { id: 2, name: 'Online', hook_name: 'instant', additional_data: { payment_methods } },
    ];
    const stage = await cartStage({ availablePayments, payment: availablePayments[1] });
    expect(stage.root.querySelectorAll('.radio-cards--grid input:not(:checked)')).to.have.length(3);
    expect(await inAllThemes()).to.deep.equal([]);
  });

  it('has contrast 3:1 in the form of a new address', async () => {
    const stage = await cartStage({ addresses: [] });
    stage.button(label('cart.toAddresses')).click();
    await until(() => stage.text().includes('Dane do faktury'));
    stage.button('Dodaj nowy adres').click();
    await until(() => stage.root.querySelector('dialog[open] input'));
    // A focused field has a ring instead of a border.
    (stage.root.activeElement as HTMLElement).blur();
    expect(await inAllThemes()).to.deep.equal([]);
  });

  it('has contrast 3:1 in the fields of a page', async () => {
    const place = await fixture<HTMLElement>(
      html`<form>
        <shop-quantity label="Ilość" name="ilosc" unit="opak."></shop-quantity>
        <shop-input label="NIP" name="nip"></shop-input>
        <shop-checkbox label="Cenniki" name="news"></shop-checkbox>
        <shop-select
          ><select>
            <option>mazowieckie</option>
            <option>opolskie</option>
          </select></shop-select
        >
        <shop-suggester url="/s" search-url="/szukaj"></shop-suggester>
        <shop-calculator unit='{"short_name":"m²","name_d":"m2"}' unit-value="1,44" show-calculator></shop-calculator>
        <shop-filters filters='{"brands":[{"id":"1","name":"Opoczno","count":3}]}'></shop-filters>
      </form>`,
    );
    for (const one of place.querySelectorAll<HTMLElement>('form > *')) {
      await until(() => one.matches(':defined'));
      one.dispatchEvent(new PointerEvent('pointerover'));
      await committed(one);
    }
    await settled();
    expect(await inAllThemes()).to.deep.equal([]);
  });
});
