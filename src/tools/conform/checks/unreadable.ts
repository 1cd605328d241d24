/** Tries bodies that are no actions, and values of wrong types. */
import type { Cart } from '../../../cart/wire/cart';
import { linesOf, quantityBody } from '../cart-parts';
import type { Probe } from '../probe';
import { lackingIn } from '../reply';
import { addressOf } from '../sample';

export async function checkUnreadable(probe: Probe): Promise<void> {
  for (const body of ['{"quantity": ', '{"shop_elements_no_such_action": true}', '[1]', '"text"']) {
    const reply = await probe.post(body);
    const isInRange = reply.status >= 400 && reply.status < 500;
    const problem = isInRange ? lackingIn(reply) : 'a status from 400 to 499 was expected';
    probe.judgeReply('unreadable', reply, problem);
  }
}

export async function checkTypes(probe: Probe, cart: Cart): Promise<void> {
  const [line] = linesOf(cart);
  const [carrier] = cart.availableCarriers;
  const quantities = line === undefined ? [] : ['dwa', null, [3], {}].map((one) => quantityBody(line, one));
  const bodies = [
    ...quantities,
    { carrier: 'kurier' },
    { carrier: { id: [carrier?.id] } },
    { payment: { id: {} } },
    { client_comments: { text: 'x' } },
    { new_address: 'Źródlana 1' },
    { new_address: { ...addressOf('typ'), street: ['Źródlana'], city: {} } },
    { delivery_address: { id: [] } },
  ];
  for (const body of bodies) await probe.refuses('types', body, null);
}
