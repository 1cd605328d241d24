/** Decides what of a calculator is kept for its product until an order was placed (rule K6), and how it goes on from there. */
import * as v from 'valibot';
import { keepUntilOrder, keptUntilOrder } from '../../page/until-order';
import { isWrong, measuresOf } from './amounts';
import { measure, startWith, typeMain, typeUnit, type CalculatorSettings, type CalculatorState } from './state';

/** More products than anybody measures for one order. */
const MOST = 50;

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
  /** As typed, in what `source` says; of rooms it follows. */
  amount: v.string(),
  rooms: v.pipe(v.array(room), v.minLength(1)),
  spareText: v.string(),
});
const entry = v.tuple([v.string(), calculation]);

/** The newest last. Another version of the script may have written it. */
function entries(): readonly v.InferOutput<typeof entry>[] {
  try {
    const raw: unknown = JSON.parse(keptUntilOrder() ?? '[]');
    return Array.isArray(raw) ? raw.filter((one) => v.is(entry, one)) : [];
  } catch {
    return [];
  }
}

/** As it was left, in the units and bounds of today; `value` is what the template orders. */
export function goOn(productId: string, value: number, settings: CalculatorSettings): CalculatorState | undefined {
  const kept = entries().find(([id]) => id === productId)?.[1];
  if (kept === undefined) return undefined;
  const { source, amount, rooms, spareText } = kept;
  const begun = { ...startWith(value), rooms, spareText };
  if (source === 'rooms') return measure(begun, {}, settings);
  return source === 'unit' ? typeUnit(begun, amount, settings) : typeMain(begun, amount);
}

/** What is no number is not worth keeping; what nobody has entered is forgotten. */
export function keep(productId: string, { source, unitText, mainText, rooms, spareText }: CalculatorState): void {
  if ([unitText, mainText, spareText, ...rooms.flatMap(measuresOf)].some(isWrong)) return;
  const others = entries().filter(([id]) => id !== productId);
  const own = [productId, { source, amount: source === 'unit' ? unitText : mainText, rooms, spareText }];
  keepUntilOrder(JSON.stringify((source === 'page' ? others : [...others, own]).slice(-MOST)));
}
