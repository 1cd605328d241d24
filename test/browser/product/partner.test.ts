/** Tests `<shop-add-to-cart>` on a partner’s page whose browser keeps no cart of the shop. */
import { expect } from '@open-wc/testing';
import { buttonIn, page, scriptedServer, settled } from './page';

it('leads a partner’s visitor to the product in the shop, with the quantity, where no cart is kept, and adds nothing [D20]', async () => {
  const there: string[] = [];
  const { navigation } = window as unknown as { navigation: EventTarget };
  const stop = (event: Event) => {
    there.push((event as Event & { destination: { url: string } }).destination.url);
    event.preventDefault();
  };
  navigation.addEventListener('navigate', stop);
  const { calls, restore } = scriptedServer();
  const place = await page(
    '<shop-add-to-cart product-id="7" action="/do-koszyka" quantity="3" with-credentials product-url="/produkt/7?ref=blog"></shop-add-to-cart>',
    ['shop-add-to-cart'],
  );
  const element = place.querySelector('shop-add-to-cart')!;
  buttonIn(element, 'Dodaj do koszyka').click();
  await settled();
  for (const index of [0, 1]) await calls[index]!.answer({ status: 'error', kept: false });
  restore();
  navigation.removeEventListener('navigate', stop);
  expect(calls.map(({ body }) => body)).to.deep.equal([{}, {}]);
  expect([there, element.shadowRoot!.querySelector('dialog')]).to.deep.equal([
    [`${location.origin}/produkt/7?ref=blog&quantity=3`],
    null,
  ]);
});
