/** The effect of each action of approval and quotes in the small shop, and its refusals. */
import type { ProcessActionName } from '../../cart/wire/actions';
import { sameId } from '../../http/tolerant';
import { toGrosze } from '../../shop/money';
import { brokenIn } from '../../shop/rule';
import { wishChecks } from '../../shop/wishes';
import type { CallContext } from './fault';
import { checkComplete, checkField, checkSeen, checkStock, place } from './order';
import { deciderOf, isPermitted, personOf } from './process';
import { approveStep, freeze, record, reject } from './process-states';
import { inMemory } from './memory';
import { refuseBroken, refuseUnless } from './refusal';
import type { JsonObject, Session } from './state';

const LONGEST = 1000;

/** Resolves with the messages. `sent`: the value of the action in its body. */
type Effect = (at: CallContext, note: string, sent: JsonObject) => JsonObject | Promise<JsonObject>;

const done = (sentence: string, redirect_url?: string): JsonObject => ({
  confirm: { messages: [sentence], status: 'success', ...(redirect_url !== undefined && { redirect_url }) },
});

/** The refusal of an action that is no longer possible. */
const decided = ({ cart: { approval } }: CallContext): string =>
  approval?.state === 'approved'
    ? `To zamówienie jest już zaakceptowane (${deciderOf(approval)}, 25.11.2026, 10:12).`
    : 'Stan się zmienił. Sprawdź go, zanim spróbujesz ponownie.';

const isLocked = ({ shop, name }: CallContext): boolean => shop.checks(`claim:${name}`);

/** Without the lock other requests read the cart meanwhile, and each continues with a copy. */
async function copyOf({ shop, session, cart }: CallContext): Promise<Pick<Session, 'cart'>> {
  await new Promise((resolve) => setTimeout(resolve));
  return { cart: { ...cart, id: shop.newId(session) } };
}

/** Keeps the proposed prices beside those of the lines. */
function checkWishes(at: CallContext, wishes: Parameters<typeof wishChecks>[1]): void {
  refuseUnless(Array.isArray(wishes), '0', 'Nieczytelne.', 400);
  refuseBroken(brokenIn(wishChecks(inMemory(at), wishes), (rule) => at.shop.checks(rule)));
  for (const line of at.cart.lines) {
    const wish = wishes.find(({ id }) => sameId(id, line.id));
    if (wish === undefined || !at.shop.checks('wish-kept')) delete line.wished;
    else line.wished = toGrosze(String(wish.net));
  }
}

const table: Readonly<Record<ProcessActionName, Effect>> = {
  send_for_approval: async (at, note) => {
    checkComplete(at);
    checkField(at, 'approval');
    checkStock(at);
    const { id, approval } = freeze(
      at.session,
      at.shop,
      'approval',
      note,
      isLocked(at) ? at.session : await copyOf(at),
    );
    return done(`Wysłano do akceptacji: ${deciderOf(approval)}.`, `/koszyk/${id}`);
  },
  approve: async (at, note) => {
    const { session, cart } = at;
    checkComplete(at);
    checkStock(at);
    if (!isLocked(at)) await copyOf(at);
    if (approveStep(cart, note)) return done(`Wysłano do akceptacji: ${deciderOf(cart.approval)}.`);
    const target = place(at);
    record(personOf(session), cart.approval, 'approved', 'approved', note);
    return done('Zaakceptowano. Zamówienie złożone.', target);
  },
  reject: ({ shop, cart }, note) => {
    if (shop.checks('process-reason'))
      refuseUnless(note.trim() !== '', 'confirm', 'Podaj powód, żeby było wiadomo, co poprawić.');
    reject(cart, note);
    return done('Odrzucono.');
  },
  withdraw: ({ session, cart }) => {
    if (cart.approval?.state === 'waiting') record(personOf(session), cart.approval, 'required', 'withdrawn');
    else record(personOf(session), cart.quote, 'offered', 'withdrawn');
    return done('Wycofano.');
  },
  ask_quote: async (at, note, { wishes = [] }) => {
    checkField(at, 'quote');
    checkWishes(at, wishes);
    const { id } = freeze(at.session, at.shop, 'quote', note, isLocked(at) ? at.session : await copyOf(at));
    return done('Wysłano zapytanie.', `/koszyk/${id}`);
  },
  decline_quote: ({ session, cart }, note) => {
    record(personOf(session), cart.quote, 'declined', 'declined', note);
    return done('Zrezygnowano z oferty.');
  },
  note: ({ session, cart }, note) => {
    const process = cart.approval ?? cart.quote;
    record(personOf(session), process, process?.state ?? '', 'note', note);
    return { note: { messages: ['Zapisano wiadomość.'], status: 'success' } };
  },
};

const WORDS: Partial<Record<ProcessActionName, string>> = {
  send_for_approval: 'send',
  ask_quote: 'ask',
  decline_quote: 'decline',
};

/** The action must be the only one in its body, by a permitted person, with the current displayed values. */
export async function process(at: CallContext, name: ProcessActionName, body: JsonObject): Promise<JsonObject> {
  const { shop } = at;
  const { [name]: what, seen, ...more } = body;
  const slot = name === 'note' ? 'note' : 'confirm';
  if (shop.checks('process-alone')) refuseUnless(Object.keys(more).length === 0, '0', 'Jedno działanie naraz.', 400);
  const text: unknown = name === 'withdraw' ? (what === true ? '' : what) : name === 'note' ? what : what?.note;
  refuseUnless(typeof text === 'string', '0', 'Nieczytelne.', 400);
  refuseUnless(text.length <= LONGEST, slot, 'Wiadomość jest za długa.');
  if (shop.checks('can') && shop.checks(`can:${name}`))
    refuseUnless(isPermitted(at, WORDS[name] ?? name), slot, decided(at), 409);
  if (name !== 'note') {
    if (shop.checks('process-unseen')) refuseUnless(seen?.revision !== undefined, slot, 'Obejrzyj koszyk.', 409);
    if (shop.checks('process-seen')) checkSeen(at, seen ?? {});
  }
  return table[name](at, text, Object(what) as JsonObject);
}
