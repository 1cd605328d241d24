/** Decides which known name was meant by an unknown one, and which attributes any element may have. */

/** The nearest of the names, if it is near enough to be meant. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  const [best] = [...names]
    .map((one) => ({ one, distance: distance(name, one) }))
    .filter(({ one, distance: far }) => far <= Math.max(2, Math.floor(one.length / 4)))
    .sort((a, b) => a.distance - b.distance);
  return best?.one;
}

/** Letters to add, drop or change (Levenshtein); underscores and capitals for hyphens cost nothing. */
function distance(from: string, to: string): number {
  const [a, b] = [from, to].map((one) => one.replaceAll(/[-_]/g, '').toLowerCase()) as [string, string];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length]!;
}

const EVERYWHERE = new Set(
  (
    'accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint exportparts form hidden id inert ' +
    'inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate'
  ).split(' '),
);

/** HTML's own attributes, and those that belong to a framework or to nobody: `data-`, `aria-`, `on…`, `@click`, `:value`, `x-on`, `wire:model`. */
export const isEverywhere = (name: string): boolean =>
  EVERYWHERE.has(name) || /^(data-|aria-|on[a-z]|x-|v-|hx-|ng-|_)/.test(name) || !/^[a-z][\w-]*$/.test(name);

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', apos: "'", nbsp: '\u00a0' };

/** An attribute's value as the browser reads it. */
export const unescaped = (value: string): string =>
  value.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name ?? ''] ?? whole;
  });
