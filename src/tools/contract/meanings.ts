/** The meanings of shapes and fields in the contract that name and type do not fully explain. */
import type { JsonSchema } from './json-schema';
import { ofCart } from './meanings-cart';
import { ofCompany } from './meanings-company';
import { ofDeliveries } from './meanings-deliveries';
import { ofOrders } from './meanings-orders';
import { ofOtherCalls } from './meanings-other';
import { ofPrices } from './meanings-prices';
import { ofProcesses } from './meanings-processes';
import { ofReturns } from './meanings-returns';

/** Keyed by shape, and by field as `Shape.field`. The only markup is Markdown's backticks. */
export const meanings: Readonly<Record<string, string>> = {
  Id: 'Opaque id, returned unchanged. Send a number beyond 2^53 as text: browsers round it, so the element drops its owner.',
  Text: 'A number counts as text.',
  Decimal: 'Money or quantity: a JSON number, or text with a decimal point, which has no binary rounding: `"1234.50"`.',
  VatRate:
    'Per cent, or a code for goods without tax: `zw` (exempt), `np` (outside the scope of VAT), `oo` (reverse charge). With a code, net equals gross.',
  Flag: '`true`, `1`, `"1"` or `"true"`. Any other value is false.',

  ...ofCart,
  ...ofPrices,
  ...ofCompany,
  ...ofOtherCalls,
  ...ofDeliveries,
  ...ofOrders,
  ...ofReturns,
  ...ofProcesses,
};

/** Shapes whose fields have the same meaning as in another shape. */
const like = new Map([
  ['ChildCart', 'Cart'],
  ['ChosenCarrier', 'Carrier'],
  ['ChosenPayment', 'Payment'],
  ['NewAddress', 'Address'],
  ['OrderItem', 'CartItem'],
  ['WidgetItem', 'CartItem'],
  ['AddToCartAnswer', 'CartItem'],
  ['LookedUpProduct', 'CartItem'],
  ['SearchResult', 'LookedUpProduct'],
  ['SuggestedProduct', 'LookedUpProduct'],
  ['AddProductsMessages', 'SlotMessages'],
  ['WholeList', 'KeptList'],
  ['EarlierLine', 'CartItem'],
  ['WholeOrder', 'EarlierOrder'],
]);

/** Undefined if the field needs no explanation. */
export function meaningOf(shape: string, field: string): string | undefined {
  const other = like.get(shape);
  const key = `${shape}.${field}`;
  if (Object.hasOwn(meanings, key)) return meanings[key];
  return other === undefined ? undefined : meaningOf(other, field);
}

/** The shapes with their descriptions. */
export function explained(shapes: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, { ...described(meanings[name]), ...withFields(name, shape) }]),
  );
}

const described = (description: string | undefined): JsonSchema => (description === undefined ? {} : { description });

function withFields(name: string, shape: JsonSchema): JsonSchema {
  const { allOf, properties } = shape as { allOf?: JsonSchema[]; properties?: Record<string, JsonSchema> };
  const own = Object.entries(properties ?? {});
  const fields = own.map(([field, one]) => [field, { ...one, ...described(meaningOf(name, field)) }]);
  return {
    ...shape,
    ...(allOf && { allOf: allOf.map((one) => withFields(name, one)) }),
    ...(properties && { properties: Object.fromEntries(fields) }),
  };
}
