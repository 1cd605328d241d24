/** The meanings of approval and quotes in the contract: the process, its actions, the line before a change. */

/** The rules of every action that states what the person has seen. */
const SEALED =
  'The only action in its body, with `seen` and an `Idempotency-Key`: answer 400 if it does not come alone, and 409 with the cart if `seen` is missing or differs.';

export const ofProcesses: Readonly<Record<string, string>> = {
  'Cart.approval': 'Request for approval of this cart. Absent: nobody has to approve it. See `Process`.',
  'Cart.quote': 'Quote for this cart. Absent: the shop gives none. See `Process`.',

  Process:
    'A request for approval or a quote. A frozen cart with one has a `revision` and a URL of its own, which the page sets as `cart-url`. It belongs to its owner: name, contact data, addresses and answers are those at sending, and everybody who sees the cart reads the same one; only `can` differs. All fields are optional.',
  'Process.state':
    'Approval: `required`, `waiting`, `rejected`, `approved`, `expired`. Quote: `offered` to ask for, `asked`, `answered`, `declined`, `ordered`, `expired`. It only chooses the displayed sentences.',
  'Process.can':
    'What this person may do now: `order`, `send`, `approve`, `reject`, `withdraw`, `ask`, `decline`, `note`. Each known word has a button; without `order` in every process there is no order button. The server checks each action again.',
  'Process.locked': 'Nothing in the cart can be edited, as after a payment has begun. The actions of `can` still work.',
  'Process.places_order': 'Approving places the order: the button names the obligation to pay.',
  'Process.wishes': 'Quote only: prices may be proposed with the question, see `AskQuoteAction`.',
  'Process.number': 'Number of the request or the quote.',
  'Process.by': 'Person who sent or asked.',
  'Process.at': 'When it was sent or asked, with time zone.',
  'Process.until': 'Last day of the request or of the offered prices.',
  'Process.to': 'Persons who decide next. Empty before sending: nobody can approve, so nothing can be sent.',
  'Process.reasons': 'Why approval is required, in sentences.',
  'Process.limits':
    'Budgets and limits: the amount of each, what is left, and what this order would leave. Not part of `revision`.',
  'Process.steps':
    'Steps of the approval in order: label, persons, `state` `waiting`, `approved` or `rejected`, and time.',
  'Process.history':
    'Events, oldest first, never edited. `what`: `sent`, `approved`, `rejected`, `withdrawn`, `changed`, `note`, `answered`, `ordered`; any other text is displayed unchanged.',
  'Process.order': 'The placed order, with its URL.',
  'Process.saved':
    'What an answered quote saves: its lines at their previous prices less its lines. Absent if it saves nothing.',
  'Process.minimum': 'Net amount from which a quote can be asked for, and the missing amount.',

  SendForApprovalAction: `Freezes the cart at a URL of its own, to which \`redirect_url\` leads; the buyer continues with another cart. Check it like an order: it must meet the same requirements. ${SEALED}`,
  'SendForApprovalAction.send_for_approval': '`note`: message to the approver, up to 1000 characters.',
  ApproveAction: `Approves the request. The last approval places the order, once, and responds like \`confirm\`; an earlier one responds with the cart, which waits for the next person. Check the rules of an order again. Nobody approves their own request, unless the shop’s rules allow it. ${SEALED}`,
  'ApproveAction.approve': '`note`: message to the buyer.',
  RejectAction: `Rejects the request. The cart belongs to its owner again, who can edit it and send it once more. ${SEALED}`,
  'RejectAction.reject': '`note`: the reason, for the history. Answer 422 under `confirm` if it is empty.',
  WithdrawAction: `Withdraws a request for approval or for a quote. Its owner can edit the cart again. ${SEALED}`,
  'WithdrawAction.withdraw': 'Always `true`.',
  AskQuoteAction: `Freezes the cart at a URL of its own, to which \`redirect_url\` leads. The seller answers in the shop’s own program: new prices, \`was\` of each changed line, \`until\`. The order of a quote is \`confirm\` at its URL. ${SEALED}`,
  'AskQuoteAction.ask_quote':
    '`note`: what matters to the buyer, up to 1000 characters. `wishes`: net unit prices that the buyer proposes, by `id` and `cartId` of their lines; sent only if the quote has `wishes`. They change no price: keep each as `wished_net` of its line, in place of those of an earlier question. Answer 422 under `confirm` to a price of 0 or less, a price with more decimals than yours, and a line that is not in the cart.',
  DeclineQuoteAction: `Declines the quote. ${SEALED}`,
  'DeclineQuoteAction.decline_quote': '`note`: the reason, which may be empty.',
  'NoteAction.note':
    'A message for the history, up to 1000 characters. The only action in its body, without `seen`. Add it once per `Idempotency-Key`; refusals are under `note`.',
  'CartItem.wished_net':
    'Net unit price that the buyer proposed with the question for a quote. It is never the agreed price, which is in `prices`.',
  'CartItem.was':
    'Net unit price, quantity or name before a seller or an approver changed them. Leave unchanged values out.',
};
