/** The calls whose cost must not grow with the orders in the database, by the visitor who makes them. */
import type { Visit, WireCart } from '../../server/visit';

interface Call {
  readonly what: string;
  readonly as: string;
  /** Goal in ms of PostgreSQL's processor time; absent if there is none. */
  readonly most?: number;
  /** Prepares the call. */
  begin(who: Visit): Promise<() => Promise<unknown>> | (() => Promise<unknown>);
}

const ask =
  (path: string): Call['begin'] =>
  (who) =>
  async () => {
    const { status } = await who.send(`/api/zamowienia${path}`);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  };

/** Changes the quantity of the first line. */
export function stepper(who: Visit, { id, items: [line] }: WireCart): () => Promise<unknown> {
  let presses = 0;
  return async () => {
    const quantity = { [line.id]: line.min + line.step * (presses++ % 5) };
    const { status } = await who.post({ quantity, cartToUpdate: id });
    if (status !== 200) throw new Error(`a quantity was answered with ${status}`);
  };
}

const SEARCH = 30;
const MOST = 10;
const [CLIENT, BUYER, APPROVER] = ['staly-klient', 'kupujaca-z-limitem', 'osoba-akceptujaca'] as const;

export const calls: readonly Call[] = [
  { what: 'the client’s list', as: CLIENT, most: MOST, begin: ask('') },
  { what: 'its hundredth page', as: CLIENT, begin: ask('?page=99') },
  { what: 'its search by number', as: CLIENT, most: SEARCH, begin: ask('?query=000230') },
  { what: 'its search by name', as: CLIENT, most: SEARCH, begin: ask('?query=farba+lateksowa') },
  { what: 'its search without a result', as: CLIENT, most: SEARCH, begin: ask('?query=zzzqqq') },
  { what: 'its search for a word of four orders in ten', as: CLIENT, begin: ask('?query=klej') },
  { what: 'an order', as: CLIENT, most: MOST, begin: ask('/230') },
  { what: 'the company’s view', as: APPROVER, most: MOST, begin: ask('?view=company') },
  { what: 'its open orders of a year', as: APPROVER, most: MOST, begin: ask('?view=company&state=open&period=2026') },
  { what: 'a member’s own orders', as: BUYER, most: MOST, begin: ask('?view=mine') },
  {
    what: 'a member’s quantity',
    as: BUYER,
    most: MOST,
    begin: async (who) => stepper(who, (await who.post({})).cart),
  },
];
