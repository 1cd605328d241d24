/** Shows what a page with only a header loads: its search box and its cart work without React. */
import { expect } from '@open-wc/testing';
import { buttonIn, page, scriptedServer, within } from '../product/page';
import { until } from '../settled';

const requested = (): string =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .join('\n');

it('a page with a search box and a cart in its header loads no React, neither idle nor when both are used [R12]', async () => {
  const { calls, restore } = scriptedServer();
  const place = await page(
    '<shop-suggester url="/sugestie"></shop-suggester><shop-cart-widget url="/api/koszyki"></shop-cart-widget>',
    [],
    '/dist/index.js',
  );
  const asked = (path: string) => until(() => calls.some(({ url }) => url.includes(path)), `${path} was not asked`);
  await asked('/api/koszyki');
  await new Promise((go) => requestIdleCallback(go));
  expect(requested()).not.to.match(/\/(react|box)-/);

  const box = place.querySelector('shop-suggester')!;
  await until(() => box.shadowRoot?.querySelector('input') != null, 'the search box was never drawn');
  const field = within<HTMLInputElement>(box, 'input');
  field.focus();
  field.value = 'gres';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  await asked('/sugestie');
  buttonIn(place.querySelector('shop-cart-widget')!, 'Koszyk').click();
  await calls
    .find(({ url }) => url.includes('/sugestie'))!
    .answer({ products: [{ id: 1, title: 'Gres' }], categories: [] });
  await until(() => box.shadowRoot!.querySelector('[role=option]') !== null, 'nothing is listed');
  restore();
  expect(requested())
    .to.match(/\/box-/)
    .and.not.to.match(/\/react-/);
});
