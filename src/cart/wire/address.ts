/** Wire schema of an address, plain or with the `address_` prefix (rule A8). */
import * as v from 'valibot';
import { id, maybe, text } from '../../http/tolerant';
import { wire, type Reads } from '../../http/wire';

const fields = v.object({
  id: maybe(id),
  first_name: maybe(text),
  last_name: maybe(text),
  name: maybe(text),
  nip: maybe(text),
  tax_no: maybe(text),
  country: maybe(text),
  region: maybe(text),
  voivodeship: maybe(text),
  zip_code: maybe(text),
  post: maybe(text),
  city: maybe(text),
  street: maybe(text),
  house_no: maybe(text),
  flat_no: maybe(text),
  phone: maybe(text),
  email: maybe(text),
  driver_note: maybe(text),
});

/** Reads `address_street` as `street` and so on; a country may be text or `{iso_code}`. */
function unprefixed(raw: unknown): unknown {
  // PHP prints a missing address as an empty list.
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return undefined;
  const source = raw as Record<string, unknown>;
  const read = (name: string) => source[name] ?? source[`address_${name}`];
  const country = read('country');
  return {
    ...Object.fromEntries(Object.keys(fields.entries).map((name) => [name, read(name)])),
    country: typeof country === 'object' ? (country as { iso_code?: unknown } | null)?.iso_code : country,
  };
}

type Fields = v.InferInput<typeof fields>;
type FieldInput = Omit<Fields, 'country'> & {
  readonly country?: Fields['country'] | { readonly iso_code?: string | null };
};
/** Each field by its name, with or without the prefix `address_`. */
type AddressInput = FieldInput & { readonly [K in keyof FieldInput as `address_${K}`]?: FieldInput[K] };

/** An address in a response. `country`: two-letter code. `nip`: the tax number, under either of its names. */
export const address = v.pipe(
  v.unknown() as Reads<AddressInput>,
  wire({ as: fields }),
  v.transform(unprefixed),
  fields,
  v.transform(({ tax_no, voivodeship, ...rest }) => ({
    ...rest,
    nip: rest.nip ?? tax_no,
    region: rest.region ?? voivodeship,
  })),
);
export type Address = v.InferOutput<typeof address>;
