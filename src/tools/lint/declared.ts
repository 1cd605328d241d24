/** Checks the page's own fields and links of the order: a box that the page ticks, missing links of the shop. */
import { decodeEntities } from '../../ui/entities';
import texts from '../../texts/texts.json' with { type: 'json' };
import { isDynamic } from './mask-characters';
import type { Tag } from './tags';
import type { Template } from './template';
import type { Node } from './tree';

const valueOf = ({ attributes }: Tag, name: string): string | undefined =>
  attributes.find((one) => one.name === name)?.value;

/** Words that mean an obligation to pay, split as the order button does. */
const PAY_WORDS = Object.values(texts['cart.summary.payWords']).flatMap((words) => words.split('|'));

const CONSUMER_WORDS = texts['cart.summary.payWords'].pl.split('|')[0];

const PLACES = /^(before-summary|legal)$/;

export function checkConsents({ tell }: Template, node: Node, tags: readonly Tag[], isWhole: boolean): void {
  const { tag } = node;
  const checked = tag.name === 'input' && tag.attributes.find(({ name }) => name === 'checked');
  if (checked && slotAround(node) !== undefined)
    tell('ticked', checked.at, 'Only the buyer may tick a checkbox of the order: remove checked.');
  if (tag.name !== 'shop-cart') return;
  checkAttributes({ tell }, tag);
  if (!isWhole || node.end === undefined) return;
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

/** A label without a word of payment, in any shipped language, and registers of another origin than the page's. */
function checkAttributes({ tell }: Pick<Template, 'tell'>, { attributes }: Tag): void {
  for (const { name, value = '', valueAt } of attributes) {
    if (value === '' || isDynamic(value)) continue;
    const label = decodeEntities(value).toLowerCase();
    if (name === 'submit-label' && !PAY_WORDS.some((words) => label.includes(words)))
      tell('no-payment-words', valueAt, `A consumer’s order button has to name the payment: „${CONSUMER_WORDS}”.`);
    if (name === 'company-url' && /^(https?:)?\/\//i.test(value.trim()))
      tell('other-origin', valueAt, 'Another origin than the page’s is not called: write company-url as a path.');
  }
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
