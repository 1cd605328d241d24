/** Lists the attributes that any element may have: HTML's own, and those of frameworks and other scripts. */

const HTML = new Set(
  (
    'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts form hidden id inert ' +
    'inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate ' +
    'writingsuggestions'
  ).split(' '),
);

/** `data-`, `aria-`, `on…`, `@click`, `:value`, `x-on`, `wire:model`: a framework's attributes, or ones that no declaration can have. */
export const isGlobalAttribute = (name: string): boolean =>
  HTML.has(name) || /^(data-|aria-|on[a-z]|x-|v-|hx-|ng-|_)/.test(name) || !/^[a-z][\w-]*$/.test(name);
