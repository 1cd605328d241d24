/** The action `extra_field`: value of a further field. `version`: of a consent's wording; `id`, `cartId`: of the line. */
import * as v from 'valibot';
import { fieldNameLimit, limited, notesLimit, versionLimit } from '../../../http/limits';
import { id, type Id } from '../../../http/tolerant';
import { fieldKey, lineKey } from '../keys';
import { action } from './action';

type Field = { readonly name: string; readonly version?: string | undefined } & {
  readonly [Name in 'id' | 'cartId']?: Id | undefined;
};

const keyOf = ({ name, id: line, cartId, version }: Field): string =>
  fieldKey(name, line === undefined ? undefined : lineKey(cartId, line), version);

export const extra_field = action({
  body: v.object({
    extra_field: v.object({
      name: limited(fieldNameLimit),
      value: limited(notesLimit),
      version: v.optional(limited(versionLimit)),
      id: v.optional(id),
      cartId: v.optional(id),
    }),
  }),
  samples: {
    good: { extra_field: { name: 'order_number', value: 'PO-2026/117' } },
    wrong: { extra_field: { name: 'order_number', value: 'PO-2026/117 i dalsze trzy' } },
  },
  mayChange: ['fields'],
  trialBody: (offered) => offered.field && { extra_field: offered.field },
  slot: 'extra_field',
  isTyped: true,
  keys: (body) => [keyOf(body.extra_field)],
  apply: ({ fields }, body) => void (fields[keyOf(body.extra_field)] = body.extra_field.value),
});
