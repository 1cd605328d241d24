/** Looks a row's product up again after its quantity has changed, if the server states when the quantity comes. */
import type { Decimal } from '../http/decimal';
import { sameId } from '../http/tolerant';
import { partsOf } from '../ui/stock/parts';
import type { RowListSetup } from './row-lookup';
import { lookupRowOf } from './rows';
import type { Row } from './rows';
import { orderedOf, verdictOf } from './verdict';

interface Rereading {
  readonly get: () => readonly Row[];
  readonly change: (key: number, to: (row: Row) => Row) => void;
  /** Undefined until the list can be looked up. */
  readonly setup: () => RowListSetup | undefined;
}

/** The row's quantity that its parts do not make; undefined if there is nothing to look up. */
function unknownQuantity(row: Row | undefined): Decimal | undefined {
  const { availability, unit } = row?.product ?? {};
  const ordered = row && orderedOf(verdictOf(row));
  return availability?.parts[0] && ordered && partsOf(availability, ordered, unit) === undefined ? ordered : undefined;
}

/** One request at a time for each row; the last one is for its last quantity. */
export function createReread({ get, change, setup }: Rereading): (key: number) => Promise<void> {
  const busy = new Set<number>();
  const rowOf = (key: number) => get().find((row) => row.key === key);

  async function lookUp(key: number, quantity: Decimal): Promise<void> {
    const row = rowOf(key);
    if (row === undefined) return;
    const id = row.product?.id;
    await setup()?.find(
      [{ ...lookupRowOf(row), code: row.product?.index ?? row.entry.code, quantity }],
      (_, [answer]) => {
        const product = [answer?.product, ...(answer?.candidates ?? [])].find((one) => sameId(one?.id, id));
        change(key, (now) => (product && sameId(now.product?.id, id) ? { ...now, product } : now));
        return true;
      },
    );
  }

  return async (key) => {
    if (busy.has(key)) return;
    busy.add(key);
    try {
      let last: Decimal | undefined;
      for (let next = unknownQuantity(rowOf(key)); next && next !== last; next = unknownQuantity(rowOf(key))) {
        last = next;
        await lookUp(key, next);
      }
    } catch {
      // The row keeps the stock without its parts: nothing that the person typed depends on this.
    } finally {
      busy.delete(key);
    }
  };
}
