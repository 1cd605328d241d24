/** Tries a parcel locker: choosing a point, its contact data, and refusals. */
import type { Cart } from '../../../cart/wire/cart';
import type { InpostData } from '../../../cart/wire/actions/inpost';
import { contactLimits, lockerLimit } from '../../../http/limits';
import type { Probe } from '../probe';
import { isRefused } from '../reply';
import { isLocker } from '../complete-cart';
import { CONTACT, lockerOf, otherLockerOf } from '../sample';
import { checkTooLong } from './too-long';

const RULES = ['locker', 'locker-wrong', 'contact', 'contact-wrong'] as const;

/** `locker` is the code of a point that the shop knows. */
export async function checkLocker(probe: Probe, locker: string | undefined): Promise<void> {
  const carrier = (await probe.loaded())?.availableCarriers.find(isLocker);
  if (carrier === undefined) {
    for (const rule of RULES) probe.skip(rule, 'no carrier is of the type parcelLocker');
    return;
  }
  const reply = await probe.post({ carrier: { id: carrier.id } });
  if (!reply.isDone) return probe.judgeReply('carrier', reply, '');
  await probe.refuses('locker-wrong', { inpost_data: lockerOf('') }, 'inpost');
  const text = 'W'.repeat(lockerLimit.max + 1);
  const storedIn = (cart: Cart) => cart.inpost_point_code;
  await checkTooLong(probe, 'locker-wrong', { body: { inpost_data: lockerOf(text) }, text, slot: 'inpost', storedIn });
  for (const wrong of [
    { email: 'ab', phone: '12' },
    { ...CONTACT, email: '' },
    { ...CONTACT, phone: '' },
  ])
    await probe.refuses('contact-wrong', { inpost_contact: wrong }, 'inpost_contact');
  await probe.does('contact', { inpost_contact: CONTACT }, ({ inpost_email: email, inpost_phone_number: phone }) =>
    email === CONTACT.email && phone?.replaceAll(/\D/g, '').endsWith(CONTACT.phone)
      ? undefined
      : `inpost_email is ${JSON.stringify(email)}, inpost_phone_number ${JSON.stringify(phone)}`,
  );
  await checkLongContact(probe);
  await checkPoint(probe, locker);
}

/** An e-mail address of the maximum length is stored. E-mail allows no longer address. */
async function checkLongContact(probe: Probe): Promise<void> {
  const longest = `${'a'.repeat(64)}@${['b', 'c', 'd'].map((one) => one.repeat(61)).join('.')}.com`;
  await probe.does('contact', { inpost_contact: { ...CONTACT, email: longest } }, ({ inpost_email: is }) =>
    is === longest ? undefined : `inpost_email is ${JSON.stringify(is)}`,
  );
  const tooLong = (contact: typeof CONTACT, text: string, storedIn: (cart: Cart) => string | undefined) =>
    checkTooLong(probe, 'contact', { body: { inpost_contact: contact }, text, slot: 'inpost_contact', storedIn });
  const email = longest.replace('.com', 'd.com');
  await tooLong({ ...CONTACT, email }, email, ({ inpost_email: stored }) => stored);
  await probe.post({ inpost_contact: CONTACT });
  const phone = '6'.repeat(contactLimits.phone.max + 1);
  const digitsIn = (cart: Cart) => cart.inpost_phone_number?.replaceAll(/\D/g, '');
  await tooLong({ ...CONTACT, phone }, phone, digitsIn);
  await probe.post({ inpost_contact: CONTACT });
}

const FIELDS = Object.keys(lockerOf('')) as (keyof InpostData)[];
const pointIn = (cart: Cart): string => JSON.stringify(FIELDS.map((name) => cart[name] ?? ''));

async function checkPoint(probe: Probe, locker: string | undefined): Promise<void> {
  const code = locker ?? 'WAW12A';
  const other = await probe.post({ inpost_data: otherLockerOf(code) });
  // A shop that knows its lockers may refuse a guessed one: that is not a fault.
  const isUnknown = other.answer !== undefined && isRefused(other.answer) && other.answer.messages.has('inpost');
  if (locker === undefined && isUnknown)
    return probe.skip('locker', `the shop does not know ${code}: pass --locker <code>`);
  const before = other.cart && pointIn(other.cart);
  const sent = lockerOf(code);
  await probe.does('locker', { inpost_data: sent }, (cart) => {
    // The point's data must be the shop's own, looked up by its code, not the sent ones.
    const isLookedUp = pointIn(cart) === before;
    const names = isLookedUp ? (['inpost_point_city', 'inpost_point_post_code'] as const) : FIELDS;
    const lost = names.find((name) => (isLookedUp ? !cart[name] : (cart[name] ?? '') !== sent[name]));
    if (cart.inpost_point_code !== code) return `inpost_point_code is ${JSON.stringify(cart.inpost_point_code)}`;
    return lost && `its ${lost} came back as ${JSON.stringify(cart[lost])} instead of ${JSON.stringify(sent[lost])}`;
  });
}
