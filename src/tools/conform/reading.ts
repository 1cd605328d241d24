/** Decides how an answer's text is read: as the elements read it, noting what gets lost; cached, because the same text comes often. */
import * as v from 'valibot';
import { offeredCart } from '../../cart/wire/cart';
import { losses } from './losses';

export interface Reading {
  /** Undefined if the text is not JSON. */
  readonly raw: unknown;
  readonly read: v.SafeParseResult<typeof offeredCart>;
  /** What is there but cannot be read. */
  readonly lost: readonly string[];
}

/** How many are cached: loads between refusals give the same text again and again. */
const KEPT = 12;
const kept = new Map<string, Reading>();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

export function readAnswer(text: string): Reading {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const raw = parsed(text);
  const read = v.safeParse(offeredCart, raw);
  const reading = { raw, read, lost: read.success ? losses(raw, read.output) : [] };
  kept.set(text, reading);
  for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest);
  return reading;
}
