/** A loaded cart as the rules of the shop read and change it in memory. */
import { sameId } from '../../../src/http/tolerant';
import type { Address, ShopCart } from '../../../src/shop/cart';
import { addressLimits, houseNumberMax } from '../../../src/http/limits';
import { today } from '../pages/days';
import { findPoint } from '../points/points';
import { toGrosze } from '../money/grosze';
import { extraFieldsOf } from './extra-fields';
import { maxQuantityOf, type Line } from './lines';
import type { CartRow, LoadedCart } from './load';

export interface CartInMemory extends ShopCart<Line> {
  readonly own: CartRow;
  lines: Line[];
  /** An address that is not stored yet. */
  added?: { readonly address: Address; readonly isForInvoice: boolean };
}

const NO_LOCKER = {
  inpostCode: null,
  inpostStreet: null,
  inpostBuildingNumber: null,
  inpostFlatNumber: null,
  inpostCity: null,
  inpostProvince: null,
  inpostPostCode: null,
};

/** From the shop's own list, because the browser's address data is not trusted. */
function openPoint(code: string) {
  const point = findPoint(code);
  return point?.status === 'Operating' && point.type.includes('parcel_locker') ? point : undefined;
}

function lockerAt(code: string): Partial<CartRow> {
  const point = openPoint(code);
  if (point === undefined) return NO_LOCKER;
  const { address_details: at } = point;
  return {
    inpostCode: point.name,
    inpostStreet: at.street ?? '',
    inpostBuildingNumber: at.building_number ?? '',
    inpostFlatNumber: at.flat_number ?? '',
    inpostCity: at.city,
    inpostProvince: at.province,
    inpostPostCode: at.post_code,
  };
}

/** Building sites are on plots: the clients who name a person on site may enter „dz. ew. 123/45, obręb 3”. */
export const houseNumberMaxOf = ({ asksFurther }: LoadedCart['client']): number =>
  asksFurther ? addressLimits.house_no.max : houseNumberMax;

export const boundsOf = (
  line: Pick<Line, 'name' | 'unit' | 'minQuantity' | 'stepQuantity' | 'onRequest' | 'inStock'>,
) => ({
  label: line.name,
  unit: line.unit,
  min: line.minQuantity,
  max: maxQuantityOf(line),
  step: line.stepQuantity,
});

export const limitsOf = (line: Pick<Line, 'name' | 'minimalPriceNet' | 'originalNet'>) => ({
  label: line.name,
  least: toGrosze(line.minimalPriceNet),
  most: toGrosze(line.originalNet) * 2,
});

/** From tomorrow to a year from now. */
const fieldDays = () => [today(1), today(365)] as const;

/** A copy: the loaded cart stays as it was read. */
export function inMemory(cart: LoadedCart): CartInMemory {
  const { client, children } = cart;
  const own = { ...cart.own };
  const copy: CartInMemory = {
    own,
    lines: cart.lines.map((line) => ({ ...line })),
    carriers: cart.carriers,
    payments: cart.payments,
    methods: cart.methods,
    projects: client.isSpecialist ? cart.projects : [],
    addresses: cart.addresses,
    fields: extraFieldsOf(cart),
    days: fieldDays(),
    now: new Date().toISOString(),
    isTrader: cart.actsAsTrader,
    isOverdue: client.limitAfterDeadline !== null && toGrosze(client.limitAfterDeadline) > 0,
    houseNumberMax: houseNumberMaxOf(client),
    addedAddresses: cart.addresses.filter(({ sessionId }) => sessionId !== null).length,
    accepts: ({ id }) => cart.accepting.some(({ carrierId }) => carrierId === id),
    isCart: (id) => [own, ...children].some((row) => sameId(row.id, id)),
    isChild: (id) => children.some((row) => sameId(row.id, id)),
    lineOf: (id, cartId) =>
      copy.lines.find((one) => sameId(one.id, id) && (cartId === undefined || sameId(one.cartId, cartId))),
    boundsOf,
    limitsOf,
    setPrice: (line, priceNet) => void Object.assign(line, { priceNet, isAgreed: true }),
    priceOf: ({ priceNet }) => toGrosze(priceNet),
    isAgreed: (line) => line.isAgreed && !cart.held.some(({ kind }) => kind === 'quote'),
    remove: (line) => void (copy.lines = copy.lines.filter((one) => one !== line)),
    move: (line, cartId) => void Object.assign(line, { cartId: Number(cartId) }),
    sameIn: (cartId, line) =>
      copy.lines.find((one) => one !== line && one.productId === line.productId && sameId(one.cartId, cartId)),
    hasFile: (field, id) => cart.files.some((file) => file.id === id && file.field === field),
    isOpenLocker: (code) => openPoint(code) !== undefined,
    setLocker: (sent) => void Object.assign(own, lockerAt(sent?.['inpost_point_code']?.trim() ?? '')),
    addAddress: (address, isForInvoice) => void (copy.added = { address, isForInvoice }),
  };
  return copy;
}
