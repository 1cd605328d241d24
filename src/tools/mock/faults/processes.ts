/** Faults of approval and quotes, by the rule that finds them: decided twice, on an undisplayed cart, by the wrong person, or lost. */
import { answeredCart } from '../wire';
import type { Fault } from '../fault';
import { answered, disabled, done, sent, type Faults } from './fault-of';
import { wishes } from './wishes';
import type { JsonObject, Process } from '../state';

/** All faults here apply to a shop with approval and quotes. */
export const withProcesses: Fault = { style: { approvalOver: 100_000, quoteFrom: 1000 } };

const printing = (state: string, change: (process: JsonObject) => unknown): Fault => ({
  cart: (cart) => {
    for (const one of [cart['approval'], cart['quote']]) if (one?.state === state) change(one);
  },
});
/** Treats a request in this state as a waiting one, for this action. */
const reopened = (action: string, state: string): Fault =>
  sent(action, (_body, { cart: { approval } }) => approval?.state === state && wait(approval));
const wait = (process: Process): void => void (process.state = 'waiting');
const status = (action: string, is: number): Fault =>
  answered(action, (_answer, _at, printed) => void (printed.status === 409 && (printed.status = is)));
/** Accepts any `seen`. */
const unsealed = (action: string): Fault =>
  sent(action, (body, at) => void (body['seen'] = { revision: answeredCart(at)['revision'] }));
const got = (action: string, state: string): Fault => ({
  got: ({ search }, { cart: { approval } }) => {
    if (approval && search.includes(action)) approval.state = state;
  },
});
const leadingNowhere = (action: string): Fault =>
  answered(action, ({ messages }) => delete messages.confirm?.redirect_url);
const listing = (change: (answer: JsonObject) => JsonObject): Fault => ({
  other: (answer) => (answer['view'] === undefined ? answer : change(answer)),
});
/** Fields of a cart that another person than its owner reads. */
const readByOthers = (kind: 'approval' | 'quote', own: JsonObject): Fault => ({
  cart: (cart, { session, cart: { owner } }) =>
    owner && owner.id !== session.id && cart[kind] && Object.assign(cart, own),
});
const namelessCart = (answer: JsonObject): void => void (answer['cart'] &&= null);

/** Faults by the rule that finds them. */
export const byRule = {
  'approval-needed': {
    'an order that needs approval is placed by confirm': disabled('process-order'),
    'an order that needs approval is refused by 422': status('confirm', 422),
    'an order that needs approval is refused without the cart': answered('confirm', namelessCart),
    'a request leads nowhere': leadingNowhere('send_for_approval'),
    'a cart stays the buyer’s after it was sent': done('send_for_approval', ({ session, shop }) => {
      session.cart.lines = [...([...shop.held.values()].at(-1)?.lines ?? [])];
    }),
    'nobody can approve': printing('waiting', ({ can }) => can.includes('approve') && can.splice(0, 1)),
  },
  'approval-sealed': {
    'a cart is sent for approval unseen': unsealed('send_for_approval'),
    'a request is approved unseen': unsealed('approve'),
    'an approval without seen is accepted': disabled('process-unseen'),
    'an approval of another revision is accepted': sent('approve', (body, at) => {
      if (body['seen']) body['seen'].revision = answeredCart(at)['revision'];
    }),
    'an approval of another total is accepted': sent('approve', ({ seen }) => void delete seen?.total_gross),
    'a cart is sent for approval together with another action': disabled('process-alone'),
    'an approval of a changed cart is refused by 422': status('approve', 422),
  },
  'approval-once': {
    'approvals at once are several orders': disabled('claim:approve', 'turn', 'key-once'),
    'requests at once are several requests': disabled('claim:send_for_approval', 'turn', 'key-once'),
    'a repeated approval is refused': disabled('key-once'),
    'a message sent twice is in the history twice': disabled('process-note'),
    'a message is lost': done('note', ({ cart }) => (cart.approval ?? cart.quote)?.history.pop()),
  },
  'approval-own': {
    'buyers approve their own requests': disabled('can:approve'),
    'buyers reject their own requests': disabled('can:reject'),
    'a buyer’s approval is performed although the response refuses it': {
      ...disabled('can:approve'),
      ...answered('approve', (answer, { session, cart }, printed) => {
        if (cart.owner?.id !== session.id) return;
        printed.status = 409;
        answer['messages'] = { confirm: { messages: ['Nie można.'], status: 'error' } };
      }),
    },
  },
  'approval-frozen': {
    'a waiting request can be edited': disabled('frozen'),
    'a waiting request can be edited by its owner': disabled('frozen:buyer'),
    'a waiting request can be edited by its approver': disabled('frozen:approver'),
    'a waiting request can be ordered': disabled('process-held-order'),
    'a waiting request can be sent again': disabled('can:send_for_approval'),
    'a waiting request has no lock': printing('waiting', (one) => (one['locked'] = false)),
  },
  'approval-withdrawn': {
    'an approver withdraws': disabled('can:withdraw'),
    'a withdrawn request can be approved': reopened('approve', 'required'),
    'a withdrawn request stays locked': printing('required', (one) => (one['locked'] = one['history'] !== undefined)),
    'nobody can withdraw': sent('withdraw', (body) => void (body['withdraw'] = false)),
    'a simultaneous approval and withdrawal are both performed': disabled('claim:approve'),
  },
  'approval-back': {
    'a rejection needs no reason': disabled('process-reason'),
    'a rejection loses its reason': done('reject', ({ cart }) => ((cart.approval?.history.at(-1) ?? {})['text'] = '')),
    'a rejected request stays locked': printing('rejected', (one) => (one['locked'] = true)),
    'a rejected request can be approved': reopened('approve', 'rejected'),
    'a rejected request cannot be sent again': printing('rejected', (one) => (one['can'] = [])),
    'a rejected request cannot be edited': sent('quantity', (body, { cart }) => {
      if (cart.approval?.state === 'rejected') body['cartToUpdate'] = 0;
    }),
  },
  'approval-stays': {
    'an approved request has no order': printing('approved', (one) => (one['order'] = null)),
    'an approved request goes on waiting': printing('approved', (one) => (one['state'] = 'waiting')),
    'an approved request can still be withdrawn': printing('approved', (one) => (one['can'] = ['withdraw'])),
    'an approved request can be rejected': reopened('reject', 'approved'),
    'an approved request is gone': done('approve', ({ shop, cart }) => shop.held.delete(String(cart.id))),
    'a late decision is refused by 422': status('reject', 422),
  },
  'approval-hidden': {
    'a request is everybody’s': disabled('hidden'),
    'a request is visible to approvers of other requests': disabled('hidden-colleague'),
    'a stranger writes into a request': disabled('hidden:note', 'can:note'),
    'a stranger approves a request': { ...disabled('hidden:approve', 'can:approve'), ...unsealed('approve') },
    'a hidden request is a 403': {
      answer: (_answer, _at, printed) => void (printed.status === 404 && (printed.status = 403)),
    },
    'a hidden request is named': {
      answer: (answer, { cart }, printed) => {
        if (printed.status === 404) answer['messages'][0].messages = [`Brak dostępu do ${cart.approval?.number}.`];
      },
    },
  },
  'approval-same': {
    'a request has the name of its reader': readByOthers('approval', { client_name: 'Ewa Wójcik' }),
    'a request has the phone of its reader': readByOthers('approval', { inpost_phone_number: '601 000 000' }),
    'a request has the address of its reader': readByOthers('approval', { invoice_address: { id: 7, name: 'Ewa' } }),
    'a request has answers of its reader': readByOthers('approval', { extra_fields: [] }),
    'a request has notes of its reader': readByOthers('approval', { client_comments: 'Od Ewy' }),
  },
  'approval-get': {
    'a link approves': got('approve', 'approved'),
    'a link rejects': got('reject', 'rejected'),
    'opening a request is approving it': {
      got: (_url, { session, cart: { approval } }) => {
        if (approval && session.role === 'approver') approval.state = 'approved';
      },
    },
  },
  views: {
    'a request is listed for everybody': disabled('own-views'),
    'no view has the request that waits': listing((answer) => ({ ...answer, orders: [] })),
    'a listed request has no URL': listing((answer) => ({
      ...answer,
      orders: answer['orders'].map((one: JsonObject) => ({ ...one, url: null })),
    })),
    'a view is another one': listing((answer) => ({ ...answer, view: 'mine' })),
  },
  csrf: {
    'a request is approved without the token': disabled('csrf:approve'),
    'a request is rejected without the token': disabled('csrf:reject'),
  },
  'quote-once': {
    'questions at once are several quotes': disabled('claim:ask_quote', 'turn', 'key-once'),
    'orders of a quote at once are several': disabled('turn', 'key-once'),
    'an ordered quote can be ordered again': done('confirm', ({ cart: { quote } }) => {
      if (quote) quote.state = 'answered';
    }),
    'a question leads nowhere': leadingNowhere('ask_quote'),
  },
  'quote-price': {
    'a quote is ordered unseen': unsealed('confirm'),
    'a quote has its prices for any quantity': disabled('process-offer'),
    'a quote follows the prices of the shop': disabled('process-price'),
    'a quote is ordered at the shop’s current price': done('confirm', ({ cart }) => {
      for (const line of cart.lines) line.net = line.was ?? line.net;
    }),
  },
  'quote-wishes': wishes,
  'quote-expired': {
    'an expired quote can be ordered': sent('confirm', (body, { cart: { quote } }) => {
      if (quote?.state === 'expired') [quote.state, body['seen']] = ['answered', {}];
    }),
    'an expired quote cannot be requested again': printing('expired', (one) => (one['can'] = [])),
  },
  'quote-same': { 'a quote has the name of its reader': readByOthers('quote', { client_name: 'Ewa Wójcik' }) },
  'quote-hidden': {
    'a quote is everybody’s': disabled('hidden-quote'),
    'a stranger orders a quote': disabled('hidden:confirm', 'process-held-order', 'process-seen'),
  },
  additions: {
    'a cart that needs approval has no revision': { cart: (cart) => delete cart['revision'] },
    'a cart can be sent to nobody': printing('required', (one) => (one['to'] = [])),
    'a quote can be requested below its minimum': printing('offered', (one) => (one['minimum'].missing = '1.00')),
    'a quote has another minimum': printing('offered', (one) => (one['minimum'].net = '990000.00')),
  },
} as const satisfies Readonly<Record<string, Faults>>;

export const processes: Faults = Object.fromEntries(
  Object.values<Faults>(byRule).flatMap((faults) =>
    Object.entries(faults).map(([name, fault]) => [name, { ...withProcesses, ...fault }] as const),
  ),
);
