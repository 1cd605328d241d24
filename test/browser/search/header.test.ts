/** Tests a page with only a header: its search box and its cart work without React. */
import { expect } from '@open-wc/testing';
import { buttonIn, page, scriptedServer, within } from '../product/page';
import { until } from '../settled';

const loaded = (): string =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .join('\n');

it('a page with a search box and a cart in its header loads no React, neither idle nor in use of both [R12]', async () => {
  const { calls, restore } = scriptedServer();
  const place = await page(
    '<shop-suggester url="/sugestie"></shop-suggester><shop-cart-widget url="/api/koszyki"></shop-cart-widget>',
    [],
    '/dist/index.js',
  );
  const requested = (path: string) =>
    until(() => calls.some(({ url }) => url.includes(path)), `${path} was not requested`);
  await requested('/api/koszyki');
  await new Promise((go) => requestIdleCallback(go));
  expect(loaded()).not.to.match(/\/(react|box)-/);

  const box = place.querySelector('shop-suggester')!;
  await until(() => box.shadowRoot?.querySelector('input') != null, 'the search box was never drawn');
  const field = within<HTMLInputElement>(box, 'input');
  field.focus();
  field.value = 'gres';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await requested('/sugestie');
  buttonIn(place.querySelector('shop-cart-widget')!, 'Koszyk').click();
  await calls
    .find(({ url }) => url.includes('/sugestie'))!
    .answer({ products: [{ id: 1, title: 'Gres' }], categories: [] });
  await until(() => box.shadowRoot!.querySelector('[role=option]') !== null, 'nothing is listed');
  restore();
  expect(loaded())
    .to.match(/\/box-/)
    .and.not.to.match(/\/react-/);
});
