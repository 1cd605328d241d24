/** The rules of approval and quotes: each decision is made once, on the displayed cart, by a permitted person. */
import { must, should, type Rule } from './rule';

const LOCK =
  'Lock the cart, claim its state before the action (UPDATE … SET state = ? WHERE id = ? AND state = ?), make the order UNIQUE per cart, and store the response under (person, action, key).';
const OWNER =
  'Look the cart up with owner, company and permission in one query. Answer 404 with a message under 0, on every call.';

export const processes = {
  'approval-needed': must(
    'a cart that needs approval can be sent for approval, not ordered, and the buyer gets an empty cart',
    'Otherwise a page without the button, or an outdated page, orders above the limit.',
    'Answer 409 to `confirm` while a process lacks `order` in `can`. Answer `send_for_approval` with a redirect_url to the frozen cart.',
    'SendForApprovalAction',
  ),
  'approval-sealed': must(
    'sending and approving are refused with 409 and the cart if `seen` is missing or differs, and with 400 beside another action',
    'Otherwise a person approves what was not on the screen.',
    'Compare every field of `seen` under the lock of the cart, as for an order. Without `seen`, answer 409.',
    'ApproveAction',
  ),
  'approval-once': must(
    'five concurrent requests, approvals or messages have one effect; a repetition with the same key returns the first response',
    'Double clicks and two approvers are common, and double orders are expensive.',
    LOCK,
    'ApproveAction',
  ),
  'approval-own': must(
    'buyers cannot approve or reject their own requests',
    'Otherwise the limit has no effect.',
    'Compare the person with the persons of the current step, and ignore the page’s `can`.',
    'ApproveAction',
  ),
  'approval-frozen': must(
    'a waiting request cannot be edited, ordered or sent again, neither by its owner nor by its approver',
    'Otherwise another cart than the one under approval is ordered.',
    'Answer 409 with the cart to every action that is not in `can`. Send "locked": true.',
    'Process',
  ),
  'approval-withdrawn': must(
    'only the owner withdraws; a withdrawn request cannot be approved, and its owner can edit it',
    'Otherwise an order is placed although the buyer has withdrawn it.',
    LOCK,
    'WithdrawAction',
  ),
  'approval-back': must(
    'a rejection requires a reason, stores it in the history, and lets the owner edit the cart and send it again',
    'Otherwise the buyer does not know what to correct, or must enter everything again.',
    'Answer 422 under confirm without a reason. Set "locked": false and `send` in `can` for the owner.',
    'RejectAction',
  ),
  'approval-stays': must(
    'a decided request keeps its state and its order, and refuses further decisions with 409',
    'A mail may be opened again days later: its page must display who decided, and link to the order.',
    'Keep the frozen cart with "state": "approved" and "order". Answer 409 with it to every later action.',
    'Process',
  ),
  'approval-hidden': must(
    'every call for a request responds 404 to strangers and to uninvolved colleagues',
    'Otherwise people can read prices and orders of others; a 403 would reveal that the number exists.',
    OWNER,
    'actions',
  ),
  'approval-same': must(
    'everybody who sees a request reads the same cart, that of its owner; only `can` differs',
    'Otherwise the order has the name, the phone or the address of the person who approved it.',
    'Store name, contact data and addresses when the cart is sent, and return them to everybody.',
    'Process',
  ),
  'approval-get': must(
    'no GET approves, rejects or withdraws',
    'Mail scanners open every link of a mail.',
    'Read actions from the body of a POST with a token only. Mails have the URL of the cart, without a token.',
    'actions',
  ),
  views: must(
    'each view of the orders contains its own key; a waiting request is listed, with its URL, for its next approver and for no uninvolved person',
    'Otherwise requests wait unseen, or people read prices of others.',
    'Query each view with company and permission, like a single request for approval. Send "url" of the frozen cart’s page.',
    'EarlierOrders',
  ),
  'quote-once': must(
    'five concurrent requests for a quote create one quote, and five concurrent orders of it one order',
    'Otherwise sellers answer twice, and goods are shipped twice.',
    LOCK,
    'AskQuoteAction',
  ),
  'quote-price': must(
    'a quote is ordered at its offered prices and quantities, as displayed',
    'Otherwise the buyer pays another price, or gets the price of a pallet for one piece.',
    'Copy the offered prices to the lines, and keep them until `until`. Refuse other quantities. Compare `seen` as for any order.',
    'Process',
  ),
  'quote-wishes': must(
    'a price that the buyer proposes is kept beside that of its line and changes none; a price of 0 or less, with parts of a grosz, or of an unknown line is refused with 422',
    'Otherwise buyers set their own prices, or the seller answers another question than the one that was asked.',
    'Store it as `wished_net` of the line. Compute every price and sum without it.',
    'AskQuoteAction',
  ),
  'quote-expired': should(
    'the order of an expired quote is refused with 409, and the quote can be requested again',
    'Otherwise goods are sold at outdated prices.',
    'Compare `until` when the order is placed. Send `ask` in `can`.',
    'Process',
  ),
  'quote-same': must(
    'everybody who sees a quote reads the same cart, that of its owner; only `can` differs',
    'Otherwise the quote or its order has the name, the phone or the address of another person.',
    'Store name, contact data and addresses when the quote is requested, and return them to everybody.',
    'Process',
  ),
  'quote-hidden': must(
    'every call for a quote responds 404 to everybody except its owner and people who may see the company’s orders',
    'Otherwise competitors read each other’s prices.',
    OWNER,
    'actions',
  ),
} as const satisfies Readonly<Record<string, Rule>>;

export type ProcessRule = keyof typeof processes;
