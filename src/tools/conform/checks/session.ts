/** Tries the shop's session: page, token, loading. */
import type { Probe } from '../probe';
import { type Reply } from '../reply';
import type { Sent } from '../client';

/** Opens the page and loads the cart; undefined if nothing else can be tried. A new visitor's cart may be null. */
export async function checkSession(probe: Probe): Promise<{ page: Sent; reply: Reply } | undefined> {
  const page = await probe.client.open();
  const hasToken = Object.keys(probe.client.tokens).length > 0;
  const isOpen = page.failure === undefined && page.status < 400 && hasToken;
  const result = page.failure ?? `${page.status}, ${hasToken ? 'a token' : 'no CSRF token'}`;
  probe.judge('page', isOpen ? undefined : `${page.request}\n${result}`);
  if (page.failure !== undefined) return undefined;
  const reply = await probe.post({});
  const hidden = probe.client.tokenHiddenBy;
  // The kit itself sends the token back all the same, so that the other rules can be tried.
  if (hasToken)
    probe.judge('csrf-cookie', hidden && `Set-Cookie has ${hidden}, and the page has no <meta name="csrf-token">`);
  else probe.skip('csrf-cookie', 'there is no CSRF token');
  const isLoaded = reply.isDone && reply.answer?.cart !== undefined;
  probe.judgeReply('load', reply, !isLoaded && '');
  return isLoaded ? { page, reply } : undefined;
}
