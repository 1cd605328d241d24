/** Reads a native select as data, and moves the keyboard within it. */
import { language } from '../../page/language';

export interface Entry {
  readonly value: string;
  readonly label: string;
  /** True if the option is not listed; it may still be the chosen one, like an empty first option. */
  readonly hidden: boolean;
  readonly disabled: boolean;
  /** The label of its `<optgroup>`. */
  readonly group: string | undefined;
}

/** The visible options, with neighbours of one group together; places are indexes of `entries`. */
export function groupsOf(entries: readonly Entry[]): { label: string | undefined; places: number[] }[] {
  const groups: { label: string | undefined; places: number[] }[] = [];
  entries.forEach(({ hidden, group }, place) => {
    if (hidden) return;
    const last = groups.at(-1);
    if (last && last.label === group) last.places.push(place);
    else groups.push({ label: group, places: [place] });
  });
  return groups;
}

/** The next entry that can be chosen, from `start` in the direction; `start` itself if there is none. */
export function nextEntry(entries: readonly Entry[], start: number, direction: 1 | -1): number {
  for (let index = start + direction; index >= 0 && index < entries.length; index += direction) {
    if (entries[index]?.disabled === false) return index;
  }
  return start;
}

export const firstEntry = (entries: readonly Entry[]): number => nextEntry(entries, -1, 1);
export const lastEntry = (entries: readonly Entry[]): number => nextEntry(entries, entries.length, -1);

const lower = (text: string): string => text.toLocaleLowerCase(language());

/** The entry that typed characters select: searched from `current`, then from the top; repeating a character moves to the next match. */
export function typedEntry(entries: readonly Entry[], current: number, typed: string): number {
  const isRepeated = new Set(typed).size === 1;
  const prefix = lower(isRepeated ? typed.slice(0, 1) : typed);
  const from = isRepeated ? current + 1 : Math.max(current, 0);
  const order = [...entries.keys()].map((index) => (index + from) % entries.length);
  const match = order.find((index) => {
    const entry = entries[index];
    return entry?.disabled === false && lower(entry.label).startsWith(prefix);
  });
  return match ?? current;
}
