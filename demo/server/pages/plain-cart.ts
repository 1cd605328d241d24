/** The cart without scripts: pages that answer its printed form, and a plain summary with the order button or an approver's buttons. */
import * as v from 'valibot';
import { Hono, type Context } from 'hono';
import { isAllowedByProcess, isHeldByProcess } from '../../../src/cart/session/process';
import { cartBlockers, isEmpty } from '../../../src/cart/session/rules';
import { text } from '../../../src/cart/text';
import { toDecimal } from '../../../src/http/decimal';
import { isAsSeen } from '../../../src/shop/seen';
import { ruleTexts } from '../../../src/shop/text';
import { readAction } from '../cart/actions';
import { changesIn, declaredIn, type Body } from '../cart/form';
import { failed, type WireMessages } from '../cart/messages';
import { keyFor, perform } from '../cart/route';
import { text as said } from '../cart/text';
import { text as heldText } from '../held/text';
import type { Db } from '../db/open';
import { formOf } from '../request/body';
import type { Sessions, ShopEnv } from '../session/session';
import { missing } from './cart';
import { setFlash } from './flash';
import type { Render } from './frame';
import { placeIn, summaryOf, wiredCart, type WiredCart } from './plain-summary';

const IS_FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;

/** The messages of all slots; a success needs none, because the page displays it. */
const sentencesOf = (messages: WireMessages): string[] =>
  Object.values(messages).flatMap(({ messages: sentences, status }) => (status === 'success' ? [] : sentences));

/** The body of a pressed button; `confirm` and `withdraw` have no further fields. */
function bodyOf(name: string, note: string, seen: object): Body {
  if (name === 'note') return { note };
  return { [name]: name === 'confirm' || name === 'withdraw' ? true : { note }, seen };
}

export function plainCart(db: Db, render: Render, withCart: Sessions['withCart'], configurator?: string) {
  type Handler = (c: Context<ShopEnv>, wired: WiredCart) => Response | Promise<Response>;
  const wiredIn = (c: Context<ShopEnv>) => wiredCart(db, placeIn(c), configurator);
  /** Runs only for a cart that this visitor may see. */
  const withWired = (answer: Handler) => async (c: Context<ShopEnv>) => {
    const wired = await wiredIn(c);
    return wired === undefined ? missing(render, c) : answer(c, wired);
  };
  const act = async (c: Context<ShopEnv>, body: Body, key?: string): Promise<WireMessages> => {
    const action = readAction(body);
    if (action === undefined) return { 0: { messages: [said.unreadable], status: 'error' } };
    const terms = { key: keyFor(action.name, key), configurator };
    const { body: answer } = await db.transaction((tx) => perform(tx, placeIn(c), action, terms));
    return (answer as { readonly messages: WireMessages }).messages;
  };
  /** Runs one action at a time, like a page with scripts: a refused action does not prevent the others. */
  const change = withWired(async (c, { cart }) => {
    const { base } = placeIn(c);
    const form = await formOf(c);
    const { changes, refused } = changesIn(form, cart);
    for (const { body, overtaken } of changes) {
      const messages = await act(c, body);
      refused.push(...sentencesOf(messages), ...(overtaken !== undefined && !failed(messages) ? [overtaken] : []));
    }
    if (refused.length > 0) setFlash(c, refused);
    const now = await wiredIn(c);
    const blockers = now === undefined ? [] : cartBlockers(now.cart).map((one) => text.blockers[one]);
    const goesOn = 'next' in form && refused.length === 0;
    if (goesOn && blockers.length > 0) setFlash(c, blockers);
    return c.redirect(goesOn && blockers.length === 0 ? `${base}/podsumowanie` : base, 303);
  });
  const isForm = (c: Context): boolean => IS_FORM.test(c.req.header('content-type') ?? '');

  return new Hono<ShopEnv>()
    .use('/podsumowanie', withCart)
    .post('/', (c, next) => (isForm(c) ? withCart(c, next) : next()))
    .on('POST', ['/', '/:id{[0-9]+}'], async (c, next) => (isForm(c) ? change(c) : next()))
    .on(
      'GET',
      ['/podsumowanie', '/:id{[0-9]+}/podsumowanie'],
      withWired((c, wired) => {
        const { base } = placeIn(c);
        if (isEmpty(wired.cart)) return c.redirect(base, 303);
        return render(c, 'podsumowanie.twig', summaryOf(c, base, wired));
      }),
    )
    .on(
      'POST',
      ['/podsumowanie', '/:id{[0-9]+}/podsumowanie'],
      withWired(async (c, { raw, cart }) => {
        const { base } = placeIn(c);
        const form = await formOf(c);
        const name = form['action'] ?? 'confirm';
        const seen = {
          cart_id: form['cart_id'] ?? '',
          revision: form['revision'] ?? '',
          total_gross: toDecimal(form['total_gross']),
        };
        const back = (sentences: readonly string[]) => {
          setFlash(c, sentences);
          return c.redirect(`${base}/podsumowanie`, 303);
        };
        // Browsers send line breaks as CR LF.
        const note = (form['note'] ?? '').replaceAll('\r\n', '\n');
        const press = (as: object) => act(c, bodyOf(name, note, as), form['key']);
        const other = name === 'confirm' ? ruleTexts['seen-revision'][1] : heldText.unseen;
        // A second press on the same page has the same key, and gets the first response.
        const isOther = name !== 'note' && !isAsSeen(v.parse(v.any(), seen), raw);
        const repeated = isOther && (await press(seen));
        const first = repeated && repeated.confirm?.redirect_url;
        if (first) return c.redirect(first, 303);
        if (isOther) return back(failed(repeated || {}) ? sentencesOf(repeated || {}) : [other]);
        // A locked cart is decided unchanged, except for consents. Otherwise the buyer made these choices on this page, so the resulting
        // cart counts as seen.
        const changesNothing = name === 'note' || (isHeldByProcess(cart) && name !== 'approve');
        const faults = changesNothing ? [] : await choose(c, form, cart);
        // A withdrawal and an order have no message in their bodies: it is added right before them.
        const isAlone = (name === 'confirm' || name === 'withdraw') && isAllowedByProcess(cart, 'note') === true;
        if (faults.length === 0 && isAlone && note.trim() !== '')
          faults.push(...sentencesOf(await act(c, { note }, form['key'])));
        if (faults.length > 0) return back(faults);
        const now = (await wiredIn(c))?.raw ?? raw;
        const done = await press({ cart_id: now.id, revision: now.revision, total_gross: form['total_gross'] });
        if (failed(done)) return back(sentencesOf(done));
        return c.redirect(done.confirm?.redirect_url ?? base, 303);
      }),
    );

  /** The choices of the summary's form. Returns what was refused. */
  async function choose(c: Context<ShopEnv>, form: Record<string, string>, cart: WiredCart['cart']): Promise<string[]> {
    const address = form['delivery_address'];
    const id = address === undefined || address === '' ? null : Number(address);
    const isElsewhere = address !== undefined && String(cart.delivery_address?.id ?? '') !== address;
    const { email, phone } = form;
    const bodies: Body[] = [
      ...(isElsewhere ? [{ delivery_address: { id } }] : []),
      ...(email && phone ? [{ inpost_contact: { email, phone } }] : []),
      ...declaredIn(form, cart),
    ];
    for (const body of bodies) {
      const chosen = await act(c, body);
      if (failed(chosen)) return sentencesOf(chosen);
    }
    return [];
  }
}
