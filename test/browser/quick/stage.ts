/** Helpers for `<shop-quick-order>` in a test: open it, type, paste, drop files. */
import { page, settled, within } from '../product/page';
import { until } from '../settled';

export const TAG = 'shop-quick-order';

export async function opened(attributes = 'lookup-url="/api/lookup" cart-url="/koszyk"'): Promise<HTMLElement> {
  const place = await page(`<${TAG} ${attributes}></${TAG}>`, [TAG], `/dist/${TAG}.js`);
  return place.querySelector<HTMLElement>(TAG)!;
}
export const aProduct = (id: number, facts: object = {}) => ({
  id,
  index: `A-${id}`,
  title: `Gres nr ${id}`,
  unit: 'szt.',
  price_net: '10.00',
  price_gross: '12.30',
  min: 1,
  step: 1,
  ...facts,
});
export const lookupAnswer = (...products: (object | null)[]) => ({ rows: products.map((product) => ({ product })) });

export const fields = (element: HTMLElement, part = 'code') => [
  ...element.shadowRoot!.querySelectorAll<HTMLInputElement>(`[part~=${part}]`),
];
/** Like a keystroke: React compares with the value it has set itself. */
export function type(field: HTMLInputElement, text: string): void {
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
export async function press(target: EventTarget, key: string): Promise<void> {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  await settled();
}
/** `isDone`: by default, any change below the field. */
export async function paste(element: HTMLElement, text: string, isDone?: () => boolean): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new Event('paste', { bubbles: true, composed: true, cancelable: true });
  const section = within(element, 'section');
  const before = section.textContent;
  fields(element)[0]!.dispatchEvent(Object.assign(event, { clipboardData }));
  // The reader of tables loads on the first paste.
  await until(isDone ?? (() => section.textContent !== before), 'nothing was pasted');
  await settled();
}
export async function drop(element: HTMLElement, ...files: File[]): Promise<void> {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const event = new Event('drop', { bubbles: true, composed: true, cancelable: true });
  within(element, 'section').dispatchEvent(Object.assign(event, { dataTransfer }));
  await settled();
}
export const verdicts = (element: HTMLElement) =>
  [...element.shadowRoot!.querySelectorAll('.verdict__says')].map((one) => one.textContent);
export const has = (element: HTMLElement, text: string) =>
  until(() => element.shadowRoot!.textContent!.includes(text), `„${text}” was not said`);
