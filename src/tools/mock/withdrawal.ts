/** Withdrawals of the small shop: each key has one receipt, from any sender. */
import type { MockShopState } from './shop-state';
import type { JsonObject } from './state';

/** Answered with 422. */
export const REFUSED_WITHDRAWAL: JsonObject = {
  messages: { email: { messages: ['Podaj prawidłowy adres e-mail.'], status: 'error' } },
};

export function withdrawalOf(shop: MockShopState, { withdrawal }: JsonObject, key: string): JsonObject {
  const { name = '', contract = '', email = '' } = (withdrawal ?? {}) as JsonObject;
  const body = JSON.stringify(withdrawal);
  const first = shop.withdrawals.get(key);
  const isRefused = !name || !contract || !/^\S+@\S+$/.test(email) || (first && first.body !== body);
  if (isRefused) return REFUSED_WITHDRAWAL;
  const receipt = first?.receipt ?? {
    number: `OD/2026/${shop.newId()}`,
    received_at: '2026-11-12T14:05:00+01:00',
    statement: `Niniejszym informuję o moim odstąpieniu od umowy ${contract}.`,
    email,
  };
  if (key !== '') shop.withdrawals.set(key, { body, receipt });
  return { receipt };
}
