/** Decides which settings several drawings keep in one sheet: where taking them to the front changes nothing. */
import type { Setting } from './css';

/** A sheet for the drawings that share it, and how many of them must want a setting for it to stand there. */
export interface Shared {
  readonly file: string;
  readonly least: number;
}

interface Wanted {
  readonly settings: readonly Setting[];
  /** The sheets that come before its own, in their order. */
  readonly shares: readonly string[];
}

const keyOf = ({ media, selector, property, value }: Setting): string =>
  JSON.stringify([media, selector, property, value]);

/** How many classes and names a selector counts for; what stands in a list counts as its first. */
function weight(selector: string): string {
  const counted = selector
    .replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/:(?:not|is)\(([^,()]*)[^()]*\)/g, '$1');
  const classes = counted.match(/(?<!:)[.:][\w-]+/g) ?? [];
  const names = counted.match(/(?:^|[\s>+~])[a-z]|::/g) ?? [];
  return `${classes.length} ${names.length}`;
}
const isImportant = ({ value }: Setting): boolean => value.endsWith('!important');
const isOfHost = ({ selector }: Setting): boolean => selector.startsWith(':host');

/** Whether their order may matter: `border` and `border-color` set the same thing, and of two alike the later one wins. */
const quarrel = (a: Setting, b: Setting): boolean =>
  (`${a.property}-`.startsWith(`${b.property}-`) || `${b.property}-`.startsWith(`${a.property}-`)) &&
  isImportant(a) === isImportant(b) &&
  (isOfHost(a) ? isOfHost(b) : a.meets.some((at) => b.meets.includes(at))) &&
  weight(a.selector) === weight(b.selector);

/** What applies to any markup is everybody's or nobody's; what reads a private property says whether it matters. */
const isForAll = (one: Setting): boolean => isOfHost(one) && !one.property.startsWith('--_');

/** The settings of each sheet, and last those that stay in each drawing, all in their order. */
export function shared(sheets: readonly Shared[], drawings: readonly Wanted[]) {
  const places = placesOf(sheets, drawings);
  const orders = new Map(sheets.map(({ file }) => [file, [] as Setting[]]));
  const own = drawings.map(({ settings, shares }) => {
    for (const file of shares) {
      const wanted = settings.filter((one) => places.get(keyOf(one)) === file);
      orders.set(file, inOneOrder(orders.get(file)!, wanted));
    }
    return settings.filter((one) => !shares.includes(places.get(keyOf(one))!));
  });
  return { orders, own };
}

/** The file of each setting that is shared, by the setting's key. */
function placesOf(sheets: readonly Shared[], drawings: readonly Wanted[]): Map<string, string> {
  const places = new Map<string, string>();
  const sharers = drawings.filter(({ shares }) => shares.length > 0);
  for (const one of sharers.flatMap(({ settings }) => settings)) {
    const users = sharers.filter(({ settings }) => settings.some((other) => keyOf(other) === keyOf(one)));
    // The last sheet that all of them have: what only one domain wants stays there.
    const sheet = sheets.findLast(({ file }) => users.every(({ shares }) => shares.includes(file)));
    const members = sharers.filter(({ shares }) => shares.includes(sheet?.file ?? ''));
    const isEnough = users.length >= (isForAll(one) ? members.length : (sheet?.least ?? Infinity));
    if (sheet !== undefined && isEnough) places.set(keyOf(one), sheet.file);
  }
  // Nothing goes past what it would then lose against; whoever stays may hold others back.
  while (drawings.some((drawing) => holdsBack(drawing, places)));
  return places;
}

function holdsBack({ settings, shares }: Wanted, places: Map<string, string>): boolean {
  const rank = (one: Setting): number => {
    const at = shares.indexOf(places.get(keyOf(one))!);
    return at < 0 ? shares.length : at;
  };
  const held = settings.filter((later, at) =>
    settings.slice(0, at).some((earlier) => quarrel(earlier, later) && rank(earlier) > rank(later)),
  );
  for (const one of held) places.delete(keyOf(one));
  return held.length > 0;
}

/** Each setting that is new comes right after the one before it. */
function inOneOrder(known: readonly Setting[], wanted: readonly Setting[]): Setting[] {
  const order = [...known];
  const placeOf = (one: Setting): number => order.findIndex((other) => keyOf(other) === keyOf(one));
  let last = -1;
  for (const one of wanted) {
    const at = placeOf(one);
    if (at < 0) order.splice(++last, 0, one);
    else if (at > last) last = at;
    else if (order.slice(at + 1, last + 1).some((other) => quarrel(one, other))) {
      throw new Error(`Two drawings have “${one.selector} ${one.property}” in different places.`);
    }
  }
  return order;
}
