/** Faults of earlier orders: whose they are, their sums, payments and deliveries, and the buyer's actions. */
import type { Fault } from '../fault';
import { otherUrls } from '../other-calls';
import type { JsonObject } from '../state';
import { amount, disabled, other, type Faults } from './fault-of';

/** Changes the payment of every order in responses. */
const paying = (change: (payment: JsonObject) => JsonObject) =>
  other(otherUrls.orders, (answer) => ({
    ...answer,
    ...(answer['orders'] && {
      orders: answer['orders'].map((one: JsonObject) => ({
        ...one,
        payment: one['payment'] && change(one['payment']),
      })),
    }),
  }));

/** Changes the first delivery of an opened order, and its first line. */
const sending = (change: (delivery: JsonObject, line: JsonObject) => unknown) =>
  other(otherUrls.orders, (answer) => {
    if (answer['deliveries']) change(answer['deliveries'][0], answer['lines'][0]);
    return answer;
  });

const withReturns = (fault: Fault): Fault => ({ style: { returns: true }, ...fault });

export const orders: Faults = {
  'earlier orders are everybody’s': disabled('own-orders'),
  'an order awaits a payment without a way to pay': paying((payment) => ({ ...payment, url: null })),
  'an order is to be paid net': paying((payment) => ({
    ...payment,
    amount: amount(Math.round(Number(payment['amount']) * 80)),
  })),
  'an order has a charge that is not in its total': other(otherUrls.orders, (answer) => ({
    ...answer,
    ...(answer['charges'] && { charges: [...answer['charges'], { name: 'Pakowanie', total_gross: '1.00' }] }),
  })),
  'more of a line is delivered than was ordered': sending((one, line) => {
    one['lines'][0].quantity += line['quantity'];
    line['delivered'] += line['quantity'];
  }),
  'the deliveries of a line are not what is delivered': sending((one) => (one['lines'][0].quantity += 1)),
  'a line is open although it was delivered': sending((_one, line) => (line['open'] = 1)),
  'a delivery has a line of another order': sending((one) => (one['lines'][0].id = 99)),
  'a delivery is tracked by a script': sending((one) => (one['tracking_url'] = 'javascript:alert(1)')),
  'a repeated message about an order is stored twice': disabled('action-once'),
  'a message about an order is stored beyond its limit': disabled('action-long'),
  'an unknown action of an order succeeds': disabled('action-known'),
  'another visitor writes about an order': disabled('action-own'),
  'a guest learns which orders exist': disabled('find-same'),
  'a guest reads an order by its number': disabled('find-hidden'),
  'a guest may try any number of orders': disabled('find-often'),
  'more is returned than was bought': withReturns(disabled('return-most')),
  'a repeated return is filed twice': withReturns(disabled('return-once')),
  'another visitor files a return': withReturns(disabled('return-own')),
  'a page that is named a photo is received': withReturns(disabled('return-photo')),
  'an earlier order has another total': other(otherUrls.orders, (answer) => ({
    ...answer,
    ...(answer['orders'] && {
      orders: answer['orders'].map((one: JsonObject) => ({
        ...one,
        total_gross: amount(Number(one['total_gross']) * 100 + 1),
      })),
    }),
  })),
};
