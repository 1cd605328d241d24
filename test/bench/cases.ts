/** Decides which cases there are, in the order of the results. */
import type { Case } from './runner/case';
import { cart } from './cart/case';
import { keystroke } from './keystroke/case';

export const cases: readonly Case[] = [keystroke, cart];
