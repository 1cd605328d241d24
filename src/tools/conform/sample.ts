/** Sample values for the fields of a shop: an address, a locker, a contact, notes. */
import type { NewAddress } from '../../cart/wire/actions/new-address';
import type { ExtraField } from '../../cart/wire/extra';
import type { InpostData } from '../../cart/wire/actions/inpost';

/** A unique text written by one visitor of the kit, so that a leak to another visitor is detected. */
export const marker = (): string => `conform${crypto.randomUUID().slice(0, 8)}`;

/** An address, recognizable by its name; each has a mark of its own. */
export const addressOf = (name: string): NewAddress => ({
  name: `Próba, ${name} ${marker()}`,
  street: 'Źródlana',
  house_no: '12A',
  flat_no: '3',
  city: 'Łódź',
  zip_code: '90-001',
  post: 'Aleksandrów Łódzki',
  country: 'PL',
  region: 'łódzkie',
});

export const lockerOf = (code: string): InpostData => ({
  inpost_point_code: code,
  inpost_point_street: 'Puławska',
  inpost_point_building_number: '180',
  inpost_point_flat_number: '7',
  inpost_point_city: 'Warszawa',
  inpost_point_province: 'mazowieckie',
  inpost_point_post_code: '02-670',
});

/** A contact that differs from the one above in every field. */
export const otherLockerOf = (code: string): InpostData => ({
  inpost_point_code: code,
  inpost_point_street: 'Gdańska',
  inpost_point_building_number: '9B',
  inpost_point_flat_number: '',
  inpost_point_city: 'Żyrardów',
  inpost_point_province: 'łódzkie',
  inpost_point_post_code: '96-300',
});

export const CONTACT = { email: 'proba@example.com', phone: '601234567' };

const VALUES: Readonly<Record<Exclude<ExtraField['type'], 'file'>, string>> = {
  text: 'PO-7',
  number: '1',
  date: '2031-03-12',
  tel: '601234567',
  email: CONTACT.email,
  select: '',
  consent: '1',
  choice: '',
};

/** A valid value of the field, different from the current one if possible; undefined for a select without options, and for a file, which has to be sent first. */
export const valueFor = ({ type, options, value }: ExtraField): string | undefined =>
  type === 'file'
    ? undefined
    : type === 'select' || type === 'choice' || options.length > 0
      ? (options.find((one) => one.value !== value) ?? options[0])?.value
      : VALUES[type];
