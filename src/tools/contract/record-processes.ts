/** Records the actions of approval and quotes, each by the people whom it concerns. */
import { cartActions, type CartActionName, type ProcessActionName } from '../../cart/wire/actions';
import { answerQuote } from '../mock/process-states';
import { CART, shopOf } from './recorded-shop';

interface Scene {
  /** Default: the buyer. */
  readonly by?: 'as-approver';
  /** The buyer's preceding action. */
  readonly after?: 'send_for_approval' | 'ask_quote';
  /** An action of somebody else meanwhile, so that the recorded action is refused. */
  readonly meanwhile: Extract<CartActionName, 'client_comments' | 'approve' | 'withdraw' | 'decline_quote'>;
}

const scenes: Readonly<Record<ProcessActionName, Scene>> = {
  send_for_approval: { meanwhile: 'client_comments' },
  approve: { by: 'as-approver', after: 'send_for_approval', meanwhile: 'withdraw' },
  reject: { by: 'as-approver', after: 'send_for_approval', meanwhile: 'withdraw' },
  withdraw: { after: 'send_for_approval', meanwhile: 'approve' },
  ask_quote: { meanwhile: 'client_comments' },
  decline_quote: { after: 'ask_quote', meanwhile: 'decline_quote' },
  note: { after: 'send_for_approval', meanwhile: 'approve' },
};

/** The body, status and response. A request and a quote have URLs of their own; the contract lists their actions with those of a cart. */
export async function inProcess(name: ProcessActionName, isRefused: boolean) {
  const style = name.endsWith('quote') ? { quoteFrom: 1000 } : { approvalOver: 5000 };
  const { send, shop } = await shopOf('buyer', { style });
  const { by, after, meanwhile } = scenes[name];
  let path = CART;
  const bodyOf = async (action: CartActionName, who?: string): Promise<object> => {
    const { good } = cartActions[action].samples;
    if (action === 'note' || action === 'client_comments') return good;
    const cart = Object((await send('post', path, {}, who)).answer['cart']) as Record<string, unknown>;
    const { total_gross } = cart['prices'] as { total_gross: string };
    return { ...good, seen: { cart_id: cart['id'], revision: cart['revision'], total_gross } };
  };
  if (after !== undefined) {
    await send('post', CART, await bodyOf(after));
    const [[id, cart] = []] = [...shop.held];
    path = `${CART}/${id}`;
    if (after === 'ask_quote' && cart) answerQuote(cart);
  }
  const body = await bodyOf(name, by);
  if (isRefused) {
    const who = meanwhile === 'approve' ? 'as-approver' : 'as-buyer';
    await send('post', path, await bodyOf(meanwhile, who), who);
  }
  return { body, ...(await send('post', path, body, by)) };
}
