/** The effect of the small shop's other actions, which add products; those of `src/shop` need none. */
import { byId } from '../../shop/choices';
import { shopActions } from '../../shop/actions';
import { refuseUnless, Refusal } from './refusal';
import { products, type JsonObject } from './state';
import type { CallContext } from './fault';

type Action = (what: JsonObject, at: CallContext, body: JsonObject) => void;

const table = {
  add_product: (id, { cart, shop, session }) => {
    const product = byId(products, id as never);
    refuseUnless(product !== undefined, '0', 'Tego produktu nie ma w ofercie.');
    const line = cart.lines.find((one) => one.product === product);
    if (line === undefined) cart.lines.push(shop.line(product, product.min, session));
    else line.quantity += product.step;
  },
  add_products: (rows, at) => {
    const refused: Record<string, string[]> = {};
    for (const { id, quantity } of Array.isArray(rows) ? (rows as readonly JsonObject[]) : []) {
      const product = byId(products, id as never);
      const isSold = product !== undefined && quantity >= product.min && quantity % product.step === 0;
      const line = at.cart.lines.find((one) => one.product === product);
      if (product === undefined) refused[String(id)] = ['Tego produktu nie ma w ofercie.'];
      else if (!isSold) refused[String(id)] = ['Tej ilości nie można kupić.'];
      else if (line === undefined) at.cart.lines.push(at.shop.line(product, quantity, at.session));
      else line.quantity += quantity;
    }
    if (Object.keys(refused).length > 0)
      throw new Refusal('add_products', 'Nie wszystko można dodać.', 422, { products: refused });
  },
} as const satisfies Readonly<Record<string, Action>>;

/** The actions by name, without those of `src/shop`. */
export const others: ReadonlyMap<string, Action> = new Map(Object.entries(table));

/** All but orders, approval and quotes. */
export const actionNames: readonly string[] = [...Object.keys(shopActions), ...others.keys()];
