/** Decides what a shop's cart has to keep, in the order of the report. */
import { actions } from './rules/actions';
import { answers } from './rules/answers';
import { ordering } from './rules/ordering';
import { others } from './rules/others';

export const rules = { ...answers, ...actions, ...ordering, ...others } as const;

export type RuleName = keyof typeof rules;
