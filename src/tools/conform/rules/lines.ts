/** The rules of lines: quantities, removal, adding, one action a body. */
import { EFFECT, WRONG_ID, must, type Rule } from './rule';

export const lines = {
  quantity: must(
    'quantity sets the quantity and does not add to it',
    'The elements send absolute values and repeat them after a failure.',
    EFFECT,
    'QuantityAction',
  ),
  'quantity-many': must(
    'several quantities in one body are all set, and nothing else changes',
    'The elements collect changes and send them in one body.',
    'Process all entries of quantity.',
    'QuantityAction',
  ),
  'quantity-mixed': must(
    'of several quantities the valid ones are saved, although another one is refused',
    'The elements send the changes of several lines in one body, and repeat only what was refused.',
    'Check each entry of quantity alone, save the valid ones, and answer 422 if one was refused.',
    'QuantityAction',
  ),
  'quantity-bounds': must(
    'a quantity outside min, max and step is refused, or corrected with a message',
    'The order cannot be delivered.',
    'Answer 422 with messages.quantity, or set the nearest valid quantity with a message there.',
    'CartItem',
  ),
  'quantity-wrong': must(
    'a quantity below zero, or of an unknown line or cart, is refused and changes nothing',
    'Otherwise lines of other carts change, and totals become negative.',
    WRONG_ID,
    'QuantityAction',
  ),
  'quantity-parallel': must(
    'two concurrent changes are both stored',
    'Otherwise two tabs, or two colleagues with one account, overwrite each other’s change.',
    'Take a lock before you read: SELECT … FOR UPDATE, or BEGIN IMMEDIATE in SQLite.',
    'QuantityAction',
  ),
  remove: must('remove deletes the line', 'Otherwise the buyer pays for it.', EFFECT, 'RemoveAction'),
  'remove-wrong': must(
    'remove with an unknown line deletes nothing',
    'Otherwise another line is deleted.',
    'DELETE … WHERE id = ? AND cart_id = ?',
    'RemoveAction',
  ),
  product: must('add_product adds a product by its id', 'The search box uses it.', EFFECT, 'AddProductBody'),
  'one-action': must(
    'two actions in one body are not both performed',
    'A response states one result, so a refusal of the other action would be lost.',
    'Answer 400 to a body with two actions; cartToUpdate belongs to quantity, seen to confirm.',
    'actions',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
