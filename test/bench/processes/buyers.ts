/** Buyers who press a stepper in the cart, wait for the response, and press again. */
import { Visit } from '../../server/visit';

/** Number of simultaneous buyers. */
export const BUYERS = 16;
/** Duration of one trial in ms. */
export const TIME = 3000;

/** Number of completed `act` calls of all buyers per second. */
export async function rateOf(act: (buyer: number) => Promise<unknown>): Promise<number> {
  const from = performance.now();
  let done = 0;
  const work = async (buyer: number) => {
    while (performance.now() - from < TIME) {
      await act(buyer);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: BUYERS }, (_, buyer) => work(buyer)));
  return (done * 1000) / (performance.now() - from);
}

/** Gives each buyer a cart of the shop at `base`; what is returned changes a quantity in one. */
export async function openCarts(base: () => string): Promise<(buyer: number) => Promise<void>> {
  const request = (path: string, init: RequestInit) => fetch(base() + path, { redirect: 'manual', ...init });
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const who = await new Visit({ app: { request } }).as('kupujacy');
      const { cart } = await who.post({});
      return { who, cart };
    }),
  );
  let presses = 0;
  return async (buyer) => {
    const { who, cart } = buyers[buyer]!;
    const { id, min, step } = cart.items[0];
    const { status } = await who.post({ quantity: { [id]: min + step * (presses++ % 5) }, cartToUpdate: cart.id });
    if (status !== 200) throw new Error(`a quantity was answered with ${status}`);
  };
}
