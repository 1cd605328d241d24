/** Tests further results of `<shop-calculator>`: stock, pallets, materials. */
import { expect } from '@open-wc/testing';
import { calculator } from './measured';
import { buttonIn, settled, within } from './page';

const notesOf = (element: HTMLElement) =>
  within<HTMLElement>(element, '.calculator__notes').textContent.replaceAll('\u00A0', ' ');

describe('the result of <shop-calculator>', () => {
  it('warns about an order above the stock, and never blocks it [K7]', async () => {
    const { element, main, form, enter } = await calculator('stock="484"');
    await enter(main, '484');
    expect(notesOf(element)).to.equal('');
    await enter(main, '1107');
    expect(notesOf(element)).to.contain('Zamawiasz o 623 opak. więcej, niż jest w magazynie (484 opak.).');
    expect(form.checkValidity()).to.equal(true);
  });

  it('has no stock warning before any input', async () => {
    const { element } = await calculator('stock="0"');
    expect(notesOf(element)).to.equal('');
    buttonIn(element, 'Zwiększ').click();
    await settled();
    expect(notesOf(element)).to.contain('Zamawiasz o 2 opak. więcej, niż jest w magazynie (0 opak.).');
  });

  it('counts full pallets and the rest', async () => {
    const { main, sums, enter } = await calculator('units-on-pallet="32"');
    await enter(main, '31');
    expect(sums()).not.to.contain('palety');
    await enter(main, '64');
    expect(sums()).to.contain('palety: 2Wartość');
    await enter(main, '69');
    expect(sums()).to.contain('palety: 2, luzem: 5 opak.');
  });

  const MATERIALS = JSON.stringify([
    { title: 'Klej Flex', link: '/produkt/klej', unit: 'wor.', pack_size: '22.5', per_m2: 4, measure: 'kg' },
    { title: 'Fuga', unit: 'szt.', pack_size: 2, per_m2: '0.4' },
    { title: 'Grunt', unit: 'szt.', pack_size: 0, per_m2: '0.2' },
  ]);
  const materialsOf = (element: HTMLElement) =>
    element.shadowRoot!.querySelector('.materials')?.textContent.replaceAll('\u00A0', ' ');

  it('shows even the smallest amount of a material, and none if nothing is needed', async () => {
    const { element, unit, sums, enter } = await calculator(`materials='${MATERIALS}'`);
    for (const area of ['0,1', '0,01']) {
      await enter(unit, area);
      expect(materialsOf(element)).not.to.match(/\b0 (wor|szt|kg)/);
      expect(materialsOf(element)).to.contain('Fuga1 szt.');
    }
    await enter(unit, '0');
    expect([materialsOf(element), sums()]).to.deep.equal([undefined, 'Zamawiasz–Wartość–']);
  });

  it('shows the packages of materials after an area is entered, without unreadable materials', async () => {
    const { element, unit, main, enter } = await calculator(`materials='${MATERIALS}'`);
    expect(materialsOf(element)).to.equal(undefined);
    await enter(unit, '22,51');
    expect(materialsOf(element)).to.equal('Do tego potrzebujeszKlej Flex5 wor.ok. 90 kgFuga5 szt.');
    expect(within<HTMLAnchorElement>(element, '.materials a').getAttribute('href')).to.contain('/produkt/klej');
    await enter(main, '2');
    expect(materialsOf(element)).to.equal('Do tego potrzebujeszKlej Flex1 wor.ok. 12 kgFuga1 szt.');
    await enter(unit, 'x');
    expect(materialsOf(element)).to.equal(undefined);
  });

  const STEPS = JSON.stringify([
    { from: 10, net: '68.00', gross: '83.64' },
    { from: '48', net: 65, gross: 79.95 },
  ]);
  const textOf = (element: HTMLElement, part: string) =>
    element.shadowRoot!.querySelector(`[part~=${part}]`)?.textContent.replaceAll('\u00A0', ' ');

  it('lists price steps as a table, names the next one, and values the packages at the reached one', async () => {
    const { element, main, sums, enter } = await calculator(`price-steps='${STEPS}' prices="net"`);
    const table = within<HTMLTableElement>(element, 'table');
    expect(table.caption!.textContent).to.equal('Ceny zależne od ilości');
    expect(
      [...table.rows].map((row) => [...row.cells].map((cell) => cell.innerText.replaceAll('\u00A0', ' '))),
    ).to.deep.equal([
      ['Ilość', 'Cena netto'],
      ['od 10 opak.', '68,00 zł/opak.'],
      ['od 48 opak.', '65,00 zł/opak.'],
    ]);
    await enter(main, '8');
    expect(textOf(element, 'next-step')).to.equal('od 10 opak. 68,00 zł/opak. · jeszcze 2');
    expect(sums()).to.contain('575,92 zł');
    await enter(main, '10');
    expect(sums()).to.contain('680,00 zł');
    await enter(main, '48');
    expect(textOf(element, 'next-step')).to.equal(undefined);
  });

  it('without steps it has no table', async () => {
    const { element } = await calculator();
    expect(element.shadowRoot!.querySelector('table')).to.equal(null);
  });
});
