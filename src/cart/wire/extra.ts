/** Wire schemas of an order's further fields: questions that a shop adds by configuration. */
import * as v from 'valibot';
import { decimal } from '../../http/decimal';
import { byName, flag, list, maybe, text } from '../../http/tolerant';
import { wire, type Reads } from '../../http/wire';

const types = v.picklist(['text', 'number', 'date', 'select', 'tel', 'email', 'consent', 'choice', 'file']);
const scopes = v.picklist(['order', 'line', 'delivery', 'approval', 'quote']);

const option = v.object({ value: text, label: maybe(text) });
const link = v.object({ text, url: text });

/** An option: `"MPK 12"`, or `{"value": "12", "label": "MPK 12"}`. */
export const offered = v.pipe(
  v.unknown() as Reads<string | number | v.InferInput<typeof option>>,
  wire({ as: v.union([text, option]) }),
  v.transform((raw) => (typeof raw === 'object' && raw !== null ? raw : { value: raw })),
  option,
);

/** A received file: the name that the buyer gave it, and its bytes. */
export const fileFacts = v.object({ name: text, size: decimal });

/** One field. `value`: the order's present value. An unknown type reads as `text`, an unknown scope as `order`. */
export const extraField = v.object({
  name: v.pipe(text, v.minLength(1)),
  label: maybe(text),
  type: v.optional(v.fallback(types, 'text') as v.GenericSchema<string | null, v.InferOutput<typeof types>>, 'text'),
  scope: v.optional(
    v.fallback(scopes, 'order') as v.GenericSchema<string | null, v.InferOutput<typeof scopes>>,
    'order',
  ),
  required: flag,
  max: maybe(decimal),
  value: maybe(text),
  options: list(offered, 'option'),
  help: maybe(text),
  links: list(link, 'link'),
  version: maybe(text),
  error: maybe(text),
  upload_url: maybe(text),
  accept: list(text, 'type'),
  max_bytes: maybe(decimal),
  file: maybe(fileFacts),
});
export type ExtraField = v.InferOutput<typeof extraField>;

/** Where a field is displayed: consents and choices on the summary, whatever their scope; a file never in a line. */
export type Place = ExtraField['scope'] | 'summary';
export const placeOf = ({ type, scope }: ExtraField): Place =>
  type === 'consent' || type === 'choice' ? 'summary' : type === 'file' && scope === 'line' ? 'order' : scope;

/** A consent is given by the value `1` alone. */
export const isConsentGiven = (raw: string): boolean => raw === '1';

/** The displayed version of each given consent; undefined without any. */
export function versionsIn({
  extra_fields,
}: {
  readonly extra_fields: readonly ExtraField[];
}): Record<string, string> | undefined {
  const all = extra_fields.flatMap(({ type, name, version, value }) =>
    type === 'consent' && version !== undefined && isConsentGiven(value ?? '') ? [[name, version] as const] : [],
  );
  return all.length === 0 ? undefined : Object.fromEntries(all);
}

/** A line's values for fields with scope `line`, by name. PHP prints an empty set as `[]`. */
export const fieldValues = maybe(byName(v.union([text, v.null()])));
