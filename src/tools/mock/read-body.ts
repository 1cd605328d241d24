/** Reads the body of a call to the cart of the small shop: its action, and whether the action's value has the contract's type. */
import { cartActions, isProcessAction } from '../../cart/wire/actions';
import { actionNames } from './actions';
import type { JsonObject } from './state';

export const isObject = (raw: unknown): raw is JsonObject =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

export function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A good value of each action, by name. */
const sampleOf = new Map(
  Object.entries(cartActions).map(
    ([
      name,
      {
        samples: { good },
      },
    ]) => [name, Object(good)[name]],
  ),
);

/** Keys of a body that are not actions. */
export const BESIDE = ['cartToUpdate', 'seen'];

export const nameOf = (raw: unknown): string | undefined => {
  if (!isObject(raw)) return undefined;
  const names = Object.keys(raw);
  if (names.length === 0) return 'load';
  const sealed = ['confirm', ...names.filter(isProcessAction)].find((one) => names.includes(one));
  return sealed ?? names.find((one) => actionNames.includes(one));
};

const isText = (like: JsonObject, key: string): boolean => typeof like[key] === 'string' && !/id$/i.test(key);

/** Whether the value has the contract's type: a text, or an object with texts for texts; a product is an id. */
export function isLike(name: string, what: unknown): boolean {
  const like: unknown = sampleOf.get(name);
  if (name === 'add_product') return true;
  if (typeof like === 'string') return typeof what === 'string';
  if (!isObject(like) || !isObject(what)) return isObject(what);
  return Object.entries(what).every(([key, one]) =>
    /id$/i.test(key) ? one === null || typeof one !== 'object' : !isText(like, key) || typeof one === 'string',
  );
}

/** The value as PHP reads it: an object with all texts of the contract. */
export function loosely(name: string, what: JsonObject): unknown {
  const like: unknown = sampleOf.get(name);
  if (typeof like === 'string') return String(what);
  if (!isObject(like)) return what;
  if (!isObject(what)) return {};
  const texts = Object.keys(like).filter((key) => isText(like, key));
  return { ...what, ...Object.fromEntries(texts.map((key) => [key, String(what[key] ?? '')])) };
}
