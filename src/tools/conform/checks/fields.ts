/** Tries the shop's further fields: a valid value is stored, an invalid one is refused. */
import { placeOf, type ExtraField } from '../../../cart/wire/extra';
import type { Cart } from '../../../cart/wire/cart';
import { valueIn } from '../cart-parts';
import type { Probe } from '../probe';
import { valueFor } from '../sample';
import { fieldBody } from '../samples';

/** A value that this field does not allow. */
function wrongFor({ type, options, max }: ExtraField): string | undefined {
  if (options.length > 0) return 'shop-elements-no-such-option';
  if (type === 'date') return '2031-02-30';
  if (type === 'number') return 'dwa';
  return type === 'text' && max !== undefined ? 'x'.repeat(Number(max) + 1) : undefined;
}

/** Fills empty fields too: an order needs the required ones. */
export async function checkFields(probe: Probe): Promise<void> {
  const cart = await probe.loaded();
  if (cart === undefined || cart.extra_fields.length === 0) return;
  for (const field of cart.extra_fields) {
    const original = valueIn(cart, field);
    const value = valueFor(field);
    if (value !== undefined) await checkValidIsStored(probe, cart, field, value);
    const wrong = wrongFor(field);
    if (wrong !== undefined) await checkInvalidIsNotStored(probe, cart, field, wrong);
    const { type, version } = field;
    if (type === 'consent' && version !== undefined)
      await checkInvalidIsNotStored(probe, cart, { ...field, version: `${version}-of-another-wording` }, '1');
    // The kit withdraws its own consents.
    if (value !== undefined && (original !== '' || placeOf(field) === 'summary'))
      await probe.post(fieldBody(cart, field, original));
  }
  const [field] = cart.extra_fields;
  if (field) await probe.refuses('additions', fieldBody(cart, { ...field, name: 'shop_elements_no_such_field' }, 'x'));
}

async function checkValidIsStored(probe: Probe, cart: Cart, field: ExtraField, value: string): Promise<void> {
  const reply = await probe.post(fieldBody(cart, field, value));
  const stored = valueIn(await probe.load(), field);
  // A server may have further rules, for example for a day without delivery or a tax number.
  const isRefusedWithMessage = !reply.isDone && reply.status < 500 && (reply.answer?.messages.size ?? 0) > 0;
  const problem = stored === value || isRefusedWithMessage ? undefined : `${field.name} is "${stored}" afterwards`;
  probe.judgeReply('additions', reply, problem);
}

/** The shop must neither store nor cut an invalid value. */
async function checkInvalidIsNotStored(probe: Probe, cart: Cart, field: ExtraField, wrong: string): Promise<void> {
  const before = valueIn(await probe.loaded(), field);
  const reply = await probe.post(fieldBody(cart, field, wrong));
  const stored = valueIn(await probe.load(), field);
  const problem =
    reply.status >= 500 || reply.status === 0
      ? 'a server error'
      : stored !== before && stored !== ''
        ? `${field.name} is "${stored.slice(0, 60)}" afterwards`
        : reply.isDone
          ? 'it was not refused'
          : undefined;
  probe.judgeReply('additions', reply, problem);
}
