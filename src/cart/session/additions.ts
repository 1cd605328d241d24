/** Additions that must not count twice, an address and a message: a lost response is looked for, and a repetition has the same key. */
import { isOutcomeUnknown } from '../../http/once';
import { newUuid } from '../../page/uuid';
import type { NewAddress } from '../wire/actions/new-address';
import type { CartPost } from '../wire/api';
import type { Cart } from '../wire/cart';
import type { CartEnvironment } from './environment';
import type { Outcome } from './messages';
import { processesOf } from './process';
import type { CartSync } from './sync';

interface Additions {
  readonly new_address: NewAddress;
  readonly note: string;
}
type Name = keyof Additions;

/** How often the cart has it. */
function countOf(cart: Cart | null, value: NewAddress | string): number {
  if (cart === null) return 0;
  if (typeof value === 'string')
    return processesOf(cart).flatMap(({ history: events }) => events.filter((one) => one.text === value)).length;
  const { name, street, house_no, flat_no, zip_code, city } = value;
  const typed = { name, street, house_no, flat_no, zip_code, city };
  const isSame = (one: { readonly [K in keyof typeof typed]?: string | undefined }) =>
    (Object.keys(typed) as (keyof typeof typed)[]).every((key) => (one[key] ?? '') === typed[key]);
  return cart.addresses.filter(isSame).length;
}

export function createAdditions(
  { read }: CartEnvironment,
  { send, hide }: CartSync,
  load: () => Promise<Outcome>,
): <N extends Name>(name: N, value: Additions[N]) => Promise<Outcome> {
  /** The last addition of each kind without a successful response. */
  const last: { [N in Name]?: { readonly json: string; readonly key: string } } = {};
  return async (name, value) => {
    const json = JSON.stringify(value);
    const { key } = (last[name] = last[name]?.json === json ? last[name] : { json, key: newUuid() });
    const before = countOf(read().cart, value);
    const settled = await send({ cause: name, body: { [name]: value }, idempotencyKey: key } as unknown as CartPost);
    let { ok } = settled;
    const { failure, answer } = settled.reply ?? {};
    if (failure && isOutcomeUnknown(failure, answer !== undefined)) {
      await load();
      ok = countOf(read().cart, value) > before;
      if (ok) hide(name);
    }
    if (ok) delete last[name];
    // What was found in the loaded cart has no message of a server.
    return { ok, messages: ok && !settled.ok ? new Map() : settled.messages };
  };
}
