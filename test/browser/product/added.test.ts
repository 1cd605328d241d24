/** Tests the dialog and the notice of `<shop-add-to-cart>` about an added product. */
import { expect } from '@open-wc/testing';
import { faultsOf, page, scriptedServer, settled, within } from './page';

async function added(attributes: string, answer: object) {
  const { calls, restore } = scriptedServer();
  const place = await page(
    `<shop-add-to-cart product-id="7" ${attributes}><form action="/produkt/gres/do-koszyka" method="post">
      <input type="hidden" name="id" value="7"><button>Kup</button></form></shop-add-to-cart>`,
    ['shop-add-to-cart'],
  );
  place.querySelector('button')!.click();
  await settled();
  await calls.at(-1)!.answer(answer);
  restore();
  const element = place.querySelector('shop-add-to-cart')!;
  return { place, textOf: (part: string) => within<HTMLElement>(element, part).innerText.replaceAll('\u00A0', ' ') };
}

const ANSWER = {
  status: 'success',
  name: 'Gres <b>Loft</b>',
  url: '/koszyk',
  index: 'GRE1-1012',
  brand: 'Cerampol',
  quantity: 10,
  unit: 'opak.',
  content: '14.4',
  content_unit: 'm²',
  price_net: '58.49',
  price_gross: '71.94',
  total_net: '584.90',
  total_gross: '719.43',
  cart_lines: 9,
  cart_total_net: '13992.29',
  cart_total_gross: '17210.52',
};

describe('an added product', () => {
  it('opens a dialog with its price per unit, its net and gross value, and the cart’s total [B35]', async () => {
    const { place, textOf } = await added('prices="net"', ANSWER);
    const lines = textOf('[part~=added]').split(/\s*\n+\s*/);
    expect(lines.join('|')).to.equal(
      [
        'GRE1-1012 · Cerampol|Gres Loft|Cena netto|58,49 zł/opak.|Ilość|10 opak. = 14,4 m²',
        'Wartość netto|584,90 zł|Wartość brutto|719,43 zł|W koszyku: 9 pozycji|13 992,29 zł netto',
      ].join('|'),
    );
    expect(await faultsOf(place)).to.deep.equal([]);
  });

  it('shows a notice of three lines: name, price, total [B35]', async () => {
    const { place, textOf } = await added('added="notice"', ANSWER);
    expect(
      textOf('.added-notice')
        .split(/\s*\n+\s*/)
        .slice(0, 3),
    ).to.deep.equal(['Dodano: 10 opak. × 71,94 zł brutto', 'Gres Loft', 'W koszyku: 9 pozycji, 17 210,52 zł brutto']);
    expect(await faultsOf(place)).to.deep.equal([]);
  });
});
