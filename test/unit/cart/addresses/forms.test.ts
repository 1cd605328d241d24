/** Tests the input rules of the forms for a new address and for a locker's contact data, and their messages. */
import { describe, expect, it } from 'vitest';
import { addressRules, addressTidy, blankAddress, type AddressValues } from '../../../../src/cart/addresses/forms';
import { contactRules } from '../../../../src/cart/delivery/forms';
import { validateAll } from '../../../../src/fields/validate';

const SHORT = 'Wymagane minimum 3 znaki';
const HOUSE = 'Ilość znaków musi zawierać sie między 1 a 10';
const FLAT = 'Ilość znaków musi być mniejsza niż 10';
const CODE = 'Wymagany kod w formacie 00-000';

const filled: AddressValues = {
  ...blankAddress,
  name: 'Jan',
  street: 'Bór',
  house_no: '1',
  city: 'Łuk',
  zip_code: '00-950',
  post: 'Łuk',
};

describe('a new address', () => {
  it('starts with country PL and dolnośląskie [A6]', () => {
    expect(blankAddress).toMatchObject({ country: 'PL', region: 'dolnośląskie' });
  });

  it('has an error for each empty required field', () => {
    expect(validateAll(addressRules(10), blankAddress)).toEqual({
      name: SHORT,
      street: SHORT,
      house_no: HOUSE,
      zip_code: CODE,
      city: SHORT,
      post: SHORT,
    });
  });

  it.each<[keyof AddressValues, string, string | undefined]>([
    ['name', 'Ja', SHORT],
    ['name', 'x'.repeat(200), undefined],
    ['name', 'x'.repeat(201), 'Maksymalna liczba znaków: 200.'],
    ['post', 'x'.repeat(201), 'Maksymalna liczba znaków: 200.'],
    ['street', 'Bó', SHORT],
    ['city', 'Łu', SHORT],
    ['post', 'Łu', SHORT],
    ['post', ' Łu ', SHORT],
    ['house_no', '1234567890', undefined],
    ['house_no', '12345678901', HOUSE],
    ['flat_no', '', undefined],
    ['flat_no', '1234567890', undefined],
    ['flat_no', '12345678901', FLAT],
    ['zip_code', '00950', CODE],
    ['house_no', 'dz. 123/45', undefined],
    ['nip', '1234563218', undefined],
    ['nip', '1234563219', 'Ten NIP jest niepoprawny. Sprawdź cyfry.'],
  ])('with %s „%s” has the error: %s [A5, A10]', (field, value, message) => {
    expect(validateAll(addressRules(10), { ...filled, [field]: value })).toEqual(message ? { [field]: message } : {});
  });

  it('has a house number of up to 20 characters where the cart allows it', () => {
    const PLOT = 'dz. ew. 123/45';
    expect(validateAll(addressRules(10), { ...filled, house_no: PLOT })).toEqual({ house_no: HOUSE });
    expect(validateAll(addressRules(20), { ...filled, house_no: PLOT })).toEqual({});
    expect(validateAll(addressRules(20), { ...filled, house_no: PLOT.repeat(2) })).toEqual({
      house_no: 'Ilość znaków musi zawierać sie między 1 a 20',
    });
  });

  it('requires a typed region only outside Poland', () => {
    const abroad = { ...filled, country: 'DE', zip_code: '10115', nip: 'DE129273398' };
    expect(validateAll(addressRules(10), { ...abroad, region: 'Sa' })).toEqual({ region: SHORT });
    expect(validateAll(addressRules(10), { ...abroad, region: 'Ain' })).toEqual({});
  });

  it('requires an offered voivodeship and country: register data may have others', () =>
    expect(validateAll(addressRules(10), { ...filled, region: 'Mazowsze' })).toEqual({
      region: 'Wartości „Mazowsze” nie ma na liście. Wybierz inną.',
    }));

  it('requires post code and tax number in the formats of its country', () => {
    const abroad = { ...filled, region: 'Berlin', nip: '1234563218' };
    expect(validateAll(addressRules(10), { ...abroad, country: 'DE' })).toEqual({
      nip: 'Wymagany numer VAT w formacie DE000000000',
      zip_code: 'Wymagany kod w formacie 00000',
    });
    expect(addressTidy.zip_code('d-10115', { ...abroad, country: 'DE' })).toBe('10115');
    expect(addressTidy.nip('de 129 273 398', { ...abroad, country: 'DE' })).toBe('DE129273398');
    expect(addressTidy.nip('PL 123-456-32-18', abroad)).toBe('1234563218');
  });
});

it('contactRules require an e-mail and a phone of at least three characters', () => {
  expect(validateAll(contactRules, { email: '', phone: '12' })).toEqual({ email: SHORT, phone: SHORT });
  expect(validateAll(contactRules, { email: 'a@b', phone: '112' })).toEqual({});
});

it('contactRules reject texts that are neither an e-mail nor a phone', () => {
  expect(validateAll(contactRules, { email: 'jan kowalski', phone: 'komórka' })).toEqual({
    email: 'Podaj pełny adres e-mail, na przykład jan@firma.pl.',
    phone: 'Podaj numer telefonu, na przykład 601 234 567.',
  });
});
