/** Tests that a request aborted by leaving the page is not reported as a failure. */
import { expect } from '@open-wc/testing';
import { settled, until } from '../settled';
import { cartStage } from './cart';

it('a request aborted by a navigation causes no message and no event [N10]', async () => {
  const stage = await cartStage();
  const events: unknown[] = [];
  stage.element.addEventListener('shop-error', (event) => events.push(event.detail));
  const before = stage.posts.length;
  stage.answer(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'));
    throw new TypeError('Failed to fetch');
  });
  stage.root.querySelector<HTMLInputElement>('input[type=radio][value="4"]')!.click();
  await until(() => stage.posts.length > before, 'the request');
  await settled();
  dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(events).to.deep.equal([]);
  expect(stage.root.querySelector('[part~="messages"]') === null).to.equal(true);
});
