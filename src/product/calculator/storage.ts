/** Stores a calculator's input for its product until an order is placed (rule K6), and restores it. */
import * as v from 'valibot';
import { storeUntilOrder, readUntilOrder } from '../../page/until-order';
import {
  isUnmeasured,
  isUnread,
  applyRooms,
  startWith,
  typeMain,
  typeUnit,
  type CalculatorSettings,
  type CalculatorState,
} from './state';

/** More products than a single order needs. */
const MAX_PRODUCTS = 50;

const opening = v.object({ id: v.number(), width: v.string(), height: v.string() });
const room = v.object({
  id: v.number(),
  name: v.string(),
  width: v.string(),
  length: v.string(),
  openings: v.array(opening),
});
const calculation = v.object({
  source: v.picklist(['unit', 'main', 'rooms']),
  /** The amount as typed, in the unit of `source`; computed if there are rooms. */
  amount: v.string(),
  rooms: v.pipe(v.array(room), v.minLength(1)),
  spareText: v.string(),
});
const entry = v.object({ 0: v.string(), 1: calculation });

/** Newest last. Another version of the script may have written the entries, so they are validated. */
function entries(): (readonly [string, v.InferOutput<typeof calculation>])[] {
  try {
    const raw: unknown = JSON.parse(readUntilOrder() ?? '[]');
    return Array.isArray(raw) ? raw.filter((one) => v.safeParse(entry, one).success) : [];
  } catch {
    return [];
  }
}

/** Restores the stored state with the current units and bounds; `value` is the quantity in the template. */
export function restoreCalculation(
  productId: string,
  value: number,
  settings: CalculatorSettings,
): CalculatorState | undefined {
  const stored = entries().find(([id]) => id === productId)?.[1];
  if (stored === undefined) return undefined;
  const { source, amount, rooms, spareText } = stored;
  const begun = { ...startWith(value), rooms, spareText };
  if (source === 'rooms') return applyRooms(begun, {}, settings);
  return source === 'unit' ? typeUnit(begun, amount, settings) : typeMain(begun, amount);
}

/** Ignores invalid numbers; removes the entry if the person has entered nothing. */
export function storeCalculation(productId: string, state: CalculatorState, settings?: CalculatorSettings): void {
  const { source, unitText, mainText, rooms, spareText } = state;
  if (isUnread(state, settings) || isUnmeasured(state)) return;
  const others = entries().filter(([id]) => id !== productId);
  const own = [productId, { source, amount: source === 'unit' ? unitText : mainText, rooms, spareText }];
  storeUntilOrder(JSON.stringify((source === 'page' ? others : [...others, own]).slice(-MAX_PRODUCTS)));
}
