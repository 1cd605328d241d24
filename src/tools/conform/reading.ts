/** Reads a response as the elements do, and notes the unread parts. Cached, because the same text comes often. */
import * as v from 'valibot';
import { offeredCart } from '../../cart/wire/cart';
import type { Sent } from './client';
import { contentFaults } from './content';
import type { ContentFault } from './content-terms';
import { unreadFields } from './unread-fields';

export interface Reading {
  /** Undefined if the text is not JSON. */
  readonly raw: unknown;
  readonly read: v.SafeParseResult<typeof offeredCart>;
  /** The parts that are present but unreadable. */
  readonly unread: readonly string[];
  /** The invalid values. */
  readonly faults: readonly ContentFault[];
}

type ReadBy<S extends v.GenericSchema> =
  | { readonly output: v.InferOutput<S>; readonly problem?: undefined }
  | { readonly output: undefined; readonly problem: string };

/** How many are cached: loads between refusals return the same text. */
const CACHED = 12;
const cache = new Map<string, Reading>();

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads a call besides the cart. `problem` is empty if the server refused a readable call. */
export function readBy<S extends v.GenericSchema>({ status, text }: Sent, schema: S): ReadBy<S> {
  const { success, output, issues } = v.safeParse(schema, readAnswer(text).raw);
  if (success && status < 300) return { output };
  return { output: undefined, problem: success ? '' : v.summarize(issues) };
}

export function readAnswer(text: string): Reading {
  const known = cache.get(text);
  if (known !== undefined) return known;
  const raw = parsed(text);
  const read = v.safeParse(offeredCart, raw);
  const unread = read.success ? unreadFields(raw, read.output) : [];
  const reading = { raw, read, unread, faults: contentFaults(text, raw) };
  cache.set(text, reading);
  for (const oldest of cache.keys()) if (cache.size > CACHED) cache.delete(oldest);
  return reading;
}
