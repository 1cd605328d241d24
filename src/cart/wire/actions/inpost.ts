/** The actions that set a parcel locker, and the contact notified of the parcel. */
import * as v from 'valibot';
import { contactLimits, limited, lockerLimit } from '../../../http/limits';
import { action } from './action';

/** Body of `inpost_data`: all seven fields, empty texts for absent values. */
const inpostData = v.object({
  inpost_point_code: limited(lockerLimit),
  inpost_point_street: limited(lockerLimit),
  inpost_point_building_number: limited(lockerLimit),
  inpost_point_flat_number: limited(lockerLimit),
  inpost_point_city: limited(lockerLimit),
  inpost_point_province: limited(lockerLimit),
  inpost_point_post_code: limited(lockerLimit),
});
export type InpostData = v.InferOutput<typeof inpostData>;

/** Body of `inpost_contact`. */
const inpostContact = v.object({ email: limited(contactLimits.email), phone: limited(contactLimits.phone) });
export type InpostContact = v.InferOutput<typeof inpostContact>;

const contact = { email: 'anna@nowak.example', phone: '601 234 567' };

export const inpost_contact = action({
  body: v.object({ inpost_contact: inpostContact }),
  samples: { good: { inpost_contact: contact }, wrong: { inpost_contact: { ...contact, email: 'anna' } } },
  mayChange: ['contact'],
  slot: 'inpost_contact',
});

const locker = {
  inpost_point_code: 'WAW12A',
  inpost_point_street: 'Puławska',
  inpost_point_building_number: '180',
  inpost_point_flat_number: '',
  inpost_point_city: 'Warszawa',
  inpost_point_province: 'mazowieckie',
  inpost_point_post_code: '02-670',
};

export const inpost_data = action({
  body: v.object({ inpost_data: inpostData }),
  samples: { good: { inpost_data: locker }, wrong: { inpost_data: { ...locker, inpost_point_code: '' } } },
  mayChange: ['locker'],
  slot: 'inpost',
  apply: (over, body) => void (over.locker = body.inpost_data),
});
