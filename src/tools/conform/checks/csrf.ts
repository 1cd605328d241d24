/** Tries forged calls: every action without a token, with a stale one, and with another session's. */
import { notesOf } from '../../../cart/session/rules';
import { isTokenRefused } from '../../../http/csrf';
import { givenId } from '../cart-parts';
import type { Probe } from '../probe';
import { asQuery } from '../query';
import { type Reply } from '../reply';
import { everyAction, everyAddition } from '../samples';

const NOTES = { client_comments: 'forged by shop-elements conform' };

/** A forged call must not change anything. Returns false if one of them may have placed an order. */
export async function checkCsrf(probe: Probe, other: Probe | undefined, product: string | undefined): Promise<boolean> {
  const cart = await probe.loaded();
  if (cart === undefined) return true;
  const tokens: (string | null)[] = [null, ...Object.values(other?.client.tokens ?? {}).slice(0, 1)];
  const [theirs] = tokens.slice(1);
  if (theirs && Object.values(probe.client.tokens).includes(theirs))
    return (probe.break('csrf', 'two visitors: both have the same token'), true);
  for (const token of [null, 'stale', '', ...tokens.slice(1)]) {
    const first = await forged(probe, NOTES, token);
    const later = await probe.load();
    if (later && notesOf(later) === NOTES.client_comments) await probe.post({ client_comments: notesOf(cart) });
    if (!first.isFine || !tokens.includes(token)) continue;
    for (const body of everyAction(cart)) {
      const { reply, isFine } = await forged(probe, body, token, first.reply.status);
      if (!isFine && 'confirm' in body && reply.isDone) return false;
    }
    // Posted to the page, which has another response format.
    for (const body of product === undefined ? [] : everyAddition(givenId(product))) await probe.post(body, { token });
    const after = await probe.load();
    const isSame = JSON.stringify({ ...after, revision: '' }) === JSON.stringify({ ...cart, revision: '' });
    if (!isSame)
      probe.break(
        'csrf',
        `the cart has changed after calls ${token === null ? 'without a token' : 'with another session’s token'}`,
      );
  }
  await checkForms(probe);
  return true;
}

/** A form of another page can send these bodies without a preflight. */
async function checkForms(probe: Probe): Promise<void> {
  const cart = await probe.loaded();
  for (const body of cart === undefined ? [] : everyAction(cart)) {
    if ('confirm' in body) continue;
    const forms = { 'text/plain': JSON.stringify(body), 'application/x-www-form-urlencoded': asQuery(body) };
    for (const [type, text] of Object.entries(forms))
      await probe.client.post(text, { token: null, headers: { 'Content-Type': type } });
  }
  const isSame = JSON.stringify(await probe.load()) === JSON.stringify(cart);
  probe.judge('csrf', isSame ? undefined : 'the cart has changed after forms without a token');
}

/** If the action itself is refused, the token was not checked. */
async function forged(
  probe: Probe,
  body: object,
  token: string | null,
  status?: number,
): Promise<{ reply: Reply; isFine: boolean }> {
  const reply = await probe.post(body, { token });
  const isRefused = reply.status >= 400 && reply.status < 500;
  const isFine = isRefused && (status === undefined || reply.status === status || isTokenRefused(reply));
  probe.judgeReply('csrf', reply, !isFine && '');
  if (isFine) probe.judgeReply('csrf-status', reply, !isTokenRefused(reply) && reply.status !== 401 && '');
  return { reply, isFine };
}
