/** Decides who owns a cart: no visitor sees or changes what belongs to another. */
import { must, type Rule } from './rule';

export const identity = {
  'own-cart': must(
    'each visitor has a cart and addresses of their own',
    'Buyers order each other’s goods and read each other’s addresses.',
    'Take the cart from the session, never from the request: WHERE session_id = ?',
    'Cart',
  ),
  'own-ids': must(
    'ids of another visitor’s cart, lines and addresses are refused and change nothing',
    'Whoever counts ids up changes other people’s carts and reads their addresses.',
    'WHERE id = ? AND cart_id = ? AND session_id = ? for every id that a request names.',
    'Id',
  ),
  'own-order': must(
    'the page of an order is shown to whoever placed it',
    'Names, addresses and prices of other buyers can be read.',
    'Look the order up by its address and the session; answer 404.',
    'ConfirmAction',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
