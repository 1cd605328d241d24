/** Decides which cases there are, in the order of the results. */
import { byteCase } from './bytes/case';
import { cart } from './cart/case';
import { hearts } from './hearts/case';
import { keystroke } from './keystroke/case';
import { lockers } from './lockers/case';
import type { Case } from './runner/case';
import { search } from './search/case';
import { shift } from './shift/case';

export const cases: readonly Case[] = [byteCase, search, keystroke, hearts, cart, lockers, shift];
