/** Tests the built cart with net prices first and compact lines, and the tools of a long cart: sorting, selection, removal of several. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { aLine } from '../../fixtures/cart';
import { cartStage, posted, type CartStage } from './cart';
import { until } from '../settled';
import { label } from '../../e2e/labels';

const manyLines = (count: number) =>
  [...Array(count).keys()].map((at) =>
    aLine({
      id: at + 1,
      product_name: `Zaprawa murarska wysokowytrzymała z dodatkiem trasu nr ${String(count - at).padStart(2, '0')}`,
      vat_rate: 23,
      unit: 'szt.',
    }),
  );
const rows = ({ root }: CartStage) => [...root.querySelectorAll<HTMLElement>('[data-item]')];
const heads = ({ root }: CartStage) =>
  [...root.querySelectorAll('[role="columnheader"]')].map((one) => one.textContent);

describe('prices="net"', () => {
  it('displays rate and net value per line, and totals from net by VAT to gross', async () => {
    const stage = await cartStage(
      {
        items: [aLine({ vat_rate: 23 })],
        prices: { net: '30', gross: '36.9', total_net: '50', total_gross: '61.5', vat: [{ rate: 23, vat: '11.5' }] },
      },
      { prices: 'net' },
    );
    expect(heads(stage)).to.deep.equal([
      'Nazwa',
      'Cena netto',
      'VAT',
      'Ilość',
      'Opakowanie',
      'Wartość netto',
      label('cart.items.remove'),
    ]);
    expect(stage.root.querySelector('.items__said')!.textContent).to.contain('ceny netto, VAT 23%');
    expect(stage.root.querySelector<HTMLElement>('.items__gross')!.offsetWidth).to.equal(0);
    const totals = stage.root.querySelector('[part~="totals"]')!.textContent!.replaceAll('\u00A0', ' ');
    expect(totals).to.equal(
      'Produkty netto30,00 złDostawa netto20,00 złRazem netto50,00 złVAT 23 %11,50 złDo zapłaty brutto61,50 zł',
    );
    expect(stage.text()).to.include('ceny netto\nSposób dostawy\nKurier\n20,00\u00A0zł\n');
  });
});

describe('compact lines', () => {
  afterEach(() => setViewport({ width: 1280, height: 800 }));
  it('are at most 44 px high on a desktop, so that 60 of them take three screens', async () => {
    await setViewport({ width: 1280, height: 900 });
    const stage = await cartStage({ items: manyLines(60) }, { density: 'compact', prices: 'net' });
    await until(() => rows(stage).length === 60, 'all lines');
    const heights = rows(stage).map((one) => one.offsetHeight);
    expect(Math.max(...heights.slice(0, 25))).to.be.at.most(44);
    expect(heights[0]! * 60).to.be.at.most(3 * 900);
    expect(stage.root.querySelector<HTMLElement>('.items__package')!.offsetWidth).to.equal(0);
    expect(stage.root.querySelector('[data-item] .product__name')!.getAttribute('title')).to.include('nr 60');
  });
  it('are at most 104 px high on a phone, with a name of three rows that is not cut off', async () => {
    await setViewport({ width: 360, height: 740 });
    const stage = await cartStage({ items: manyLines(8) }, { density: 'compact' });
    await until(() => stage.root.querySelector('.cart--compact'), 'the close lines');
    expect(Math.max(...rows(stage).map((one) => one.offsetHeight))).to.be.at.most(104);
    // WebKitGTK's windows are at least 447 px wide.
    expect(stage.element.scrollWidth).to.be.at.most(innerWidth);
  });
  it('display the package column if a line is sold by the package', async () => {
    const stage = await cartStage({ items: [aLine({ is_package: true }), aLine()] }, { density: 'compact' });
    expect(stage.root.querySelector<HTMLElement>('.items__package')!.offsetWidth).to.be.above(0);
  });
});

describe('a long cart', () => {
  const order = async (stage: CartStage, value: string) => {
    const select = stage.root.querySelector<HTMLSelectElement>('select[name="line-order"]')!;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  it('can be sorted', async () => {
    const stage = await cartStage({ items: manyLines(20) });
    await order(stage, 'name');
    await until(() => rows(stage)[0]!.dataset['item'] === '20', 'the order by name');
    await order(stage, 'added');
    await until(() => rows(stage)[0]!.dataset['item'] === '1', 'the order as added');
  });
  it('removes several lines at once, each with its own undo', async () => {
    const stage = await cartStage({ items: manyLines(20) });
    await stage.press('Zaznacz produkty');
    await until(() => stage.root.querySelector('.items__pick'), 'the boxes');
    const boxes = [...stage.root.querySelectorAll<HTMLInputElement>('.items__pick')];
    expect(boxes[1]!.getAttribute('aria-label')).to.include('Zaznacz: Zaprawa');
    expect([boxes[1]!.offsetWidth, boxes[1]!.offsetHeight]).to.deep.equal([20, 20]);
    boxes[1]!.click();
    boxes[2]!.click();
    await until(() => stage.text().includes(label('cart.items.removePicked', '2')), 'their number');
    await stage.press(label('cart.items.removePicked', '2'));
    await until(() => stage.text().split('Cofnij').length === 3, 'two lines to take back');
    await until(() => !stage.root.querySelector('.items__pick'), 'the end of choosing');
    expect(posted(stage, 'remove')).to.have.length(0);
  });

  const childrenOf = (first: unknown[], second: unknown[]) => [
    { id: 71, cart_name: 'Budowa Strzeszyn', items: first },
    { id: 72, cart_name: 'Magazyn', items: second },
  ];
  it('moves several lines into another child cart if can_move_lines is set', async () => {
    const lines = manyLines(20);
    const stage = await cartStage({
      is_master: true,
      can_move_lines: true,
      childCarts: childrenOf(lines, [aLine({ id: 99 })]),
    });
    await stage.press('Zaznacz produkty');
    await until(() => stage.root.querySelector('.items__pick'), 'the boxes');
    const boxes = [...stage.root.querySelectorAll<HTMLInputElement>('.items__pick')];
    boxes[0]!.click();
    boxes[2]!.click();
    await until(() => stage.text().includes('Przenieś (2)'), 'their number');
    expect(stage.text()).to.include('Wybierz koszyk.');
    const select = stage.root.querySelector<HTMLSelectElement>('[name=move-to]')!;
    expect([...select.options].map(({ text }) => text)).to.deep.equal([
      'Przenieś do koszyka…',
      'Budowa Strzeszyn',
      'Magazyn',
    ]);
    select.value = '72';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => !stage.text().includes('Wybierz koszyk.'), 'a button that can be pressed');
    const [first, , third] = lines;
    stage.answer({
      cart: {
        childCarts: childrenOf(
          lines.filter((one) => one !== first && one !== third),
          [aLine({ id: 99 }), first, third],
        ),
      },
    });
    const button = stage.button('Przenieś (2)');
    button.focus();
    button.click();
    await until(() => posted(stage, 'move').length === 1, 'the request');
    expect(posted(stage, 'move')[0]!.body).to.deep.equal({ move: { ids: [1, 3], cartId: 72 } });
    await until(
      () =>
        [...stage.root.querySelectorAll('[aria-live]')].some(({ textContent }) =>
          textContent.includes('Przeniesiono do koszyka „Magazyn” (2).'),
        ),
      'a word of it',
    );
    expect(stage.root.activeElement).to.equal(button);
    expect(stage.text()).not.to.include('zmieni');
  });

  it('does not offer to move lines without can_move_lines, or with a single child', async () => {
    for (const cart of [
      { is_master: true, childCarts: childrenOf(manyLines(20), [aLine({ id: 99 })]) },
      { is_master: true, can_move_lines: true, childCarts: [{ id: 71, cart_name: 'Magazyn', items: manyLines(20) }] },
    ]) {
      const stage = await cartStage(cart);
      await stage.press('Zaznacz produkty');
      await until(() => stage.root.querySelector('.items__pick'), 'the boxes');
      expect(stage.root.querySelector('[name=move-to]')).to.equal(null);
    }
  });
});

describe('further facts', () => {
  it('of a line are stock, price per unit, note and alternatives', async () => {
    const stage = await cartStage({
      items: [
        aLine({
          unit: 'szt.',
          availability: { quantity: 2 },
          unit_price: { gross: '42.93', unit: 'm²' },
          note: 'Docięte',
          alternatives: [
            { id: 9, title: 'Gres Terrano', link: '/produkt/gres-terrano', unit: 'opak.', price_gross: '12.5' },
          ],
        }),
      ],
    });
    const pageText = stage.text();
    for (const one of ['Zostały 2\u00A0szt.', '42,93\u00A0zł/m²\u00A0brutto', 'Docięte'])
      expect(pageText).to.include(one);
    const details = stage.root.querySelector('details')!;
    expect(details.querySelector('summary')!.textContent).to.equal('Zamienniki');
    details.open = true;
    expect(details.querySelector('a')!.getAttribute('href')).to.include('/produkt/gres-terrano');
    expect(details.innerText).to.include('12,50\u00A0zł/opak.\u00A0brutto');
  });
  it('of the cart are the amounts missing to free delivery and to the minimum order', async () => {
    const stage = await cartStage({
      prices: {
        gross: '90',
        total_gross: '110',
        free_delivery: { missing: '10' },
        minimum_order: { net: '100', missing: '26.83' },
      },
    });
    expect(stage.text()).to.include('Do darmowej dostawy brakuje 10,00\u00A0zł.');
    expect(stage.root.querySelector('progress')!.value).to.equal(0.9);
    expect(stage.button('Dane adresowe').getAttribute('aria-disabled')).to.equal('true');
    await stage.press('Minimalne zamówienie to');
    await until(() => stage.root.activeElement?.matches('[part~="quantity-input"]'), 'the way to the quantities');
  });
});
