/** Tests the rooms of `<shop-calculator>` with a named surface: names, walls without doors and windows, the spare by pattern. */
import { expect } from '@open-wc/testing';
import { calculator } from './measured';
import { buttonIn, faultsOf, sent, settled, within } from './page';
import { label } from '../../e2e/labels';

async function measuring(attributes: string) {
  const all = await calculator(`show-calculator ${attributes}`);
  within<HTMLElement>(all.element, 'summary').click();
  const press = async (name: string) => {
    buttonIn(all.element, name).click();
    await settled();
  };
  const field = (name: string, row = 0) =>
    all.element.shadowRoot!.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)[row]!;
  const words = () => within<HTMLElement>(all.element, '.rooms').textContent.replaceAll('\u00A0', ' ');
  return { ...all, press, field, words };
}

describe('the rooms of <shop-calculator>', () => {
  it('are walls without their doors and windows', async () => {
    const { unit, press, field, words, enter, form, element } = await measuring('surface="wall"');
    expect(words()).to.contain('Ściany razem').and.to.contain('Wysokość');
    await enter(field('spare'), '0');
    await enter(field('width'), '12,4');
    await enter(field('length'), '2,5');
    expect(unit.value).to.equal('31');
    await press('Odejmij drzwi lub okno');
    await enter(field('opening-width'), '0,9');
    await enter(field('opening-height'), '2');
    expect([unit.value, words()]).to.satisfy(([area, all]: string[]) => area === '29,2' && all!.includes('29,2 m²'));
    await press('Odejmij drzwi lub okno');
    await enter(field('opening-width', 1), '120');
    await enter(field('opening-height', 1), '1,5');
    await press('To 120 cm');
    expect([unit.value, sent(form)]).to.deep.equal(['27,4', { quantity: '20' }]);
    await press(label('product.calculator.removeOpening', '1'));
    expect(unit.value).to.equal('29,2');
    await enter(field('opening-width'), 'drzwi');
    expect([unit.value, form.checkValidity()]).to.deep.equal(['', false]);
    await enter(field('opening-width'), '1');
    expect(await faultsOf(element.parentElement!)).to.deep.equal([]);
  });

  it('have names, which their remove buttons repeat', async () => {
    const { element, press, field, enter } = await measuring('surface="floor"');
    const groups = () => [...element.shadowRoot!.querySelectorAll('.room')].map(({ ariaLabel }) => ariaLabel);
    await press('Dodaj pomieszczenie');
    await enter(field('room'), 'Łazienka');
    expect(groups()).to.deep.equal(['Łazienka', 'Pomieszczenie 2']);
    await press(label('product.calculator.removeRoom', 'Łazienka'));
    expect(groups()).to.deep.equal(['Pomieszczenie 1']);
    expect(field('opening-width')).to.equal(undefined);
    expect([...element.shadowRoot!.querySelectorAll('button')].map(({ textContent }) => textContent)).not.to.contain(
      'Odejmij drzwi lub okno',
    );
  });

  it('take an initial spare from the laying pattern', async () => {
    const { element, unit, press, field, enter } = await measuring('show-patterns');
    const pressed = () =>
      [...element.shadowRoot!.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent);
    expect([field('spare').value, pressed()]).to.deep.equal(['10', ['Prosto']]);
    await enter(field('width'), '4');
    await enter(field('length'), '5');
    await press('Na ukos');
    expect([field('spare').value, unit.value, pressed()]).to.deep.equal(['15', '23', ['Na ukos']]);
    await press('W jodełkę');
    expect([field('spare').value, unit.value]).to.deep.equal(['20', '24']);
    await enter(field('spare'), '12');
    expect([unit.value, pressed()]).to.deep.equal(['22,4', []]);
  });

  it('are plain without the attributes', async () => {
    const { element, words } = await measuring('');
    expect(words()).to.equal('Szerokośćm×DługośćmDodaj pomieszczenieZapas%');
    expect(element.shadowRoot!.querySelectorAll('.rooms input')).to.have.length(3);
  });
});
