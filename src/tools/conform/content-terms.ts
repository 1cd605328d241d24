/** Finds invalid terms in a response: state of an account, guarantee, promise of a delivery or a payment, parts of a quantity, price steps, end of a price. */
import { isLess, isPositive, plus, toDecimal, type Decimal } from '../../http/decimal';
import { isOver, printedDay } from '../../page/day';
import type { RuleName } from './rules';

export type ContentFault = readonly [rule: RuleName, problem: string];

export type Check = (value: unknown, key: string, owner: JsonObject) => ContentFault | undefined;
export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

export const printed = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'undefined';

/** A day alone, as orders may send it, is checked as a day. */
const whiteListFault: Check = (value, key) => {
  if (key !== 'white_list' || !isObject(value)) return undefined;
  const { state, checked_at: at } = value;
  if (state !== 'listed' && state !== 'not-listed' && state !== 'unknown')
    return ['white-list', `its state is ${printed(state)}`];
  return state === 'unknown' || at ? undefined : ['white-list', `it is ${printed(state)} without checked_at`];
};

/** Only checks that the image exists: whether it is the official picture, only a person can see. */
const guaranteeFault: Check = (value, key, owner) => {
  if (key === 'buyer' && value === 'consumer' && !Object(owner['guarantee_notice']).image)
    return ['guarantee', 'the buyer is a consumer, and guarantee_notice has no image'];
  if (key !== 'guarantee' || !isObject(value)) return undefined;
  if (!(Number(value['years']) > 2)) return ['guarantee', `years is ${printed(value['years'])}, not above 2`];
  return value['image'] ? undefined : ['guarantee', 'the label has no image'];
};

/** The day of a promise: only ISO, because the page formats it and cannot show anything else. */
const isDay = (day: unknown): boolean => printedDay(String(day)) === day;

const promiseFault: Check = (value, key, owner) => {
  if (key === 'text' && value === '' && ('hook_name' in owner || 'from' in owner))
    return ['promise', 'its text is empty'];
  if (key !== 'delivery' || !isObject(value) || !('price_net' in owner || 'price_gross' in owner)) return undefined;
  const { from, to = from, text } = value;
  const days = [from ?? to, to].filter((day) => day != null);
  const wrong = days.find((day) => !isDay(day));
  if (wrong !== undefined) return ['promise', `${printed(wrong)} is no day, such as "2026-12-01"`];
  if (String(from ?? to) > String(to)) return ['promise', `it ends on ${printed(to)}, before ${printed(from)}`];
  return days.length > 0 || text ? undefined : ['promise', 'it has neither days nor a text'];
};

const NONE = '0' as Decimal;

/** The parts of a line make its quantity. A product without a line is of no quantity that the answer states. */
const partsFault: Check = (value, key, owner) => {
  if (key !== 'availability' || !isObject(value) || value['parts'] == null) return undefined;
  const parts = Object.values(Object(value['parts']) as JsonObject).map((one) => Object(one) as JsonObject);
  const wrong = parts.find(({ quantity }) => !isPositive(toDecimal(quantity)));
  if (wrong) return ['parts', `a part has the quantity ${printed(wrong['quantity'])}`];
  const dated = parts.find(({ kind, date }) => kind === 'none' && date);
  if (dated) return ['parts', `what is not available comes on ${printed(dated['date'])}`];
  const ordered = toDecimal(owner['frontQuantity'] ?? ('prices' in owner ? owner['quantity'] : undefined));
  const sum = parts.reduce((all, one) => plus(all, toDecimal(one['quantity']) ?? NONE), NONE);
  return ordered === undefined || parts.length === 0 || sum === ordered
    ? undefined
    : ['parts', `they make ${sum}, the line has ${ordered}`];
};

const SIDES = ['net', 'gross'] as const;
type Step = Readonly<Record<'from' | 'net' | 'gross', Decimal | undefined>>;
const read = (one: unknown, name: string) => toDecimal((Object(one) as JsonObject)[name]);
const isBelow = (a: Decimal | undefined, b: Decimal | undefined) => a !== undefined && b !== undefined && isLess(a, b);

/** A line has the price of the step that it has reached, any other product its price below the first step. */
const stepsFault: Check = (value, key, owner) => {
  if (key !== 'price_steps' || value == null) return undefined;
  const steps = Object.values(Object(value) as JsonObject).map((one): Step => ({
    from: read(one, 'from'),
    net: read(one, 'net'),
    gross: read(one, 'gross'),
  }));
  const falls = (step: Step, before: Step | undefined) =>
    before === undefined ||
    (isBelow(before.from, step.from) && !SIDES.some((side) => isBelow(before[side], step[side])));
  const wrong = steps.find((step, at) => !falls(step, steps[at - 1]));
  if (wrong) return ['price-steps', `from ${wrong.from} on it is not cheaper than from the step before`];
  const [first] = steps;
  const least = read(owner, 'min');
  if (first && least !== undefined && !isBelow(least, first.from))
    return ['price-steps', `the first step is from ${first.from}, the minimum is ${least}`];
  const prices = owner['prices'];
  const quantity = read(owner, 'frontQuantity' in owner ? 'frontQuantity' : 'quantity');
  if (prices === undefined || quantity === undefined) return undefined;
  const reached = steps.findLast(({ from }) => from !== undefined && !isLess(quantity, from));
  const side = SIDES.find((one) =>
    reached ? reached[one] !== read(prices, one) : isBelow(read(prices, one), first?.[one]),
  );
  return (
    side && ['price-steps', `${quantity} cost ${side} ${read(prices, side)}, the step is ${(reached ?? first)?.[side]}`]
  );
};

const untilFault: Check = (value, key) =>
  key === 'price_until' && typeof value === 'string' && isOver(value)
    ? ['price-until', `it was ${printed(value)}`]
    : undefined;

export const termFaults: readonly Check[] = [
  whiteListFault,
  guaranteeFault,
  promiseFault,
  partsFault,
  stepsFault,
  untilFault,
];
