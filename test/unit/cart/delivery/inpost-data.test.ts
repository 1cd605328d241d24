/** Tests the request for a picked parcel locker. */
import { expect, it } from 'vitest';
import { toInpostData } from '../../../../src/cart/delivery/contact';

const details = {
  city: 'Kraków',
  province: 'małopolskie',
  post_code: '31-147',
  street: 'Długa',
  building_number: '5',
  flat_number: '',
};

it('toInpostData returns all seven fields, empty texts for absent values [D7]', () =>
  expect(toInpostData({ name: 'KRA01M', details })).toEqual({
    inpost_point_code: 'KRA01M',
    inpost_point_street: 'Długa',
    inpost_point_building_number: '5',
    inpost_point_flat_number: '',
    inpost_point_city: 'Kraków',
    inpost_point_province: 'małopolskie',
    inpost_point_post_code: '31-147',
  }));
