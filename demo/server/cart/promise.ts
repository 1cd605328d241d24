/** When each carrier of the shop delivers, and what a payment is waiting for: working days in Polish time. */
import type { KindName } from '../../../src/cart/session/kinds';
import { dayOf, dayText } from '../pages/days';

/** Orders up to this hour leave the warehouse on the same day. */
const CUT_OFF = 12;
const HOLIDAYS = '01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26'.split(' ');
const NAMES = ['w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę'];

const hourOf = new Intl.DateTimeFormat('pl', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Europe/Warsaw' });
const isWorking = (day: string): boolean =>
  ![0, 6].includes(new Date(day).getUTCDay()) && !HOLIDAYS.includes(day.slice(5));

/** Today and the next three weeks without weekends and fixed holidays; the first day is that of the dispatch. */
function workingDays(now: Date): string[] {
  const isLate = Number(hourOf.format(now)) >= CUT_OFF;
  return Array.from({ length: 21 }, (_, days) => dayOf(now, days)).filter(
    (day, at) => isWorking(day) && !(isLate && at === 0),
  );
}

/** The working day on or after which goods come that need this many days. */
export const arrivalOf = (days: number, now = new Date()): string =>
  Array.from({ length: 14 }, (_, more) => dayOf(now, days + more)).find(isWorking) ?? dayOf(now, days);

/** `we wtorek 1.12` */
const named = (day: string): string => `${NAMES[new Date(day).getUTCDay()]} ${Number(day.slice(8))}.${day.slice(5, 7)}`;

/** The answer of the contract's `Carrier.delivery`. */
export function promiseOf(kind: KindName, now = new Date()): { text: string } | { from: string; to: string } {
  const [dispatch = '', next = '', later = ''] = workingDays(now);
  const promises = {
    courier: { text: `${named(next)}, 8–16` },
    locker: { from: next, to: later },
    pickup: { text: dispatch === dayOf(now) ? 'dziś od 13:00' : `${named(dispatch)} od 7:00` },
    transport: { text: `${named(next)} · rozładunek na budowie` },
  };
  return promises[kind];
}

/** The promise as an order keeps it, for any later day. */
export function promisedText(kind: KindName, now = new Date()): string {
  const promise = promiseOf(kind, now);
  return 'text' in promise
    ? promise.text.replace('dziś', named(dayOf(now)))
    : `${dayText(promise.from)} – ${dayText(promise.to)}`;
}
