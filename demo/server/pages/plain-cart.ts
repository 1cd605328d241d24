/** The cart without scripts: pages that answer its printed form, and a plain summary that takes the order. */
import * as v from 'valibot';
import { Hono, type Context } from 'hono';
import { addressLine } from '../../../src/cart/session/address-line';
import { placeOf } from '../../../src/cart/wire/extra';
import { goesToAddress, unmet } from '../../../src/cart/session/kinds';
import { isEmpty, submitBlockers, cartBlockers } from '../../../src/cart/session/rules';
import { text } from '../../../src/cart/text';
import { cartAnswer, cartClient, type Cart } from '../../../src/cart/wire/cart';
import { newUuid } from '../../../src/page/uuid';
import { readAction } from '../cart/actions';
import { wireAnswer } from '../cart/answer';
import { actionsIn, declaredIn, type Body } from '../cart/form';
import { loadCart } from '../cart/load';
import { failed, type WireMessages } from '../cart/messages';
import { perform } from '../cart/route';
import { isAsSeen } from '../cart/seen';
import { text as said } from '../cart/text';
import type { Db } from '../db/open';
import { toAmount, toGrosze, vatBetween } from '../money/grosze';
import { formOf } from '../request/body';
import type { Sessions, ShopEnv } from '../session/session';
import { clientData } from './cart';
import { tellNext, takeFlash } from './flash';
import type { Render } from './frame';

const SUMMARY = '/koszyk/podsumowanie';
const IS_FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)/;

/** Of all slots; only a success needs no words, because the page shows it. */
const sentencesOf = (messages: WireMessages): string[] =>
  Object.values(messages).flatMap(({ messages: sentences, status }) => (status === 'success' ? [] : sentences));

export function plainCart(db: Db, render: Render, withCart: Sessions['withCart'], configurator?: string) {
  const wired = async (c: Context<ShopEnv>) => {
    const loaded = await loadCart(db, c.var.session.id);
    const raw = wireAnswer(loaded, {}, configurator).cart;
    return { loaded, raw, cart: v.parse(cartAnswer, { cart: raw }).cart as Cart };
  };
  const act = async (c: Context<ShopEnv>, body: Body, key?: string): Promise<WireMessages> => {
    const action = readAction(body);
    if (action === undefined) return { 0: { messages: [said.unreadable], status: 'error' } };
    const { body: answer } = await db.transaction((tx) => perform(tx, c.var.session.id, action, { key, configurator }));
    return (answer as { readonly messages: WireMessages }).messages;
  };

  return new Hono<ShopEnv>()
    .use('/podsumowanie', withCart)
    .post('/', (c, next) => (IS_FORM.test(c.req.header('content-type') ?? '') ? withCart(c, next) : next()))
    .post('/', async (c, next) => {
      if (!IS_FORM.test(c.req.header('content-type') ?? '')) return next();
      const form = await formOf(c);
      const refused: string[] = [];
      // One action at a time, like a page with scripts: a refusal does not stop the other actions.
      for (const body of actionsIn(form, (await wired(c)).cart)) refused.push(...sentencesOf(await act(c, body)));
      if (refused.length > 0) tellNext(c, refused);
      const { cart } = await wired(c);
      const blockers = cartBlockers(cart).map((one) => text.blockers[one]);
      const goesOn = 'next' in form && refused.length === 0;
      if (goesOn && blockers.length > 0) tellNext(c, blockers);
      return c.redirect(goesOn && blockers.length === 0 ? SUMMARY : '/koszyk', 303);
    })
    .get('/podsumowanie', async (c) => {
      const { loaded, raw, cart } = await wired(c);
      if (isEmpty(cart)) return c.redirect('/koszyk', 303);
      const client = v.parse(cartClient, clientData(loaded));
      return render(c, 'podsumowanie.twig', {
        cart: raw,
        vat: vatBetween(
          raw.prices.total_net,
          toAmount(toGrosze(raw.prices.total_gross) - toGrosze(raw.prices.deposit_total ?? '0')),
        ),
        told: takeFlash(c),
        blockers: submitBlockers(cart, client, { brand: 'shop', loading: false }).map((one) => text.blockers[one]),
        addresses: cart.addresses.map((one) => ({ id: one.id, text: addressLine(one) })),
        invoice: cart.invoice_address && addressLine(cart.invoice_address),
        isDelivered: goesToAddress(cart.carrier),
        wantsContact: unmet(cart, '/addresses')?.slot === 'inpost_contact',
        contact: { email: loaded.client.email, phone: loaded.client.phone },
        key: newUuid(),
        fields: cart.extra_fields.filter((one) => placeOf(one) === 'summary'),
        submit: text.summary.submit,
      });
    })
    .post('/podsumowanie', async (c) => {
      const form = await formOf(c);
      const { raw, cart } = await wired(c);
      const seen = {
        cart_id: form['cart_id'] ?? '',
        revision: form['revision'] ?? '',
        total_gross: form['total_gross'],
      };
      const back = (sentences: readonly string[]) => {
        tellNext(c, sentences);
        return c.redirect(SUMMARY, 303);
      };
      // A second press of the same page has the same key, and is answered as the first was.
      const isOther = !isAsSeen(v.parse(v.any(), seen), raw);
      const repeated = isOther && (await act(c, { confirm: true, seen }, `confirm ${form['key']}`));
      const first = repeated && repeated.confirm?.redirect_url;
      if (first) return c.redirect(first, 303);
      if (isOther) return back([said.cartOther]);
      const address = form['delivery_address'];
      const id = address === undefined || address === '' ? null : Number(address);
      const isElsewhere = address !== undefined && String(cart.delivery_address?.id ?? '') !== address;
      const chosen = isElsewhere ? await act(c, { delivery_address: { id } }) : {};
      const { email, phone } = form;
      const contact = email && phone ? await act(c, { inpost_contact: { email, phone } }) : {};
      if (failed(chosen) || failed(contact)) return back(sentencesOf({ ...chosen, ...contact }));
      for (const body of declaredIn(form, cart)) {
        const declared = await act(c, body);
        if (failed(declared)) return back(sentencesOf(declared));
      }
      // The buyer made these choices on this page, so the resulting cart counts as seen.
      const now = (await wired(c)).raw;
      const confirmed = await act(
        c,
        { confirm: true, seen: { cart_id: now.id, revision: now.revision, total_gross: form['total_gross'] } },
        `confirm ${form['key']}`,
      );
      if (failed(confirmed)) return back(sentencesOf(confirmed));
      return c.redirect(confirmed.confirm?.redirect_url ?? '/koszyk', 303);
    });
}
