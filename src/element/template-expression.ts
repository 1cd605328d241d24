/** Decides how the placeholders and conditions of a drawing are read: once, into functions of the current values. */
import { pageTexts } from '../page/config';

/** Looks up a value by name: inside a list the entry's first, then the surrounding one. */
export type See = (name: string) => unknown;
export type Say<T> = (see: See) => T;

/** Texts, numbers, flags, and lists of such: the values that a drawing uses by name. */
export interface Values {
  readonly [name: string]: string | number | boolean | undefined | readonly Values[];
}
/** An attribute's text, a choice of two, or none. */
export type Said = string | null | readonly [condition: string, on: Said, off: Said];

/** The page's own word, else the loaded language's; undefined means Polish. */
export const word = (key: string): unknown => pageTexts()?.[key] ?? globalThis.shopElementsLanguage?.texts[key];

/** What only long drawings need; lists.ts sets it when imported. The rest below is in every page. */
export const further: {
  condition?: (said: string) => Say<boolean>;
  place?: (said: string) => Say<unknown> | undefined;
} = {};

/** `unit` or `!unit`. */
const simple = (said: string): Say<boolean> =>
  said[0] === '!' ? (see) => !see(said.slice(1)) : (see) => Boolean(see(said));
export const condition = (said: string): Say<boolean> => (further.condition ?? simple)(said);

/** `price`, `=key|Polish`, `name|=key|Polish`; undefined if the value is missing. */
function place(said: string): Say<unknown> {
  const [, isWord, name = '', other] = /^(=?)([^|]+)\|?(.*)/.exec(said) ?? [];
  if (isWord) return () => word(name) ?? other;
  const instead = other ? place(other) : () => undefined;
  return (see) => see(name) ?? instead(see);
}

/** Gives null if a value in the text is missing. */
export function saying(said: Said): Say<string | null> {
  if (said instanceof Array) {
    const [isOn, on, off] = [condition(said[0]), saying(said[1]), saying(said[2])];
    return (see) => (isOn(see) ? on : off)(see);
  }
  // The split puts a placeholder in every second part.
  const parts = (said as string | null)
    ?.split(/\{([^}]+)\}/)
    .map((part, nth) => (nth % 2 ? (further.place?.(part) ?? place(part)) : () => part)) ?? [() => null];
  return (see) => {
    let text = '';
    for (const part of parts) {
      const value = part(see);
      if (value == null) return null;
      text += value;
    }
    return text;
  };
}
