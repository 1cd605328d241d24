/** Decides how a parcel locker is tried: the choice of a point, its contact data, and what is refused. */
import type { Cart } from '../../cart/wire/cart';
import type { InpostData } from '../../cart/wire/delivery';
import { isRefused, seen, type Probe } from '../probe';

const RULES = ['locker', 'locker-wrong', 'contact', 'contact-wrong'] as const;

const point = (code: string): InpostData => ({
  inpost_point_code: code,
  inpost_point_street: 'Puławska',
  inpost_point_building_number: '180',
  inpost_point_flat_number: '',
  inpost_point_city: 'Warszawa',
  inpost_point_province: 'mazowieckie',
  inpost_point_post_code: '02-670',
});

/** `locker` is the code of a point that the shop knows. */
export async function checkLocker(probe: Probe, cart: Cart, locker: string | undefined): Promise<void> {
  const carrier = cart.availableCarriers.find(({ type }) => type === 'parcelLocker');
  if (carrier === undefined) {
    for (const rule of RULES) probe.skip(rule, 'no carrier is of the type parcelLocker');
    return;
  }
  const reply = await probe.post({ carrier: { id: carrier.id } });
  if (!reply.isDone) return probe.break('carrier', seen(reply));
  await probe.refuses('locker-wrong', { inpost_data: point('') }, 'inpost');
  await probe.refuses('contact-wrong', { inpost_contact: { email: 'ab', phone: '12' } }, 'inpost_contact');
  const contact = { email: 'proba@example.com', phone: '601234567' };
  await probe.does('contact', { inpost_contact: contact }, (now) =>
    now.inpost_email === contact.email && now.inpost_phone_number?.replaceAll(/\D/g, '').endsWith(contact.phone)
      ? undefined
      : `inpost_email is ${JSON.stringify(now.inpost_email)}, inpost_phone_number ${JSON.stringify(now.inpost_phone_number)}`,
  );
  await checkPoint(probe, locker);
}

async function checkPoint(probe: Probe, locker: string | undefined): Promise<void> {
  const code = locker ?? 'WAW12A';
  const kept = (now: Cart) =>
    now.inpost_point_code === code && now.inpost_point_city !== undefined
      ? undefined
      : `inpost_point_code is ${JSON.stringify(now.inpost_point_code)}, inpost_point_city ${JSON.stringify(now.inpost_point_city)}`;
  if (locker === undefined) {
    // The shop may know its lockers: then a guessed one is refused, and that is no fault.
    const { answer } = await probe.post({ inpost_data: point(code) });
    if (answer !== undefined && isRefused(answer) && answer.messages.has('inpost'))
      return probe.skip('locker', `the shop does not know ${code}: pass --locker <code>`);
  }
  await probe.does('locker', { inpost_data: point(code) }, kept);
}
