/** Decides which attributes any element may have, and how an attribute's value is read. */
export { nearest } from '../element/nearest';

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
