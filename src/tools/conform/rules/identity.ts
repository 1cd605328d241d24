/** The rules of ownership: no visitor reads or changes another’s data. */
import { must, type Rule } from './rule';

export const identity = {
  'own-cart': must(
    'each visitor has a separate cart and separate addresses',
    'Otherwise buyers order each other’s goods and read each other’s addresses.',
    'Take the cart from the session, never from the request: WHERE session_id = ?',
    'Cart',
  ),
  'own-ids': must(
    'ids of another visitor’s cart, lines and addresses are refused and change nothing',
    'Otherwise a visitor can guess ids, change other carts and read other addresses.',
    'Query every id of a request with its owner: WHERE id = ? AND cart_id = ? AND session_id = ?',
    'Id',
  ),
  'own-order': must(
    'only the buyer who placed an order can open its page',
    'Otherwise other visitors read names, addresses and prices.',
    'Look the order up by its URL and the session. Answer 404 to others.',
    'ConfirmAction',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
