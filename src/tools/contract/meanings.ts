/** Decides what the published contract says about shapes and fields that name and type do not fully explain. */
import type { JsonSchema } from './json-schema';
import { ofCart } from './meanings-cart';
import { ofCompany } from './meanings-company';
import { ofOrders } from './meanings-orders';
import { ofOtherCalls } from './meanings-other';

/** Keyed by shape, and by field as `Shape.field`. The only markup is Markdown's backticks. */
export const meanings: Readonly<Record<string, string>> = {
  Id: 'Goes back as it came. A JSON number beyond 2^53 cannot: send it as text, or whatever it is the id of is left out.',
  Text: 'A number is read as its digits.',
  Decimal: 'Money and quantities: a JSON number or, without binary rounding, text with a point: `"1234.50"`.',
  VatRate:
    'Per cent, or a word for what bears no tax: `zw` (exempt), `np` (outside of VAT), `oo` (reverse charge). With a word, net and gross are the same.',
  Flag: 'Anything but `true`, `1`, `"1"` and `"true"` is false.',

  ...ofCart,
  ...ofCompany,
  ...ofOtherCalls,
  ...ofOrders,
};

/** Shapes whose fields mean what they mean in another one. */
const like = new Map([
  ['ChildCart', 'Cart'],
  ['ChosenCarrier', 'Carrier'],
  ['ChosenPayment', 'Payment'],
  ['NewAddress', 'Address'],
  ['OrderItem', 'CartItem'],
  ['LookedUpProduct', 'CartItem'],
  ['SearchResult', 'LookedUpProduct'],
  ['SuggestedProduct', 'LookedUpProduct'],
  ['AddProductsMessages', 'SlotMessages'],
  ['WholeList', 'KeptList'],
  ['EarlierLine', 'CartItem'],
  ['WholeOrder', 'EarlierOrder'],
]);

/** What the contract says of a field of the shape; undefined if the field speaks for itself. */
export function meaningOf(shape: string, field: string): string | undefined {
  const other = like.get(shape);
  const key = `${shape}.${field}`;
  if (Object.hasOwn(meanings, key)) return meanings[key];
  return other === undefined ? undefined : meaningOf(other, field);
}

/** The shapes with their descriptions. */
export function explained(shapes: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, { ...said(meanings[name]), ...withFields(name, shape) }]),
  );
}

const said = (description: string | undefined): JsonSchema => (description === undefined ? {} : { description });

function withFields(name: string, shape: JsonSchema): JsonSchema {
  const { allOf, properties } = shape as { allOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };
  const fields = Object.entries(properties ?? {}).map(([field, one]) => [
    field,
    { ...one, ...said(meaningOf(name, field)) },
  ]);
  return {
    ...shape,
    ...(allOf && { allOf: allOf.map((one) => withFields(name, one)) }),
    ...(properties && { properties: Object.fromEntries(fields) }),
  };
}
