/** The answers of a return: initial values, rules, and what is sent. */
import * as v from 'valibot';
import { typedNumber } from '../../fields/amount';
import { fieldText } from '../../fields/text';
import type { Rule, Rules } from '../../fields/validate';
import { email, maxLength, phone } from '../../fields/validators';
import { isLess, isPositive, type Decimal } from '../../http/decimal';
import { messageLimit } from '../../http/limits';
import type { Id } from '../../http/tolerant';
import { formatNumber, withUnit } from '../../ui/money';
import type { EarlierLine, WholeOrder } from '../schema';
import type { ReturnBody, ReturnTerms } from '../return-schema';
import { questionList, type Question } from './question';
import { returnText } from './text';

/** A line of which something may be returned. */
export interface ReturnableLine extends EarlierLine {
  readonly id: Id;
  readonly returnable: Decimal;
}

export const returnableIn = ({ lines }: WholeOrder): readonly ReturnableLine[] =>
  lines.read.flatMap((line) => {
    const { id, returnable } = line;
    return id !== undefined && returnable !== undefined && isPositive(returnable) ? [{ ...line, id, returnable }] : [];
  });

export interface Questions {
  readonly ofLine: readonly Question[];
  readonly ofOrder: readonly Question[];
}

const UNSUPPORTED = new Set<Question['type']>(['file', 'consent', 'choice']);

export function questionsIn({ fields }: ReturnTerms): Questions {
  const all = v.parse(questionList, fields).filter(({ type }) => !UNSUPPORTED.has(type));
  return {
    ofLine: all.filter(({ scope }) => scope === 'line'),
    ofOrder: all.filter(({ scope }) => scope !== 'line'),
  };
}

/** By the names of the fields: `1` or empty for a tick; texts as typed. */
export type Values = Readonly<Record<string, string>>;

export const tickName = ({ id }: ReturnableLine): string => `take-${id}`;
export const quantityName = ({ id }: ReturnableLine): string => `quantity-${id}`;
export const answerName = ({ name }: Question, line?: ReturnableLine): string =>
  line ? `line-${line.id}-${name}` : `order-${name}`;
export const NOTE = 'note';

/** `2 szt.` */
export const mostOf = ({ returnable, unit }: ReturnableLine): string => withUnit(formatNumber(returnable), unit);

/** All that is left of a line, unless the buyer types less. */
export const blankValues = (lines: readonly ReturnableLine[], { ofLine, ofOrder }: Questions): Values =>
  Object.fromEntries([
    ...lines.flatMap((line) => [
      [tickName(line), ''],
      [quantityName(line), formatNumber(line.returnable)],
      ...ofLine.map((one) => [answerName(one, line), one.value ?? '']),
    ]),
    ...ofOrder.map((one) => [answerName(one), one.value ?? '']),
    [NOTE, ''],
  ]);

export const tickedIn = (values: Values, lines: readonly ReturnableLine[]): readonly ReturnableLine[] =>
  lines.filter((line) => values[tickName(line)]);

function quantityIn(typed: string, { returnable, unit }: ReturnableLine): Decimal | undefined {
  const number = typedNumber(typed, unit);
  return number !== undefined && isPositive(number) && !isLess(returnable, number) ? number : undefined;
}

function answerFault({ type, required }: Question, value: string): string | undefined {
  if (value.trim() === '') return required ? fieldText.empty : undefined;
  if (type === 'number') return typedNumber(value) === undefined ? fieldText.onlyNumber : undefined;
  const isRight = type === 'email' ? email(value) : type === 'tel' ? phone(value) : true;
  return isRight ? undefined : fieldText.invalid;
}

export function rulesOf(lines: readonly ReturnableLine[], { ofLine, ofOrder }: Questions): Rules<Values> {
  const ofTicked =
    (line: ReturnableLine, rule: (value: string) => string | undefined): Rule<Values> =>
    (value, values) =>
      values[tickName(line)] ? rule(value) : undefined;
  return Object.fromEntries<Rule<Values>>([
    ...lines
      .slice(0, 1)
      .map((line): [string, Rule<Values>] => [
        tickName(line),
        (_, values) => (tickedIn(values, lines).length === 0 ? returnText.nothing : undefined),
      ]),
    ...lines.flatMap((line): [string, Rule<Values>][] => [
      [
        quantityName(line),
        ofTicked(line, (value) =>
          quantityIn(value, line) === undefined ? returnText.notQuantity(mostOf(line)) : undefined,
        ),
      ],
      ...ofLine.map((one): [string, Rule<Values>] => [
        answerName(one, line),
        ofTicked(line, (value) => answerFault(one, value)),
      ]),
    ]),
    ...ofOrder.map((one): [string, Rule<Values>] => [answerName(one), (value) => answerFault(one, value)]),
    [NOTE, (value) => (maxLength(messageLimit.max)(value) ? undefined : returnText.longest(String(messageLimit.max)))],
  ]);
}

const answersIn = (values: Values, questions: readonly Question[], line?: ReturnableLine): Record<string, string> =>
  Object.fromEntries(
    questions.map((one) => {
      const value = values[answerName(one, line)] ?? '';
      return [one.name, (one.type === 'number' && typedNumber(value)) || value];
    }),
  );

/** `photosOf`: ids of the photos of a line. */
export const bodyOf = (
  values: Values,
  lines: readonly ReturnableLine[],
  { ofLine, ofOrder }: Questions,
  photosOf: (line: ReturnableLine) => string[],
): ReturnBody => ({
  lines: tickedIn(values, lines).map((line) => ({
    id: line.id,
    quantity: quantityIn(values[quantityName(line)] ?? '', line) ?? line.returnable,
    fields: answersIn(values, ofLine, line),
    photos: photosOf(line),
  })),
  fields: answersIn(values, ofOrder),
  note: values[NOTE] ?? '',
});
