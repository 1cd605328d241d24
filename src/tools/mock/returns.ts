/** The returns of an order of the small shop: never more than was bought, once per key. */
import type { Field } from '../../shop/cart';
import type { CallContext } from './fault';
import type { AfterOrder, JsonObject } from './state';

/** What a return asks for each line. */
const returnFields: readonly Field[] = [
  {
    name: 'reason',
    label: 'Powód',
    type: 'select',
    scope: 'line',
    required: true,
    options: [
      { value: 'damaged', label: 'Uszkodzone' },
      { value: 'wrong', label: 'Nie to zamówiono' },
    ],
  },
];

export const PHOTOS_URL = '/api/zdjecia';

const quantityOf = (all: readonly JsonObject[], id: unknown): number =>
  all
    .flatMap(({ lines }) => lines as JsonObject[])
    .filter((one) => String(one['id']) === String(id))
    .reduce((sum, { quantity }) => sum + Number(quantity), 0);

/** The order with what may be returned of it. */
export function withReturns(order: JsonObject, { returns }: AfterOrder): JsonObject {
  return {
    ...order,
    actions: [...order['actions'], { name: 'return' }],
    lines: order['lines'].map((line: JsonObject) => {
      const returned = quantityOf(returns, line['id']);
      return { ...line, returnable: Number(line['quantity']) - returned, returned };
    }),
    return: {
      until: '2099-12-31',
      upload_url: PHOTOS_URL,
      photos: 5,
      photo_bytes: 2_000_000,
      fields: returnFields,
    },
    returns: returns.toReversed(),
  };
}

function faultIn({ shop, session }: CallContext, sent: JsonObject): string | undefined {
  const { lines = [], fields = {} } = sent as { lines?: JsonObject[]; fields?: JsonObject };
  if (lines.length === 0 || new Set(lines.map(({ id }) => String(id))).size < lines.length)
    return 'Zaznacz, czego dotyczy zgłoszenie.';
  for (const { quantity, fields: answers = {}, photos = [] } of lines) {
    if (!(Number(quantity) > 0)) return 'Podaj ilość większą od 0.';
    if (photos.some((id: unknown) => shop.files.get(String(id))?.owner !== session.id))
      return 'Nie ma takiego zdjęcia.';
    for (const { name, scope, required, options = [] } of returnFields) {
      const value = (scope === 'line' ? answers : fields)[name] ?? '';
      if (value === '' ? required : !options.some((one) => one.value === value)) return 'Wybierz powód.';
    }
  }
  return undefined;
}

/** Files a return, after the key and the action were checked; undefined if it is filed. */
export function fileReturn(
  at: CallContext,
  { returns }: AfterOrder,
  sent: JsonObject | undefined,
  order: JsonObject,
): readonly [status: number, sentence: string] | undefined {
  const fault = faultIn(at, sent ?? {});
  if (fault !== undefined) return [422, fault];
  const lines = (sent?.['lines'] ?? []).map(({ id, quantity }: JsonObject) => ({ id, quantity: Number(quantity) }));
  const left = (id: unknown): number =>
    order['lines'].find((line: JsonObject) => String(line['id']) === String(id))?.['returnable'] ?? 0;
  if (lines.some(({ id, quantity }: JsonObject) => quantity > left(id)) && at.shop.checks('return-most'))
    return [409, 'Tyle już nie można zwrócić.'];
  returns.push({ number: `R/2026/${at.shop.newId()}`, status: 'received', lines, documents: [] });
  return undefined;
}
