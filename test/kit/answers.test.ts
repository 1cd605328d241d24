/** Shows that 50,000 broken responses never throw, never hide the cart, and never display a number that no response contained. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createRandom } from '../../demo/server/seed/random';
import { postCart } from '../../src/cart/wire/api';
import { begunPayments, cartBlockers, stepAvailability } from '../../src/cart/session/rules';
import { submitBlockers } from '../../src/cart/session/submit-blockers';
import { messagesOf } from '../../src/cart/session/messages';
import { newCart, withReply, type CartState } from '../../src/cart/session/state';
import { toDecimal } from '../../src/http/decimal';
import { mutate } from '../chaos/mutate';
import { publish } from '../reliability/publish';
import { chosenLocker, lockerContact } from '../fixtures/cart';
import { stubPage } from '../fixtures/page';
import { aCartOfTwo } from '../fixtures/session';

const ANSWERS = Number(process.env['FUZZ'] ?? 25_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const URL = 'https://sklep.example/koszyk';

beforeAll(() => {
  stubPage({ cookie: 'XSRF-TOKEN=token' });
  // A plain function, because a spy would keep a hundred thousand warnings.
  vi.stubGlobal('console', { ...console, warn: () => {} });
});
afterAll(() => void vi.unstubAllGlobals());

const whole = {
  cart: {
    ...aCartOfTwo({ ...chosenLocker, ...lockerContact }),
    is_master: false,
    childCarts: [{ id: 8, cart_name: 'Łazienka', items: [], prices: { total_gross: '7.77' } }],
    addresses: [{ id: 21, name: 'Budowa', street: 'Polna', house_no: '2' }],
    project: { id: 5, name: 'Dom' },
    payment_params: { payment_method: { payment_id: 1, method_id: 'blik' } },
  },
  messages: { quantity: { messages: ['Dostępne 10 szt.'], status: 'error', scroll: true }, 0: { messages: ['Uwaga'] } },
} as unknown as Parameters<typeof mutate>[0];

/** All decimals in the text of a response, in the notation of the elements. */
function decimalsIn(text: string): Set<string> {
  const decimals = new Set<string>();
  const walk = (json: unknown): void => {
    const decimal = toDecimal(json);
    if (decimal !== undefined) decimals.add(decimal);
    if (json !== null && typeof json === 'object') for (const one of Object.values(json)) walk(one);
  };
  try {
    walk(JSON.parse(text));
  } catch {
    // Text without JSON contains no numbers.
  }
  return decimals;
}

/** All amounts and quantities that the cart displays. */
function displayedNumbers({ cart }: CartState): string[] {
  if (cart === null) return [];
  const lines = [...cart.items, ...cart.childCarts.flatMap(({ items }) => items)];
  return [
    ...lines.flatMap(({ quantity, frontQuantity, min, max, step, prices }) => [
      ...[quantity, frontQuantity, min, max, step],
      ...Object.values(prices),
    ]),
    ...[cart.prices, ...cart.childCarts.map(({ prices }) => prices)].flatMap((prices) =>
      Object.values(prices ?? {}).filter((value) => typeof value === 'string'),
    ),
    ...[...cart.availableCarriers, cart.carrier].flatMap((one) => [one?.price_gross, one?.price_net]),
    cart.client_amount_after_deadline,
  ].filter((one) => one !== undefined);
}

it(`the cart's readers survive ${ANSWERS} mutated responses, seed ${SEED}`, { timeout: ANSWERS * 10 }, async () => {
  let text = '';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
  let status = 200;
  const post = { cause: 'load', body: {} } as const;
  const ask = async (state: CartState) => {
    const reply = await postCart(URL, post);
    const next = { messages: messagesOf('load', reply), pending: state.pending, changes: [], unseen: false };
    return { reply, state: withReply(state, post, reply, next) };
  };
  text = JSON.stringify(whole);
  const first = (await ask(newCart)).state;
  expect(displayedNumbers(first).length).toBeGreaterThan(20);

  let [read, refused] = [0, 0];
  for (let at = 0; at < ANSWERS; at++) {
    const random = createRandom(SEED * 1_000_003 + at);
    text = mutate(whole, random);
    status = random.chance(0.1) ? 422 : 200;
    const { reply, state } = await ask(first);
    const where = () => `answer ${at} of seed ${SEED}: ${text.slice(0, 3000)}`;

    // The server has no cart: other tests check that screen.
    if (reply.answer?.cart === null && !reply.failure && state.cart === null) continue;
    // The screen is not blank: it has a cart, or at least an error beside the old one.
    if (state.status !== 'ready' || state.cart === null) expect.fail(where());
    if (reply.answer?.cart) read++;
    else if (state.cart !== first.cart || (reply.failure && state.messages.size === 0)) expect.fail(where());
    else refused++;

    const known = reply.answer?.cart ? decimalsIn(text) : undefined;
    if (known)
      for (const number of displayedNumbers(state)) if (!known.has(number)) expect.fail(`${number} in ${where()}`);

    // The step rules accept every readable cart.
    stepAvailability(state.cart);
    cartBlockers(state.cart);
    begunPayments(state.cart);
    submitBlockers(state.cart, undefined, { brand: 'shop', loading: false });
  }
  expect(read).toBeGreaterThan(ANSWERS / 3);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  console.info(`${ANSWERS} mutated answers, seed ${SEED}: ${read} read, ${refused} refused with a sentence`);
  publish(
    'fuzz',
    `${ANSWERS} damaged responses with a cart (seed ${SEED}): ${read} were displayed, ${refused} refused with a message beside the previous cart; 0 exceptions, 0 empty screens, 0 displayed numbers that no response contained.`,
  );
});
