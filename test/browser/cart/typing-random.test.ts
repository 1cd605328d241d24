/** Tests random orders of keys, presses and answers in the cart: what was typed last is what is sent, or a sentence says why not. */
import { expect } from '@open-wc/testing';
import { aLine } from '../../fixtures/cart';
import { until } from '../settled';
import { key, pressByMouse } from '../ui/keys';
import { cartStage, posted } from './cart';

/** For a longer run, raise the number of seeds: each takes about 3 s. */
const SEEDS = 10;
const ORDERS = 50;

/** Numbers from a seed, the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

for (let seed = 1; seed <= SEEDS; seed++)
  it(`${ORDERS} random orders of keys and presses (seed ${seed}) leave the cart with what is displayed`, async () => {
    const stage = await cartStage({ items: [1, 2, 3].map((id) => aLine({ id, quantity: 2 })) });
    const server = new Map([1, 2, 3].map((id) => [String(id), 2]));
    let done = 0;
    stage.answer(() => {
      for (const { body } of posted(stage, 'quantity').slice(done))
        for (const [id, quantity] of Object.entries(body['quantity'] ?? {})) server.set(id, Number(quantity));
      done = posted(stage, 'quantity').length;
      const items = [...server].map(([id, quantity]) => aLine({ id: Number(id), quantity }));
      return Response.json({ cart: { id: 7, items, availableCarriers: [], availablePayments: [] }, messages: {} });
    });
    const fields = () => [...stage.root.querySelectorAll<HTMLInputElement>('[part~=quantity-input]')];
    const below = numbersFrom(seed);
    const pause = () => new Promise((done) => setTimeout(done));
    for (let order = 0; order < ORDERS; order++) {
      const deeds: string[] = [];
      for (let left = 1 + below(6); left > 0; left--) {
        const at = below(3);
        const field = fields()[at]!;
        const deed = below(4);
        deeds.push(`${deed} in line ${at + 1}`);
        if (deed === 0) field.focus();
        else if (deed === 1) {
          field.focus();
          key(field, String(1 + below(9)));
        } else if (deed === 2) pressByMouse(field.nextElementSibling as HTMLElement);
        else if (below(2)) field.blur();
        else await pause();
      }
      dispatchEvent(new PageTransitionEvent('pagehide'));
      dispatchEvent(new PageTransitionEvent('pageshow'));
      await until(() => !stage.root.querySelector('[aria-busy=true]'), 'all is saved');
      const displayed = fields().map(({ value }) => Number(value.replaceAll(/\s/g, '')));
      expect([...server.values()], `order ${order}: ${deeds.join(', ')}`).to.deep.equal(displayed);
    }
  });
