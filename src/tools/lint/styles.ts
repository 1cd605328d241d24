/** Reports misspelt names in a style sheet: parts, custom properties, tags in selectors. */
import { nearest } from '../../element/nearest';
import { slipOf, type Known } from './names';
import type { Tell } from './problem';
import { tellRenamed } from './renames';

const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
const PROPERTY = /(?<![\w-])--shop-[\w-]*\w(?![\w#$@{-])/g;
const DASHES = /(?<![\w.#-])-?shop-[\w-]+(?=\s*:)/g;
const PART = /::part\(\s*([\w\s.#-]+)\)/g;
const PRELUDE = /[^{};]+[{};]?/g;
const TYPE = /(?<![\w.#"'=:$@-])shop-[a-z][\w-]*(?![\w(-])/g;

/** `offset` is where the style sheet begins in its file. */
export function checkStyles(css: string, offset: number, known: Known, tell: Tell): void {
  const plain = css.replace(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  for (const { 0: name, index } of plain.matchAll(PROPERTY)) {
    if (known.properties.has(name)) continue;
    if (tellRenamed(known, tell, 'unknown-property', `property ${name}`, offset + index)) continue;
    const slip = slipOf(name, known.properties);
    if (slip !== undefined)
      tell('unknown-property', offset + index, `No tag reads ${name}. Did you mean ${slip}?`, {
        from: offset + index,
        to: offset + index + name.length,
        text: slip,
      });
  }
  for (const { 0: name, index } of plain.matchAll(DASHES)) {
    const property = `--${name.replace(/^-/, '')}`;
    if (known.properties.has(property))
      tell('unknown-property', offset + index, `No tag reads ${name}. Write ${property}.`);
  }
  for (const { 0: whole, 1: words = '', index } of plain.matchAll(PART)) {
    const [compound = ''] = /[^\s{},>+~]*$/.exec(plain.slice(Math.max(0, index - 200), index)) ?? [];
    const tag = /^[\w-]+/.exec(compound)?.[0] ?? '';
    for (const word of words.split(/\s+/).filter(Boolean))
      checkPart(word, tag, offset + index + whole.indexOf(word), known, tell);
  }
  for (const { 0: prelude, index } of plain.matchAll(PRELUDE)) {
    if (!prelude.endsWith('{') || /^\s*@/.test(prelude)) continue;
    for (const { 0: name, index: at } of prelude.matchAll(TYPE)) {
      if (known.tags.has(name)) continue;
      if (tellRenamed(known, tell, 'unknown-tag', `element ${name}`, offset + index + at)) continue;
      const slip = slipOf(name, known.tags);
      if (slip !== undefined)
        tell('unknown-tag', offset + index + at, `${name} is not a tag of ours. Did you mean ${slip}?`);
    }
  }
}

/** On one of our tags every part is known; after a class it may belong to another component. */
function checkPart(part: string, tag: string, at: number, known: Known, tell: Tell): void {
  const parts = known.tags.get(tag)?.parts;
  if (parts === undefined) {
    if (known.parts.has(part) || part.length < 5 || /^(?!shop-)\w+-/.test(tag)) return;
    const slip = slipOf(part, known.parts);
    if (slip !== undefined) tell('unknown-part', at, `No tag has a part ${part}. Did you mean ${slip}?`);
  } else if (!Object.hasOwn(parts, part) && !tellRenamed(known, tell, 'unknown-part', `part ${tag} ${part}`, at)) {
    const slip = nearest(part, Object.keys(parts));
    tell('unknown-part', at, `<${tag}> has no part ${part}.${slip === undefined ? '' : ` Did you mean ${slip}?`}`);
  }
}
