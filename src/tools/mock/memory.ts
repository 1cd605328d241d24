/** A cart of the small shop as the shop's rules read and change it. */
import { houseNumberMax } from '../../http/limits';
import { sameId, type Id } from '../../http/tolerant';
import type { ShopCart } from '../../shop/cart';
import { toGrosze } from '../../shop/money';
import type { CallContext } from './fault';
import type { Guard } from './guard';
import { NOW } from './process';
import { carriers, extraFields, payments, PROJECT, type Line } from './state';

const methods = payments.flatMap(({ id, methods: own }) => own.map((one) => ({ id: one, paymentId: id })));

/** Whose lines, addresses and carts an action may name: the visitor's own, or anybody's if the shop does not look at owners. */
export function inMemory({ shop, session, cart, name }: CallContext): ShopCart<Line> {
  const ofOthers = <T>(guard: Guard, all: () => readonly T[]) =>
    shop.checks(guard) && shop.checks(`own:${name}`) ? [] : all();
  const addresses = [...session.addresses, ...ofOthers('own-address', () => shop.all((one) => one.addresses))];
  const carts = [cart, ...ofOthers('own-cart', () => shop.all((one) => [one.cart]))];
  const childOf = (id: Id) => Number(id) - cart.id * 1000;
  const lines = () => [...cart.lines, ...ofOthers('own-line', () => shop.all((one) => one.cart.lines))];
  return {
    own: cart,
    lines: cart.lines,
    carriers,
    payments: payments.map(({ id, hook }) => ({ id, hookName: hook })),
    methods,
    projects: session.role === 'specialist' ? [{ id: PROJECT }] : [],
    addresses,
    fields: extraFields,
    days: ['1000-01-01', '9999-12-31'],
    now: NOW,
    isTrader: session.role === 'trader',
    isOverdue: false,
    houseNumberMax,
    addedAddresses: session.addresses.length,
    accepts: () => true,
    isCart: (id) => carts.some((one) => sameId(one.id, id)),
    isChild: (id) => [1, 2].includes(childOf(id)),
    lineOf: (id) => lines().find((one) => sameId(one.id, id)),
    boundsOf: ({ product: { name: label, min, max, step } }) => ({ label, unit: 'szt.', min, max, step }),
    limitsOf: ({ product: { name: label, minNet } }) => ({ label, least: minNet, most: Number.MAX_SAFE_INTEGER }),
    setPrice: (line, net) => void Object.assign(line, { net: toGrosze(net), isAgreed: true }),
    priceOf: ({ net }) => net,
    isAgreed: () => false,
    remove(line) {
      for (const one of [cart, ...shop.all((other) => [other.cart])])
        one.lines = one.lines.filter((other) => other !== line);
    },
    move: (line, id) => void (line.child = childOf(id)),
    sameIn: (id, { id: own, product }) =>
      cart.lines.find((one) => one.id !== own && one.product === product && one.child === childOf(id)),
    hasFile(_field, id) {
      const owner = shop.files.get(id)?.owner;
      return owner !== undefined && ([session.id, cart.owner?.id].includes(owner) || !shop.checks('file-owner'));
    },
    isOpenLocker: () => true,
    setLocker(sent = {}) {
      cart.inpostCode = sent['inpost_point_code'] ?? null;
      cart.locker = Object.fromEntries(
        Object.entries(sent).filter(([of, text]) => of.startsWith('inpost_point_') && text !== ''),
      );
    },
    addAddress(address, isForInvoice) {
      const saved = { id: shop.newId(session), ...address };
      session.addresses.push(saved);
      if (isForInvoice) cart.invoiceAddressId = saved.id;
    },
  };
}
