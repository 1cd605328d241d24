/** Buyers who press a stepper in the cart, wait for the response, and press again. */
import { Agent, request } from 'node:http';
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

const agent = new Agent({ keepAlive: true });

/** Posts and discards the response, since its parsing would take the shop's processor time. Resolves with the status. */
const post = (url: string, headers: Readonly<Record<string, string>>, body: object): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode)),
    )
      .once('error', reject)
      .end(JSON.stringify(body));
  });

/** Gives each buyer a cart of the shop at `base`; what is returned changes a quantity in one. */
export async function openCarts(base: () => string): Promise<(buyer: number) => Promise<void>> {
  const buyers = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const load = (path: string, init: RequestInit) => fetch(base() + path, { redirect: 'manual', ...init });
      const who = await new Visit({ app: { request: load } }).as('kupujacy');
      const { cart } = await who.post({});
      const headers = {
        cookie: who.cookie,
        'x-xsrf-token': who.token,
        'content-type': 'application/json',
        'accept-encoding': 'gzip',
      };
      return { headers, cart };
    }),
  );
  let presses = 0;
  return async (buyer) => {
    const { headers, cart } = buyers[buyer]!;
    const { id, min, step } = cart.items[0];
    const quantity = { [id]: min + step * (presses++ % 5) };
    const status = await post(`${base()}/koszyk`, headers, { quantity, cartToUpdate: cart.id });
    if (status !== 200) throw new Error(`a quantity was answered with ${status}`);
  };
}
