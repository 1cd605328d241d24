/** Converts a posted form to actions: without scripts the cart's first screen submits all its fields at once. */
import { readQuantity } from '../../../src/fields/amount';
import { stepQuantity } from '../../../src/fields/quantity';
import { quantityBounds, displayedQuantity } from '../../../src/cart/session/quantities';
import { fieldValue } from '../../../src/cart/session/fields';
import { isAllowedByProcess, isHeldByProcess } from '../../../src/cart/session/process';
import { placeOf, type Place } from '../../../src/cart/wire/extra';
import type { CartActionName } from '../../../src/cart/wire/actions';
import { chosenMethod, notesOf, tablesOf } from '../../../src/cart/session/rules';
import type { Cart } from '../../../src/cart/wire/cart';
import { sameId } from '../../../src/http/tolerant';

type Form = Readonly<Record<string, string>>;
export type Body = Readonly<Record<string, unknown>>;

/** The action that asks for the fields of this place. */
const asking: Partial<Record<Place, CartActionName>> = { approval: 'send_for_approval', quote: 'ask_quote' };

/** Fields of the plain summary: consents, choices, those of its buttons; of a held cart the consents that whoever approves may still give (rule J9). */
export const declarable = (cart: Cart): Cart['extra_fields'] =>
  cart.extra_fields.filter((field) => {
    if (isHeldByProcess(cart))
      return isAllowedByProcess(cart, 'approve') && field.type === 'consent' && fieldValue(field) === '';
    const place = placeOf(field);
    const action = asking[place];
    return place === 'summary' || (action !== undefined && isAllowedByProcess(cart, action) === true);
  });

/** Browsers do not send an unticked box. */
export const declaredIn = (form: Form, cart: Cart): Body[] =>
  declarable(cart).flatMap((field) => {
    const { name, version = '' } = field;
    const value = form[`extra[${name}]`] ?? '';
    if (value === fieldValue(field)) return [];
    return [{ extra_field: { name, value, version: form[`version[${name}]`] ?? version } }];
  });

/** The contract's actions for the differences between the form and the current cart, in order. */
export function actionsIn(form: Form, cart: Cart): Body[] {
  return [
    ...quantitiesIn(form, cart),
    ...fieldsIn(form, cart),
    ...removalIn(form, cart),
    ...choicesIn(form, cart),
    ...notesIn(form, cart),
  ];
}

/** Placeholder for an unreadable quantity: the cart refuses fractions. */
const NO_QUANTITY = 0.5;

/** The typed quantity, one step higher or lower if plus or minus was pressed. */
function quantitiesIn(form: Form, cart: Cart): Body[] {
  return tablesOf(cart).flatMap((table) =>
    table.items.flatMap((item) => {
      const [current, bounds] = [displayedQuantity(item), quantityBounds(item)];
      const typed = form[`quantity[${table.id}][${item.id}]`];
      // An empty field, or a 0, does not remove the line.
      const target = typed === undefined || typed.trim() === '' ? current : readQuantity(typed, bounds, item.unit);
      // The text is no quantity: the cart refuses it with the line's name, and neither button changes it.
      if (target === undefined) return [{ quantity: { [item.id]: NO_QUANTITY }, cartToUpdate: table.id }];
      const pressed = `${table.id}/${item.id}`;
      const direction = form['more'] === pressed ? 1 : form['less'] === pressed ? -1 : undefined;
      const quantity = direction === undefined ? target : (stepQuantity(target, direction, bounds) ?? target);
      return quantity === current ? [] : [{ quantity: { [item.id]: quantity }, cartToUpdate: table.id }];
    }),
  );
}

/** The extra fields of lines. */
function fieldsIn(form: Form, cart: Cart): Body[] {
  return tablesOf(cart).flatMap((table) =>
    table.items.flatMap((item) =>
      cart.extra_fields.flatMap((field) => {
        const value = form[`field[${table.id}][${item.id}][${field.name}]`];
        const isNew = value !== undefined && value !== fieldValue(field, {}, { key: '', item });
        return isNew ? [{ extra_field: { name: field.name, value, id: item.id, cartId: table.id } }] : [];
      }),
    ),
  );
}

function removalIn({ remove }: Form, cart: Cart): Body[] {
  const lines = tablesOf(cart).flatMap((table) =>
    table.items.filter(({ id }) => remove === `${table.id}/${id}`).map(({ id }) => ({ id, cartId: table.id })),
  );
  return lines.map((one) => ({ remove: one }));
}

function choicesIn(form: Form, cart: Cart): Body[] {
  const { availableCarriers, availablePayments } = cart;
  const carrier = availableCarriers.find(({ id }) => sameId(id, form['carrier']));
  const payment = availablePayments.find(({ id }) => sameId(id, form['payment']));
  const method = payment?.additional_data?.payment_methods.find(({ id }) => sameId(id, form['payment-method']));
  const isMethodNew = payment && method && !sameId(chosenMethod(cart.payment_params, payment)?.id, method.id);
  const project = /^\d+$/.test(form['project'] ?? '') ? Number(form['project']) : undefined;
  return [
    ...(carrier && !sameId(carrier.id, cart.carrier?.id) ? [{ carrier: { id: carrier.id } }] : []),
    ...(payment && !sameId(payment.id, cart.payment?.id) ? [{ payment: { id: payment.id } }] : []),
    ...(isMethodNew ? [{ payment_method: { payment_id: payment.id, method_id: method.id } }] : []),
    ...(project !== undefined && !sameId(project, cart.project?.id) ? [{ project: { id: project } }] : []),
  ];
}

function notesIn({ client_comments: notes }: Form, cart: Cart): Body[] {
  // Browsers send line breaks as CR LF.
  const comments = notes?.replaceAll('\r\n', '\n');
  return comments === undefined || comments === notesOf(cart) ? [] : [{ client_comments: comments }];
}
