/** Helpers for tests of the calculator: one for tiles in a template's form, its fields, and the texts below them. */
import { type } from '../ui/stage';
import { page, settled, within } from './page';

const TILES = `main-unit='{"short_name":"opak.","name_c":"opakowaniach"}' unit='{"short_name":"m2","name_c":"metrach kwadratowych","decimals":2}'
  unit-value="1,44" price-pack="71.99"`;

/** The text below a field, the last of its descriptions; the first is the unit. */
export const noteOf = (element: HTMLElement, field: Element) =>
  within<HTMLElement>(element, `[id="${field.getAttribute('aria-describedby')?.split(' ').at(-1)}"]`).textContent;

export async function calculator(attributes = '', inner = '') {
  const place = await page(
    `<form><shop-calculator name="quantity" ${TILES} ${attributes}>${inner}</shop-calculator><button>Dalej</button></form>`,
    ['shop-calculator'],
  );
  const element = place.querySelector('shop-calculator')!;
  const input = (selector: string) => within(element, selector);
  return {
    place,
    element,
    form: place.querySelector('form')!,
    unit: input('[name="unit-amount"]'),
    main: input('.quantity__input'),
    sums: () => within<HTMLElement>(element, '.sums').textContent.replaceAll('\u00A0', ' '),
    enter: async (field: HTMLInputElement, text: string) => {
      field.focus();
      type(field, text);
      await settled();
    },
  };
}
