/** Reports every difference from the displayed summary, wherever it was made. */
import { sameId } from '../../http/tolerant';
import { text } from '../text';
import { addressText } from '../later/text';
import { factsOf } from '../wire/actions';
import type { Cart } from '../wire/cart';
import { addressLine } from './address-line';
import type { Change, Review } from './changes';
import { seenText } from './confirm-key';
import { labelOf, readableValue, fieldValue } from './fields';
import { isConsentGiven, placeOf, type ExtraField } from '../wire/extra';
import { linesByKey } from './lines';
import { chosenMethod, notesOf, projectName } from './rules';

const displayedValue = (field: ExtraField): string => {
  const value = fieldValue(field);
  if (field.type !== 'consent') return readableValue(field, value);
  return isConsentGiven(value) ? '✓' : '';
};

/** The order's details besides lines, carrier, payment and destination, as texts by name. */
function detailsOf(cart: Cart): ReadonlyMap<string, { readonly label: string; readonly value: string }> {
  const { invoice_address, voucher, project, payment, inpost_email, inpost_phone_number, extra_fields } = cart;
  const paid = cart.availablePayments.find(({ id }) => sameId(id, payment?.id));
  const lineFields = extra_fields.filter((one) => placeOf(one) === 'line');
  return new Map(
    [
      ['invoice', addressText.invoice, invoice_address && addressLine(invoice_address)],
      ['notes', text.notes.title, notesOf(cart)],
      ['voucher', text.totals.voucher, voucher?.voucher_code],
      ['project', text.project.title, project && projectName(project)],
      ['method', text.payment.methods, paid && chosenMethod(cart.payment_params, paid)?.name],
      ['contact', text.contact.title, [inpost_email, inpost_phone_number].filter(Boolean).join(', ')],
      ...extra_fields
        .filter((one) => placeOf(one) !== 'line')
        .map((field) => [`field ${field.name}`, labelOf(field), displayedValue(field)]),
      ...extra_fields
        .filter(({ type }) => type === 'consent')
        .map((field) => [`version ${field.name}`, text.extra.version(labelOf(field)), field.version]),
      ...[...linesByKey(cart)].flatMap(([key, { item }]) =>
        lineFields.map((field) => [
          `${key} ${field.name}`,
          text.extra.ofLine(labelOf(field), item.product_name),
          readableValue(field, fieldValue(field, {}, { key, item })),
        ]),
      ),
    ].map(([name = '', label = '', value = '']) => [name, { label, value }]),
  );
}

function detailChanges(before: Cart, after: Cart): readonly Change[] {
  const [was, is] = [detailsOf(before), detailsOf(after)];
  return [...new Map([...was, ...is])].flatMap(([id, { label }]) => {
    const [from, to] = [was.get(id)?.value ?? '', is.get(id)?.value ?? ''];
    // Details of a removed or added line are part of that change.
    return from === to || !was.has(id) || !is.has(id) ? [] : [{ kind: 'detail', id, name: label, from, to }];
  });
}

export const orderReview: Review = (before, after, post, common) => {
  // A late response to notes and fields that the buyer typed on an earlier step: not reported.
  const all = [...common, ...(factsOf(post.cause).isTyped ? [] : detailChanges(before, after))];
  // The buyer's own change alters the sums too.
  const isTheirs = post.cause !== 'load' && !factsOf(post.cause).isSealed;
  return all.length > 0 || isTheirs || seenText(before) === seenText(after)
    ? all
    : [{ kind: 'other', id: 'other', name: '' }];
};
