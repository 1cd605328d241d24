/** Faults of lines: bounds, steps, types, several at once, removal. */
import { disabled, done, sent, type Faults } from './fault-of';
import type { Fault } from '../fault';

/** Of several quantities only this one is set. */
const only = (at: number): Fault => ({
  sent: (body) => {
    const entries = Object.entries(body['quantity'] ?? {});
    if (entries.length > 1) body['quantity'] = Object.fromEntries(entries.slice(at).slice(0, 1));
  },
});

export const quantities: Faults = {
  'a quantity above max is kept': disabled('quantity-max'),
  'a quantity below min is kept': disabled('quantity-min'),
  'a quantity off the step is kept': disabled('quantity-step'),
  'any quantity is kept': disabled('quantity-min', 'quantity-max', 'quantity-step'),
  'a quantity above max is reduced without a message': {
    sent: (body, { cart }) => {
      for (const { id, product } of cart.lines)
        if (body['quantity']?.[id] > product.max) body['quantity'][id] = product.max;
    },
  },
  'text is taken for a quantity': disabled('quantity-type', 'quantity-min', 'quantity-max', 'quantity-step'),
  'wrong types are taken': disabled('type'),
  'a quantity of an unknown line returns a success': disabled('line-known'),
  'a quantity of an unknown cart is taken': disabled('quantity-cart'),
  'a quantity is added': {
    sent: (body, { cart }) => {
      for (const line of cart.lines) if (body['quantity']?.[line.id] > 0) body['quantity'][line.id] += line.quantity;
    },
  },
  'only the first of several quantities is set': only(0),
  'only the last of several quantities is set': only(-1),
  'of several quantities a refused one stops the others': {
    sent: (body, { cart }) => {
      const wrong = cart.lines.filter(({ id, product }) => body['quantity']?.[id] > product.max);
      if (wrong.length > 0) body['quantity'] = Object.fromEntries(wrong.map(({ id }) => [id, body['quantity'][id]]));
    },
  },
  'a quantity is not set at all': sent('quantity', (body) => void (body['quantity'] = {})),
  'a quantity of one line is set for all': done('quantity', ({ cart }) =>
    cart.lines.forEach((one) => (one.quantity = cart.lines[0]?.quantity ?? 1)),
  ),
  'two changes at once lose one': { ...disabled('turn'), race: true },
  'a removed line stays': sent('remove', (body) => void (body['remove'].id = 0)),
  'a removal takes two lines': done('remove', ({ cart }) => cart.lines.length < 3 && cart.lines.pop()),
  'removing an unknown line removes the last one': sent('remove', (body, { cart }) => {
    if (!cart.lines.some((one) => one.id === body['remove'].id)) body['remove'].id = cart.lines.at(-1)?.id;
  }),
  'a removal sets the other quantities back': done('remove', ({ cart }) =>
    cart.lines.forEach((one) => (one.quantity = one.product.min + one.product.step)),
  ),
  'a product is not added': sent('add_product', (body, { cart }) => {
    if (cart.lines.length > 0) body['add_product'] = 0;
  }),
  'an added product replaces another one': done('add_product', ({ cart }) => cart.lines.shift()),
};
