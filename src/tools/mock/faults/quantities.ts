/** Faults of lines: bounds, steps, types, several at once, removal. */
import { disabled, type Faults } from './fault-of';

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
  'only the first of several quantities is set': {
    sent: (body) => {
      const entries = Object.entries(body['quantity'] ?? {});
      if (entries.length > 1) body['quantity'] = Object.fromEntries(entries.slice(0, 1));
    },
  },
  'only the last of several quantities is set': {
    sent: (body) => {
      const entries = Object.entries(body['quantity'] ?? {});
      if (entries.length > 1) body['quantity'] = Object.fromEntries(entries.slice(-1));
    },
  },
  'a quantity is not set at all': { sent: (body, { name }) => void (name === 'quantity' && (body['quantity'] = {})) },
  'a quantity of one line is set for all': {
    done: ({ name, cart }) => {
      if (name === 'quantity') cart.lines.forEach((one) => (one.quantity = cart.lines[0]?.quantity ?? 1));
    },
  },
  'two changes at once lose one': {
    disabledChecks: ['turn'],
    race: true,
  },
  'a removed line stays': { sent: (body, { name }) => void (name === 'remove' && (body['remove'].id = 0)) },
  'a removal takes two lines': {
    done: ({ name, cart }) => name === 'remove' && cart.lines.length < 3 && void cart.lines.pop(),
  },
  'removing an unknown line removes the last one': {
    sent: (body, { name, cart }) => {
      if (name === 'remove' && !cart.lines.some((one) => one.id === body['remove'].id))
        body['remove'].id = cart.lines.at(-1)?.id;
    },
  },
  'a removal sets the other quantities back': {
    done: ({ name, cart }) =>
      name === 'remove' && cart.lines.forEach((one) => (one.quantity = one.product.min + one.product.step)),
  },
  'a product is not added': {
    sent: (body, { name, cart }) => void (name === 'add_product' && cart.lines.length > 0 && (body['add_product'] = 0)),
  },
  'an added product replaces another one': {
    done: ({ name, cart }) => name === 'add_product' && void cart.lines.shift(),
  },
};
