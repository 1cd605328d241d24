/** Sends some orders of the history in parts, so that each state is seen: open, with a cancelled line, and whole after two deliveries. */
import type { orderItems, orders } from '../db/schema/orders';
import { dayOf } from '../pages/days';

type Order = Pick<typeof orders.$inferInsert, 'deliveries' | 'linesOpen' | 'promise' | 'messages'>;
interface Parts {
  readonly status: string;
  readonly order: Order;
  /** By line. */
  readonly cancelled: readonly number[];
}

/** How an order is sent, by the number of newer orders. `rest`: whether its last line stays open. */
const WAYS: Readonly<Record<number, { readonly rest: boolean; readonly cancels: boolean }>> = {
  1: { rest: true, cancels: false },
  3: { rest: true, cancels: true },
  5: { rest: false, cancels: false },
};

/** Undefined for an order that comes at once. The first line comes half in each delivery; a single piece comes in the first. */
export function inParts(
  newer: number,
  items: readonly (typeof orderItems.$inferInsert)[],
  createdAt: Date,
): Parts | undefined {
  const way = WAYS[newer];
  if (way === undefined || items.length < 3) return undefined;
  const last = items.length - 1;
  const cancelled = items.map(({ quantity }, at) => (way.cancels && at === last - 1 ? quantity : 0));
  const whole = items.map((one, line) => ({ line, quantity: one.quantity - (cancelled[line] ?? 0) }));
  const begin = Math.ceil((items[0]?.quantity ?? 0) / 2);
  const halves = { first: begin, second: (items[0]?.quantity ?? 0) - begin };
  const positive = (lines: typeof whole) => lines.filter(({ quantity }) => quantity > 0);
  const isLate = ({ line }: { line: number }) => line === last;
  const first = positive([{ line: 0, quantity: halves.first }, ...whole.slice(1).filter((one) => !isLate(one))]);
  const second = positive([{ line: 0, quantity: halves.second }, ...(way.rest ? [] : whole.filter(isLate))]);
  const sent = (day: number, lines: typeof whole) => ({
    day: dayOf(createdAt, day),
    carrier: 'Kurier',
    trackingUrl: `https://kurier.example/sledzenie?numer=0000${createdAt.getTime() % 1_000_000}${day}`,
    lines,
  });
  // An open order of the second kind has had one delivery only.
  const days = way.cancels ? [sent(1, first)] : [sent(1, first), sent(3, second)];
  const later = (days: number) => new Date(createdAt.getTime() + days * 24 * 3600 * 1000).toISOString();
  const open = (way.rest ? 1 : 0) + (way.cancels && halves.second > 0 ? 1 : 0);
  return {
    status: way.rest ? 'shipped' : 'delivered',
    order: {
      deliveries: days.filter(({ lines }) => lines.length > 0),
      linesOpen: open,
      ...(way.rest && {
        promise: 'reszta w przyszłym tygodniu, napiszemy e-mail',
        messages: [
          { at: later(2), by: '', isOwn: true, text: 'Kiedy przyjdzie reszta? Ekipa czeka na budowie.' },
          { at: later(3), by: 'Obsługa klienta', isOwn: false, text: 'W przyszłym tygodniu. Dzień wyślemy e-mailem.' },
        ],
      }),
    },
    cancelled,
  };
}
