/** Breaks a valid response: values of other types, missing and repeated parts, unknown keys, invalid JSON. */
import type { Random } from '../../demo/server/seed/random';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1e21,
  -0.07,
  0.1 + 0.2,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'null',
  'NaN',
  'Infinity',
  '1e5',
  '0x10',
  '1,50',
  '1 234,56 zł',
  '٣',
  '-0.00',
  '99999999999999999999.99',
  '<b>x</b>',
  '\u202E\u0000\uD800',
  [],
  {},
  [[]],
  [null],
  { id: null },
  { 0: 'zero', 1: 'one' },
  { iso_code: '???' },
  'a'.repeat(5000),
];
const KEYS = ['__proto__', 'constructor', 'toString', 'then', 'length', '0', '', 'id', 'messages'];

/** Every place in the value, as its container and its key. */
function places(json: Json, result: [Json[] | { [key: string]: Json }, string][] = []): typeof result {
  if (json === null || typeof json !== 'object') return result;
  for (const key of Object.keys(json)) {
    result.push([json, key]);
    places((json as { [key: string]: Json })[key]!, result);
  }
  return result;
}

/** An assignment to `__proto__` would set the prototype; JSON.parse does not. */
const define = (container: object, key: string, value: Json) =>
  Object.defineProperty(container, key, { value, enumerable: true, configurable: true, writable: true });

const valueAt = ([container, key]: [Json[] | { [key: string]: Json }, string]): Json =>
  (container as { [key: string]: Json })[key]!;

function breakOnePlace(json: Json, random: Random): void {
  const all = places(json);
  if (all.length === 0) return;
  const place = random.pick(all);
  const [container, key] = place;
  const value = valueAt(place);
  switch (random.whole(0, 6)) {
    case 0:
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else delete container[key];
      break;
    case 1:
      if (Array.isArray(container)) container.push(structuredClone(value));
      else define(container, random.pick(KEYS), value);
      break;
    case 2:
      define(container, key, [value]);
      break;
    case 3:
      define(
        container,
        key,
        typeof value === 'number' ? String(value) : typeof value === 'string' ? Number(value) : [value],
      );
      break;
    case 4:
      // Copies another part of the same response to a wrong place.
      define(container, key, structuredClone(valueAt(random.pick(all))));
      break;
    default:
      define(container, key, structuredClone(random.pick(VALUES)));
  }
}

/** The text of a response with one to four faults; one in ten is invalid JSON. */
export function mutate(answer: Json, random: Random): string {
  const json = structuredClone(answer);
  for (let times = random.whole(1, 4); times > 0; times--) breakOnePlace(json, random);
  const text = JSON.stringify(json);
  switch (random.whole(0, 29)) {
    case 0:
      return text.slice(0, random.whole(0, text.length - 1));
    case 1:
      return `${text}${random.pick(['\n<!-- 0.8 s -->', text, '}', '\u0000'])}`;
    case 2: {
      const at = random.whole(0, text.length - 1);
      return text.slice(0, at) + random.pick(['"', ',', '{', '\\', '\uFEFF']) + text.slice(at + 1);
    }
    default:
      return text;
  }
}
