/** Tests the page's own content in `<shop-cart>`: beside lines, in payments, below the totals, and on the printed sheet. */
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { aLine, wire } from '../../fixtures/cart';
import { until } from '../settled';
import { cartStage, type CartStage } from './cart';

const card = { id: 9, name: 'Karta', hook_name: 'card' };
const twoLines = { items: [aLine({ id: 41 }), aLine({ id: 42 })], availablePayments: [wire, card] };

/** Puts the markup into the cart, as a page's script does. */
function put({ element }: CartStage, markup: string): HTMLElement {
  element.insertAdjacentHTML('beforeend', markup);
  return element.lastElementChild as HTMLElement;
}
const isPlaced = (own: Element, selector: string) =>
  until(() => own.assignedSlot?.closest(selector), `${own.slot} in ${selector}`);
const slotsOf = ({ root }: CartStage) =>
  [...root.querySelectorAll<HTMLSlotElement>('slot[name^=line-]')].map(({ name }) => name);

describe('the page’s own content in the cart', () => {
  it('is displayed below the name of its line, and other lines have no slot', async () => {
    const stage = await cartStage(twoLines);
    expect(slotsOf(stage)).to.deep.equal([]);
    const badge = put(stage, '<span slot="line-42">Ostatnie sztuki</span>');
    await isPlaced(badge, '[data-item="42"] .product__text');
    expect(slotsOf(stage)).to.deep.equal(['line-42']);
    expect(badge.checkVisibility()).to.equal(true);
  });

  it('follows a changed slot, and its slot goes with it', async () => {
    const stage = await cartStage(twoLines);
    const badge = put(stage, '<span slot="line-42">Ostatnie sztuki</span>');
    await isPlaced(badge, '[data-item="42"]');
    badge.slot = 'line-41';
    await isPlaced(badge, '[data-item="41"]');
    expect(slotsOf(stage)).to.deep.equal(['line-41']);
    badge.remove();
    await until(() => slotsOf(stage).length === 0, 'no slot');
  });

  it('is reached by Tab after the buttons of its line', async () => {
    const stage = await cartStage(twoLines);
    const link = put(stage, '<a slot="line-end-41" href="#montaz">Dodaj montaż</a>');
    await isPlaced(link, '[data-item="41"] .items__end');
    stage.root.querySelector<HTMLElement>('[data-item="41"] .items__remove button')!.focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(link);
    await sendKeys({ press: 'Tab' });
    expect(stage.root.activeElement?.closest('[data-item="42"]')).to.not.equal(null);
  });

  it('is placed by a page that learns lines and payments from the event', async () => {
    const rendered: number[][] = [];
    const note = ({ detail }: GlobalEventHandlersEventMap['shop-lines-rendered']) =>
      void rendered.push([...detail.lines, ...detail.payments].map(({ id }) => Number(id)));
    document.addEventListener('shop-lines-rendered', note);
    await cartStage(twoLines);
    document.removeEventListener('shop-lines-rendered', note);
    expect(rendered).to.deep.equal([[41, 42, 1, 9]]);
  });

  it('is displayed in the chosen payment and on the summary, as the same node', async () => {
    const stage = await cartStage({ ...twoLines, payment: card });
    const field = put(stage, '<iframe slot="payment-9" title="Numer karty"></iframe>') as HTMLIFrameElement;
    await isPlaced(field, '[part~=payment] [part~=choice-checked]');
    const inside = field.contentWindow;
    await stage.press('Podsumowanie i płatność');
    await isPlaced(field, '.review');
    expect(field.contentWindow).to.equal(inside);
  });

  it('is not displayed in a payment that is not chosen', async () => {
    const stage = await cartStage(twoLines);
    const [field, after] = [
      put(stage, '<p slot="payment-9">Numer karty</p>'),
      put(stage, '<p slot="after-totals">Rata od 20 zł</p>'),
    ];
    await isPlaced(after, '[part~=summary]');
    expect(field.assignedSlot).to.equal(null);
  });

  it('is printed on the sheet', async () => {
    const stage = await cartStage(twoLines);
    const own = ['line-41', 'line-end-42', 'after-totals'].map((slot) => put(stage, `<b slot="${slot}">${slot}</b>`));
    const print = (type: string) => void dispatchEvent(new Event(type));
    await until(() => (print('beforeprint'), stage.root.querySelector('.sheet')), 'the sheet');
    expect(own.map(({ assignedSlot }) => assignedSlot?.closest('.sheet') !== null)).to.deep.equal([true, true, true]);
    print('afterprint');
    await isPlaced(own[0]!, '.product__text');
  });
});
