/** Decides how the shop's session is tried: page, token, loading, and bodies that are no action. */
import type { CartActionBody } from '../../cart/wire/actions';
import { notesOf } from '../../cart/session/rules';
import { isTokenRefused } from '../../http/csrf';
import { lackingIn, seen, type Probe } from '../probe';

const HIDDEN = 'Set-Cookie has HttpOnly, and the page has no <meta name="csrf-token">';

/** Opens the page and loads the cart. False when nothing else can be tried. */
export async function checkSession(probe: Probe): Promise<boolean> {
  const page = await probe.client.open();
  const hasToken = Object.keys(probe.client.tokens).length > 0;
  const isOpen = page.status < 400 && hasToken;
  probe.judge(
    'page',
    isOpen ? undefined : `${page.request}\n${page.status}, ${hasToken ? 'a token' : 'no CSRF token'}`,
  );
  const reply = await probe.post({});
  // The kit itself sends on what it has got, so that the other rules are tried too.
  if (hasToken) probe.judge('csrf-cookie', probe.client.isTokenHidden ? HIDDEN : undefined);
  else probe.skip('csrf-cookie', 'there is no CSRF token');
  probe.judge('load', reply.isDone && reply.cart !== null ? undefined : seen(reply));
  return reply.cart !== null;
}

/** A forged request must not change anything, whether its token is stale, missing, or that of another session. */
export async function checkCsrf(probe: Probe): Promise<void> {
  const before = await probe.load();
  const forged: CartActionBody<'client_comments'> = { client_comments: 'forged by shop-elements conform' };
  for (const token of ['stale', null]) {
    const reply = await probe.post(forged, { token });
    const after = await probe.load();
    const isChanged = JSON.stringify(after) !== JSON.stringify(before);
    probe.judge('csrf', reply.isDone || reply.status < 400 || isChanged ? seen(reply) : undefined);
    if (reply.status >= 400) probe.judge('csrf-status', isTokenRefused(reply) ? undefined : seen(reply));
    if (isChanged) await probe.post({ client_comments: before ? notesOf(before) : '' });
  }
}

export async function checkUnreadable(probe: Probe): Promise<void> {
  for (const body of ['{"quantity": ', '{"shop_elements_no_such_action": true}', '[1]', '"text"']) {
    const reply = await probe.post(body);
    const isInRange = reply.status >= 400 && reply.status < 500;
    const problem = isInRange ? lackingIn(reply) : 'a status from 400 to 499 was expected';
    probe.judge('unreadable', problem === undefined ? undefined : `${seen(reply)}\n${problem}`);
  }
}
