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
import { text as words } from '../../../src/cart/text';
import { idText, sameId, type Id } from '../../../src/http/tolerant';
import { ruleTexts } from '../../../src/shop/text';
import { readJson } from '../request/body';
import { text } from './text';

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

/** An action for what its person has changed since the form was printed. */
export interface Change {
  readonly body: Body;
  /** Said when it is done, if another tab had been there first. */
  readonly overtaken?: string | undefined;
}

/** A field's value in the cart now and in the form, and its value when the form was printed. */
interface Compared {
  readonly label: string;
  readonly now: string;
  readonly mine: string | undefined;
  readonly was: string | undefined;
  /** Names of the values. */
  readonly names?: (value: string) => string;
}

function changeTo(body: Body, { label, now, mine, was = now, names = (value) => value }: Compared): Change[] {
  if (mine === undefined || mine === now || mine === was) return [];
  return [{ body, overtaken: was === now ? undefined : text.overtaken(label, names(now), names(mine)) }];
}

/** The printed values by the names of their fields, without those that a form of earlier pages lacks. */
function flat(values: unknown, name = ''): (readonly [string, string])[] {
  if (typeof values === 'string') return [[name, values]];
  if (typeof values !== 'object' || values === null) return [];
  return Object.entries(values).flatMap(([key, one]) => flat(one, name === '' ? key : `${name}[${key}]`));
}

const printedIn = ({ printed }: Form): Form => Object.fromEntries(flat(readJson(printed ?? '')));

/** The contract's actions for the differences from the printed form, in order, and what was typed into lines that are gone. */
export function changesIn(form: Form, cart: Cart): { readonly changes: readonly Change[]; readonly refused: string[] } {
  const printed = printedIn(form);
  const lines = tablesOf(cart).flatMap((table) => table.items.map((item) => `[${table.id}][${item.id}]`));
  const isGone = (name: string): boolean => {
    const [, line] = /^(?:quantity|field)((?:\[[^\]]*\]){2})/.exec(name) ?? [];
    return line !== undefined && !lines.includes(line);
  };
  const typed = Object.entries(printed).filter(([name, was]) => isGone(name) && (form[name] ?? was) !== was);
  return {
    changes: [
      ...quantitiesIn(form, cart, printed),
      ...fieldsIn(form, cart, printed),
      ...removalIn(form, cart, printed),
      ...choicesIn(form, cart, printed),
      ...notesIn(form, cart, printed),
    ],
    refused: typed.map(([name]) => `${ruleTexts['line-known'][1]} (${form[name]})`),
  };
}

/** Placeholder for an unreadable quantity: the cart refuses fractions. */
const NO_QUANTITY = 0.5;

/** The typed quantity, one step higher or lower if plus or minus was pressed. */
function quantitiesIn(form: Form, cart: Cart, printed: Form): Change[] {
  return tablesOf(cart).flatMap((table) =>
    table.items.flatMap((item) => {
      const [current, bounds] = [displayedQuantity(item), quantityBounds(item)];
      const name = `quantity[${table.id}][${item.id}]`;
      const [typed, was] = [form[name], Number(printed[name] ?? current)];
      // An empty field, or a 0, does not remove the line.
      const target = typed === undefined || typed.trim() === '' ? was : readQuantity(typed, bounds, item.unit);
      const body = (quantity: number) => ({ quantity: { [item.id]: quantity }, cartToUpdate: table.id });
      // The text is no quantity: the cart refuses it with the line's name, and neither button changes it.
      if (target === undefined) return [{ body: body(NO_QUANTITY) }];
      const pressed = `${table.id}/${item.id}`;
      const direction = form['more'] === pressed ? 1 : form['less'] === pressed ? -1 : undefined;
      const quantity = direction === undefined ? target : (stepQuantity(target, direction, bounds) ?? target);
      const [now, mine] = [String(current), String(quantity)];
      return changeTo(body(quantity), { label: item.product_name, now, mine, was: String(was) });
    }),
  );
}

/** The extra fields of lines. */
function fieldsIn(form: Form, cart: Cart, printed: Form): Change[] {
  return tablesOf(cart).flatMap((table) =>
    table.items.flatMap((item) =>
      cart.extra_fields.flatMap((field) => {
        const name = `field[${table.id}][${item.id}][${field.name}]`;
        const body = { extra_field: { name: field.name, value: form[name], id: item.id, cartId: table.id } };
        const label = `${item.product_name} – ${field.label || field.name}`;
        const now = fieldValue(field, {}, { key: '', item });
        return changeTo(body, { label, now, mine: form[name], was: printed[name] });
      }),
    ),
  );
}

function removalIn({ remove }: Form, cart: Cart, printed: Form): Change[] {
  return tablesOf(cart).flatMap((table) =>
    table.items
      .filter(({ id }) => remove === `${table.id}/${id}`)
      .flatMap((item) => {
        const now = String(displayedQuantity(item));
        const was = printed[`quantity[${table.id}][${item.id}]`];
        const compared = { label: item.product_name, now, mine: '0', was };
        return changeTo({ remove: { id: item.id, cartId: table.id } }, compared);
      }),
  );
}

interface Option {
  readonly id: Id;
  readonly name?: string | undefined;
}

function choicesIn(form: Form, cart: Cart, printed: Form): Change[] {
  const { availableCarriers, availablePayments } = cart;
  const choice = (
    field: string,
    label: string,
    [current, options]: readonly [{ readonly id?: Id | undefined } | undefined, readonly Option[]],
    body: (id: Id) => Body,
  ): Change[] => {
    const [mine, now] = [form[field], idText(current?.id) ?? ''];
    const names = (value: string) => options.find(({ id }) => sameId(id, value))?.name ?? value;
    const option = options.find(({ id }) => sameId(id, mine));
    return option === undefined ? [] : changeTo(body(option.id), { label, now, mine, was: printed[field], names });
  };
  const { delivery, payment, project } = words;
  const paid = availablePayments.find(({ id }) => sameId(id, form['payment']));
  const ways = paid?.additional_data?.payment_methods ?? [];
  const way = paid && chosenMethod(cart.payment_params, paid);
  // The cart's own page knows the client's projects.
  const projects = /^\d+$/.test(form['project'] ?? '') ? [{ id: Number(form['project']) }] : [];
  return [
    ...choice('carrier', delivery.title, [cart.carrier, availableCarriers], (id) => ({ carrier: { id } })),
    ...choice('payment', payment.title, [cart.payment, availablePayments], (id) => ({ payment: { id } })),
    ...choice('payment-method', payment.title, [way, ways], (id) => ({
      payment_method: { payment_id: paid?.id, method_id: id },
    })),
    ...choice('project', project.title, [cart.project, projects], (id) => ({ project: { id } })),
  ];
}

function notesIn({ client_comments: notes }: Form, cart: Cart, printed: Form): Change[] {
  // Browsers send line breaks as CR LF.
  const mine = notes?.replaceAll('\r\n', '\n');
  const compared = { label: words.notes.title, now: notesOf(cart), mine, was: printed['client_comments'] };
  return changeTo({ client_comments: mine }, compared);
}
