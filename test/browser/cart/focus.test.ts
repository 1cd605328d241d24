/** Tests the focus after a dialog of the built `<shop-cart>` closes and its button disappears: it does not move to the start of the page. */
import { expect } from '@open-wc/testing';
import { aLine, locker } from '../../fixtures/cart';
import { cartStage, type CartStage } from './cart';
import { until } from '../settled';

/** Loads a cart that has been changed elsewhere. */
const tellNews = () => dispatchEvent(new Event('shop-product-added'));

async function opened(stage: CartStage, button: string): Promise<void> {
  await until(() => [...stage.root.querySelectorAll('button')].some((one) => one.matches(`[aria-haspopup]`)), '');
  stage.button(button).focus();
  await stage.press(button);
  await until(() => stage.root.querySelector('dialog[open]'), 'the dialog');
}

async function titleHasFocus(stage: CartStage): Promise<void> {
  await until(() => stage.root.querySelector('dialog') === null, 'the dialog is still there');
  await until(
    () =>
      stage.root.activeElement !== null && stage.root.activeElement === stage.root.querySelector('h2[part~="heading"]'),
    'the focus is lost',
  );
}

it('a price dialog whose line is removed elsewhere moves the focus to the step’s title', async () => {
  const [removed, left] = [aLine({ product_name: 'Gres' }), aLine({ product_name: 'Klej' })];
  const stage = await cartStage({ items: [removed, left] }, { trader: '' });
  await opened(stage, 'Zmień cenę: Gres');
  stage.answer({ cart: { items: [left] } });
  tellNews();
  await titleHasFocus(stage);
});

it('a price dialog selects its price, and displays the difference of another one', async () => {
  const stage = await cartStage(
    { items: [aLine({ product_name: 'Gres', prices: { net: '40.00', gross: '49.20', total_gross: '49.20' } })] },
    { trader: '' },
  );
  await opened(stage, 'Zmień cenę: Gres');
  const field = stage.root.querySelector<HTMLInputElement>('dialog input')!;
  await until(() => field.selectionEnd === field.value.length && field.selectionStart === 0, 'not selected');
  expect(field.value).to.equal('40,00');
  document.execCommand('insertText', false, '38');
  await until(() => stage.text().replaceAll('\u00A0', ' ').includes('Obecna cena: 40,00 zł −5 %'), 'no difference');
});

it('a locker dialog whose carrier is no longer offered moves the focus too, and the change is announced', async () => {
  const stage = await cartStage({ carrier: locker }, { 'points-url': '/points' });
  await opened(stage, 'Wybierz paczkomat');
  stage.answer({ cart: { carrier: null, availableCarriers: [] } });
  tellNews();
  await titleHasFocus(stage);
  await until(() => stage.text().includes('Paczkomat: ten sposób dostawy nie jest już dostępny'), 'the change');
});
