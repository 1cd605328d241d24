/** Checks the page's own fields and links of the order: a box that the page ticks, missing links of the shop. */
import type { Tag } from './tags';
import type { Template } from './template';
import type { Node } from './tree';

const valueOf = ({ attributes }: Tag, name: string): string | undefined =>
  attributes.find((one) => one.name === name)?.value;

const PLACES = /^(before-summary|legal)$/;

export function checkConsents({ tell }: Template, node: Node, tags: readonly Tag[], isWhole: boolean): void {
  const { tag } = node;
  const checked = tag.name === 'input' && tag.attributes.find(({ name }) => name === 'checked');
  if (checked && slotAround(node) !== undefined)
    tell('ticked', checked.at, 'Only the buyer may tick a checkbox of the order: remove checked.');
  if (tag.name !== 'shop-cart' || !isWhole || node.end === undefined) return;
  const inside = tags.slice(node.index + 1, node.last);
  if (!inside.some((one) => valueOf(one, 'slot') === 'legal'))
    tell(
      'no-legal',
      tag.at,
      '<shop-cart> has no slot="legal" with links to the terms, the privacy policy and delivery.',
    );
}

const INCLUDES = /\b(include|require|embed|render|partial)/i;
const WITHDRAWAL = /odst.p|withdraw/i;

/** Only a complete document without includes certainly has no such link: a footer is usually another file. */
export function checkWithdrawal({ text, tell }: Template, tags: readonly Tag[]): void {
  const orders = tags.find(({ name, isEnd }) => name === 'shop-orders' && !isEnd);
  const isComplete = tags.some(({ name }) => name === 'body') && !INCLUDES.test(text);
  if (orders === undefined || !isComplete || WITHDRAWAL.test(text)) return;
  tell(
    'no-withdrawal',
    orders.at,
    'The page has neither <shop-withdrawal> nor a link to it: a consumer may withdraw from a contract without a login.',
  );
}

/** The index of the surrounding `<shop-cart>`. */
function slotAround(node: Node): string | undefined {
  let slot: string | undefined;
  for (let at: Node | undefined = node; at !== undefined; at = at.parent) {
    if (at.tag.name === 'shop-cart') return slot;
    const slotName = valueOf(at.tag, 'slot');
    slot = slotName !== undefined && PLACES.test(slotName) ? slotName : undefined;
  }
  return undefined;
}
