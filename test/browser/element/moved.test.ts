/** Tests that fields keep typed text, and take more, when the page moves their element elsewhere, like a template that lifts the summary on a phone. */
import { expect } from '@open-wc/testing';
import { openCart } from '../cart/open';
import { page, within } from '../product/page';
import { settled } from '../settled';
import { type } from '../ui/stage';

const move = (element: Element) => document.body.appendChild(document.createElement('section')).append(element);
afterEach(() => document.querySelectorAll('body > section').forEach((one) => one.remove()));

async function keepsText(element: HTMLElement, field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  type(field, text);
  move(element);
  await settled();
  expect(field.value).to.equal(text);
  type(field, `${text}0`);
  await settled();
  expect([field.value, field.isConnected]).to.deep.equal([`${text}0`, true]);
}

const fields = [
  ['shop-input', 'label="NIP" name="nip"', 'input', '12345'],
  ['shop-suggester', 'url="/sugestie"', 'input', 'gr'],
  ['shop-quantity', 'name="quantity"', 'input', '18'],
  ['shop-calculator', `name="quantity" unit='{"short_name":"m2"}' unit-value="1,44"`, '[name="unit-amount"]', '15'],
] as const;
for (const [tag, attributes, selector, text] of fields)
  it(`<${tag}> keeps its typed text when it is moved`, async () => {
    const place = await page(`<${tag} ${attributes}></${tag}>`, [tag], `/dist/${tag}.js`);
    const element = place.querySelector<HTMLElement>(tag)!;
    await keepsText(element, within(element, selector), text);
  });

it('<shop-cart> keeps its typed text when it is moved', async () => {
  const { element, field } = await openCart();
  await keepsText(element, field<HTMLTextAreaElement>('Uwagi do zamówienia'), 'Brama od ul. Kwiatowej');
});

it('<shop-checkbox> stays ticked when it is moved', async () => {
  const place = await page(
    '<shop-checkbox name="a">Zgoda</shop-checkbox>',
    ['shop-checkbox'],
    '/dist/shop-checkbox.js',
  );
  const element = place.querySelector<HTMLElement>('shop-checkbox')!;
  const box = within(element, 'input');
  box.click();
  move(element);
  await settled();
  expect([within(element, 'input').checked, box.isConnected]).to.deep.equal([true, true]);
});
