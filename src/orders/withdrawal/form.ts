/** The fields of the withdrawal: initial values, rules, and the statement. */
import { typedNumber } from '../../fields/amount';
import { fieldText } from '../../fields/text';
import { check, type Rule, type Rules } from '../../fields/validate';
import { email, maxLength } from '../../fields/validators';
import { compare, isPositive, type Decimal } from '../../http/decimal';
import { withdrawalLimits, type Limit } from '../../http/limits';
import { formatNumber, withUnit } from '../../ui/money';
import type { Withdrawal, WithdrawalLine } from './schema';
import { text } from './text';

/** `name`, `contract`, `email`; for each line by its index `take-0` (`1` if ticked) and `quantity-0`. */
export type Values = Readonly<Record<string, string>>;
export type Lines = readonly WithdrawalLine[];

export const blankLines = (lines: Lines): Values =>
  Object.fromEntries(
    lines.flatMap(({ quantity = '1' }, at) => [
      [`take-${at}`, ''],
      [`quantity-${at}`, formatNumber(quantity as Decimal)],
    ]),
  );

const required = ({ max }: Limit): Rule<Values> => {
  const isShort = check(maxLength(max), () => text.longest(max));
  return (value) => (value.trim() === '' ? fieldText.empty : isShort(value));
};

const isEmail = check(email, () => text.notEmail);
const inFull = required(withdrawalLimits.email);

/** The typed quantity of a line, if it is valid. */
function quantityIn(typed: string | undefined, { quantity, unit }: WithdrawalLine): Decimal | undefined {
  const number = typedNumber(typed ?? '', unit);
  const isRight =
    number !== undefined && isPositive(number) && (quantity === undefined || compare(number, quantity) <= 0);
  return isRight ? number : undefined;
}

export function rulesOf(lines: Lines): Rules<Values> {
  const quantities = lines.map((line, at): [string, Rule<Values>] => [
    `quantity-${at}`,
    (value, values) =>
      values[`take-${at}`] && quantityIn(value, line) === undefined
        ? line.quantity === undefined
          ? text.notPositive
          : text.notQuantity(amountOf(line))
        : undefined,
  ]);
  return {
    name: required(withdrawalLimits.name),
    contract: required(withdrawalLimits.contract),
    email: (value, values) => inFull(value, values) ?? isEmail(value),
    ...Object.fromEntries(quantities),
  };
}

/** `3 szt.`; empty if the shop states no quantity. */
export const amountOf = ({ quantity, unit }: Pick<WithdrawalLine, 'quantity' | 'unit'>): string =>
  quantity === undefined ? '' : withUnit(formatNumber(quantity), unit);

/** The ticked lines with the quantities that the buyer withdraws from. */
export const linesIn = (values: Values, lines: Lines) =>
  lines.flatMap((line, at) => {
    const quantity = values[`take-${at}`] ? quantityIn(values[`quantity-${at}`], line) : undefined;
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });

export const withdrawalOf = (values: Values, lines: Lines): Withdrawal => {
  const { name = '', contract = '', email: address = '' } = values;
  const chosen = linesIn(values, lines).map(({ id, quantity }) => ({ id, quantity }));
  return { name, contract, email: address, lines: chosen };
};
