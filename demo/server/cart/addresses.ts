/** Selects and adds addresses (rule A5). */
import { eq } from 'drizzle-orm';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { addressLimits, houseNumberMax } from '../../../src/http/limits';
import { postCodeFormat, postCodeOf, taxNumberFormat, taxNumberOf } from '../../../src/cart/addresses/by-country';
import { lengthBetween, maxLength, minLength } from '../../../src/fields/validators';
import { sameId, type Id } from '../../../src/http/tolerant';
import { addresses } from '../db/schema/clients';
import { carts } from '../db/schema/carts';
import type { LoadedCart } from './load';
import { hasAddress } from './rules';
import { refuse, type WireMessages } from './messages';
import type { Action } from './outcome';
import { text } from './text';

const addressById = (cart: LoadedCart, id: Id) => cart.addresses.find((one) => sameId(one.id, id));

/** Null is "Adres z rachunku": the delivery uses the invoice address. */
export const chooseDeliveryAddress: Action<CartActionBody<'delivery_address'>> = async (
  tx,
  cart,
  { delivery_address: { id } },
) => {
  const chosen = id === null ? undefined : addressById(cart, id);
  if (id !== null && chosen === undefined) return refuse('0', text.unknownAddress);
  await tx
    .update(carts)
    .set({ deliveryAddressId: chosen?.id ?? null })
    .where(eq(carts.id, cart.own.id));
  return {};
};

export const chooseInvoiceAddress: Action<CartActionBody<'invoice_address'>> = async (
  tx,
  cart,
  { invoice_address: { id } },
) => {
  const chosen = addressById(cart, id);
  if (chosen === undefined) return refuse('0', text.unknownAddress);
  await tx.update(carts).set({ invoiceAddressId: chosen.id }).where(eq(carts.id, cart.own.id));
  return {};
};

type NewAddress = CartActionBody<'new_address'>['new_address'];

/** Building sites are on plots: the clients who name a person on site may enter „dz. ew. 123/45, obręb 3”. */
export const houseNumberMaxOf = ({ asksFurther }: LoadedCart['client']): number =>
  asksFurther ? addressLimits.house_no.max : houseNumberMax;

const NAMED = { name: 'Nazwa', street: 'Ulica', city: 'Miasto', post: 'Poczta', region: 'Region' } as const;
const THREE = 'Wymagane minimum 3 znaki';

function addressFaults(one: NewAddress, longestNumber: number): string[] {
  const tooLong = (Object.keys(NAMED) as (keyof typeof NAMED)[]).map((name): [boolean, string] => {
    const { max } = addressLimits[name];
    return [!maxLength(max)(one[name]), `${NAMED[name]}: najwyżej ${max} znaków`];
  });
  const faults: [broken: boolean, message: string][] = [
    ...tooLong,
    [!minLength(3)(one.name), `Nazwa: ${THREE}`],
    [!minLength(3)(one.street), `Ulica: ${THREE}`],
    [
      !lengthBetween(1, longestNumber)(one.house_no),
      `Nr domu: Ilość znaków musi zawierać sie między 1 a ${longestNumber}`,
    ],
    [!maxLength(10)(one.flat_no), 'Nr lokalu: Ilość znaków musi być mniejsza niż 10'],
    [!minLength(3)(one.city), `Miasto: ${THREE}`],
    [
      postCodeOf(one.country, one.zip_code) !== one.zip_code,
      `Kod pocztowy: Wymagany kod w formacie ${postCodeFormat(one.country)}`,
    ],
    [!minLength(3)(one.post), `Poczta: ${THREE}`],
    [!/^[A-Z]{2}$/.test(one.country), 'Kraj: Nieprawidłowe dane'],
    [!minLength(3)(one.region), `Region: ${THREE}`],
    [
      Boolean(one.nip) && taxNumberOf(one.country, one.nip ?? '') === undefined,
      one.country === 'PL'
        ? 'Ten NIP jest niepoprawny.'
        : `Wymagany numer VAT w formacie ${taxNumberFormat(one.country)}`,
    ],
  ];
  return faults.filter(([broken]) => broken).map(([, message]) => message);
}

/** Maximum number of a session's addresses besides the client's: every cart response contains them all. */
const MOST_ADDRESSES = 100;

/** The new address joins the saved ones; choosing it is the next step (rule A7), except for the invoice's (rule A10). */
export const addAddress: Action<CartActionBody<'new_address'>> = async (
  tx,
  cart,
  { new_address: sent },
): Promise<WireMessages> => {
  const clean = Object.fromEntries(
    Object.entries(sent).map(([name, value = '']) => [name, value.trim()]),
  ) as unknown as NewAddress;
  const faults = addressFaults(clean, houseNumberMaxOf(cart.client));
  if (faults.length > 0) return refuse('new_address', ...faults);
  if (cart.addresses.filter(({ sessionId }) => sessionId !== null).length >= MOST_ADDRESSES)
    return refuse('new_address', text.tooManyAddresses(MOST_ADDRESSES));
  const [saved] = await tx
    .insert(addresses)
    .values({
      clientId: cart.client.id,
      sessionId: cart.sessionId,
      name: clean.name,
      street: clean.street,
      houseNo: clean.house_no,
      flatNo: clean.flat_no,
      city: clean.city,
      zipCode: clean.zip_code,
      post: clean.post,
      country: clean.country,
      region: clean.region,
      nip: taxNumberOf(clean.country, clean.nip ?? '') ?? '',
    })
    .returning();
  if (saved !== undefined && sent.purpose === 'invoice' && !hasAddress(cart.client))
    await tx.update(carts).set({ invoiceAddressId: saved.id }).where(eq(carts.id, cart.own.id));
  return {};
};
