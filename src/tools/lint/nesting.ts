/** Checks the position of our tags: the tags around them, and the required tags inside them. */
import type { Template } from './template';
import type { Tag } from './tags';
import type { Node } from './tree';
import { STEERING, isDynamic } from './mask-characters';

/** Tags that display sections of the page. A section may contain any tag, even the same one. */
const HOLDS_ITSELF = /^shop-(tabs|faq|slider)$/;
/** Tags without buttons, links or fields. */
const SHOWS_NOTHING = /^shop-(config|form-event|order-tracking|address|cart)$/;
/** Tags that require content. */
const NEEDS = /^shop-(add-to-cart|select|faq|tabs|slider)$/;
const TABLE = /^(table|thead|tbody|tfoot|tr|colgroup)$/;

/** `tags` are all tags of the file, so that those inside a tag can be found by their places. */
export function checkNesting({ masked, tell }: Template, node: Node, tags: readonly Tag[], isWhole: boolean): void {
  const { tag, parent, inside, outer } = node;
  const { name, at } = tag;
  const parentName = parent?.tag.name ?? '';
  const say = (what: string): void => tell('nesting', at, what);
  if (outer !== undefined && !HOLDS_ITSELF.test(name) && !masked.slice(outer.tag.end, at).includes(STEERING))
    return say(`<${name}> does not work inside another <${name}>.`);
  if (TABLE.test(parentName))
    return say(
      `<${name}> is not allowed in <${parentName}>: the browser moves it before the table. Put it into a cell.`,
    );
  if (inside.has('select')) return say(`<${name}> is not allowed in <select>: the browser removes it.`);
  if (parentName === 'head') return say(`<${name}> is not allowed in <head>: the browser begins the body there.`);
  for (const around of ['a', 'button'])
    // In a string, only the directly surrounding tag is certainly open.
    if ((isWhole ? inside.has(around) : parentName === around) && !SHOWS_NOTHING.test(name))
      return say(`<${name}> is not allowed in <${around}>: interactive elements do not nest.`);
  if (outer !== undefined || !NEEDS.test(name)) return;
  const content = tags.slice(node.index + 1, node.last);
  const has = (tagName: string): boolean => content.some((one) => one.name === tagName && !one.isEnd);
  const isKnown = isWhole && node.end !== undefined && !isDynamic(masked.slice(tag.end, node.end.at));
  if (name === 'shop-add-to-cart' && inside.has('form')) {
    if (has('form'))
      say('Forms do not nest: the browser removes the inner one. Put <shop-add-to-cart> around the form.');
    else if (isKnown && !tag.attributes.some((one) => /product-id|action/.test(one.name)))
      say('Put <shop-add-to-cart> around its form, not inside.');
    return;
  }
  if (!isKnown) return;
  if (name === 'shop-select' && !has('select')) say('<shop-select> needs a <select> inside.');
  if (name === 'shop-faq' && !has('details')) say('<shop-faq> needs <details> inside.');
  if (/^shop-(tabs|slider)$/.test(name) && node.children.length === 0)
    say(`<${name}> needs a child element for each of its sections.`);
}
