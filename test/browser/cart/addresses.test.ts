/** Shows which addresses the built `<shop-cart>` offers to deliver to, and which one it goes to. */
import { expect, waitUntil } from '@open-wc/testing';
import { settled } from '../settled';
import { cartStage, type CartStage } from './cart';

const invoice = { id: 11, name: 'Bud-Max sp. z o.o.', street: 'Długa', house_no: '5', city: 'Kraków' };
const site = { id: 12, name: 'Budowa', street: 'Kwiatowa', house_no: '1', city: 'Poznań' };
const depot = { id: 13, name: 'Magazyn', street: 'Krótka', house_no: '2', city: 'Łódź' };

async function atAddresses(cart: object): Promise<CartStage> {
  const stage = await cartStage({ invoice_address: invoice, ...cart });
  stage.button('Przejdź do danych adresowych').click();
  await waitUntil(() => stage.text().includes('Adres do rachunku'), 'the addresses');
  return stage;
}
const select = ({ root }: CartStage) => root.querySelector<HTMLSelectElement>('select[name="saved-address"]');
const chosen = (stage: CartStage) => select(stage)?.selectedOptions[0]!.textContent;
const shown = ({ root }: CartStage) => root.querySelector<HTMLElement>('.radio-cards [part~="address"]')?.innerText;

it('an address that is not among the saved ones is chosen in their list all the same', async () => {
  const stage = await atAddresses({ delivery_address: site, addresses: [depot] });
  expect(chosen(stage)).to.equal('Budowa, Kwiatowa 1, Poznań');
  expect(shown(stage)).to.contain('Kwiatowa 1');
});

for (const [what, delivery_address] of [
  ['with', site],
  ['without', { ...site, id: null }],
] as const)
  it(`an address ${what} an id is shown where none are saved`, async () => {
    const stage = await atAddresses({ delivery_address, addresses: [] });
    expect(shown(stage)).to.contain('Kwiatowa 1');
    expect(stage.text()).not.to.contain('Nie masz jeszcze zapisanych adresów.');
  });

it('the invoice’s address is not offered twice: picked as another it would be none', async () => {
  const stage = await atAddresses({ addresses: [invoice, site] });
  stage.root.querySelector<HTMLInputElement>('input[value="other"]')!.click();
  await settled();
  expect([...select(stage)!.options].map(({ text }) => text)).to.deep.equal([
    'Wybierz adres',
    'Budowa, Kwiatowa 1, Poznań',
  ]);
});
