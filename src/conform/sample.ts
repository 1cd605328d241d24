/** Decides what the kit enters into the fields of a shop: an address, a locker, a contact, notes. */
import type { NewAddress } from '../cart/wire/address';
import type { InpostData } from '../cart/wire/delivery';

/** An address, recognizable by its name. */
export const addressOf = (name: string): NewAddress => ({
  name: `Próba shop-elements, ${name}`,
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

/** Differs from the one above in every field. */
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

/** A text that marks the kit's own order, so that it can be found on a page. */
export const marker = (): string => `conform${crypto.randomUUID().slice(0, 8)}`;
