/** The faults that the kit must find: each breaks one part of a correct shop. */
import type { Fault } from './fault';
import { additions } from './faults/additions';
import { csrf, locks } from './faults/csrf';
import { http } from './faults/http';
import { identity } from './faults/identity';
import { money } from './faults/money';
import { others } from './faults/others';
import { orders } from './faults/orders';
import { ordering } from './faults/ordering';
import { processes } from './faults/processes';
import { quantities } from './faults/quantities';
import { origins } from './faults/origins';
import { saved } from './faults/saved';
import { values } from './faults/values';

export const areas: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  money,
  identity,
  ordering,
  csrf,
  locks,
  quantities,
  saved,
  http,
  values,
  additions,
  'earlier orders': orders,
  origins,
  'approval and quotes': processes,
  'other calls': others,
};
