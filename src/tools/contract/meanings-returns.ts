/** The meanings of a return or complaint in the contract. */
import { DAY } from './meanings-orders';

export const ofReturns: Readonly<Record<string, string>> = {
  'EarlierLine.returnable':
    'Quantity that the buyer may return or complain about now, without what is `returned`. Missing or 0: none. Count it again under a lock when a return comes: two at once never take more than was bought.',
  'EarlierLine.returned': 'Quantity in the `returns` so far.',
  'WholeOrder.return': 'Terms of a return or complaint: the `return` action takes one while it is among the `actions`.',
  'WholeOrder.returns': 'Returns and complaints filed so far, the last one first.',
  ReturnTerms: 'What a return of this order requires.',
  'ReturnTerms.until': `Last day. ${DAY} Once it has passed, the order states so in place of the button.`,
  'ReturnTerms.upload_url':
    'Where photos are sent, one by one: the `upload` call, with refusals under `return`. Missing: no photos. Only a URL of the page’s own origin is called.',
  'ReturnTerms.photos': 'Most photos of one line. Missing or 0: no photos.',
  'ReturnTerms.photo_bytes': 'Most bytes of a photo, after the browser has redrawn it. Check it on the server too.',
  'ReturnTerms.fields':
    'Questions: with the scope `line` asked for each ticked line, any other scope for the whole return. Not of the types `file`, `consent` and `choice`.',
  ReturnedLine: 'A quantity of a line in a return.',
  'ReturnedLine.id': '`id` of a line of the same order.',
  'ReturnedLine.quantity': 'Quantity in the line’s `unit`.',
  OrderReturn: 'A return or complaint that the buyer has filed.',
  'OrderReturn.number': 'Number that the buyer knows.',
  'OrderReturn.status': '`received`, `accepted`, `rejected`, `settled`, or any other text of the shop.',
  'OrderReturn.status_text': 'Text for `status`. Default: the element’s own text.',
  'OrderReturn.documents': 'Files of this return: its confirmation, a label, a correcting invoice.',
  ReturnBody:
    'What the buyer sends. Refuse (422, under `return`) no lines, a line twice, a quantity that is not above 0, an empty required field, a value that its options exclude, a photo of another person, order or return. Answer 409 with the `order` to more than is `returnable`.',
  'ReturnBody.lines':
    'Ticked lines: `fields` has the answers with the scope `line` by name, `photos` the ids of the uploads.',
  'ReturnBody.fields': 'Answers about the whole return, by name.',
  'ReturnBody.note': 'Further text. May be empty.',
};
