/** The actions that set a parcel locker, and the contact to whom the carrier writes. */
import type { CartActionBody } from '../cart/wire/actions';
import { email, phone } from '../fields/validators';
import { contactLimits, lockerLimit } from '../http/limits';
import type { Action } from './action';
import { byId, takesLocker } from './choices';

export const inpost_data: Action<'inpost_data'> = {
  *rules(cart, { inpost_data: { inpost_point_code: sent } }) {
    const code = sent.trim();
    yield ['locker-carrier', takesLocker(byId(cart.carriers, cart.own.carrierId))];
    yield ['locker-long', code.length <= lockerLimit.max];
    yield ['locker-code', code !== ''];
    yield ['locker-open', cart.isOpenLocker(code), { label: code }];
  },
  effect: (cart, { inpost_data: sent }) => cart.setLocker(sent),
};

const contactOf = (sent: CartActionBody<'inpost_contact'>['inpost_contact']) => ({
  inpostEmail: sent.email.trim(),
  inpostPhone: sent.phone.trim(),
});

export const inpost_contact: Action<'inpost_contact'> = {
  isListed: true,
  *rules(_, { inpost_contact: sent }) {
    const { inpostEmail: address, inpostPhone: number } = contactOf(sent);
    const { email: ofEmail, phone: ofPhone } = contactLimits;
    const isShort = address.length < ofEmail.min || number.length < ofPhone.min;
    yield ['contact-short', !isShort];
    yield ['contact-email', isShort || email(address)];
    yield ['contact-phone', isShort || phone(number)];
    // An e-mail address has its limit in its form.
    yield ['contact-long', number.length <= ofPhone.max];
  },
  effect: ({ own }, { inpost_contact: sent }) => void Object.assign(own, contactOf(sent)),
};
