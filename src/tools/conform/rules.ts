/** All rules, in the order of the report. */
import { actions } from './rules/actions';
import { answers } from './rules/answers';
import { identity } from './rules/identity';
import { money } from './rules/money';
import { ordering } from './rules/ordering';
import { others } from './rules/others';
import { processes } from './rules/processes';

export const groups = { answers, actions, money, identity, ordering, processes, others } as const;
export type Group = keyof typeof groups;

export const rules = { ...answers, ...actions, ...money, ...identity, ...ordering, ...processes, ...others } as const;

export type RuleName = keyof typeof rules;
