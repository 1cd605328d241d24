/** Defines the wire format of a server's messages: sentences by slot, which is a place on the page. */
import * as v from 'valibot';
import { byName, entriesOf, flag, maybe, text } from './tolerant';
import { wire, type Reads } from './wire';
import { docsUrl } from '../page/docs-url';

const status = v.picklist(['error', 'success', 'info', 'warning']);
type Status = v.InferOutput<typeof status>;

/** One slot of messages; the texts are the server's, in Polish. */
export const slotMessages = v.object({
  messages: v.optional(
    v.pipe(
      v.union([v.array(text) as v.GenericSchema<readonly (string | number)[], string[]>, text, v.null(), byName(text)]),
      v.transform((slots) =>
        (entriesOf(typeof slots === 'string' ? [slots] : slots, 'message') as string[]).filter((one) => one.trim()),
      ),
    ),
    [],
  ),
  status: v.optional(v.fallback(status, 'error') as v.GenericSchema<string | null, Status>, 'error'),
  scroll: flag,
  redirect_url: maybe(v.pipe(text, v.minLength(1))),
  goToStep: v.optional(v.pipe(v.unknown(), v.transform(Boolean)), false),
});
export type SlotMessages = v.InferOutput<typeof slotMessages>;

/** Servers also print empty slots: one without text, redirect, step or status is not an error. */
const hasContent = ({ messages, redirect_url, goToStep }: SlotMessages, raw: unknown): boolean =>
  Boolean(messages[0] || redirect_url || goToStep || Object(raw).status);

/** Messages by slot name. A Map, because the keys come from the server. PHP prints an empty object as `[]`, which reads as empty. */
export const messages = v.pipe(
  v.unknown() as Reads<
    { readonly [slot: string]: v.InferInput<typeof slotMessages> } | readonly never[] | string | null
  >,
  wire({ as: v.record(v.string(), slotMessages) }),
  v.transform((raw): ReadonlyMap<string, SlotMessages> => {
    const slots = new Map<string, SlotMessages>();
    // A bare text is a message too.
    const bySlot = typeof raw === 'string' && raw ? [{ messages: raw }] : raw || [];
    if (typeof bySlot !== 'object')
      console.warn('shop-elements: messages by slot were expected', raw, docsUrl('messages'));
    for (const [slot, one] of Object.entries(bySlot)) {
      const read = v.safeParse(slotMessages, one);
      if (!read.success)
        console.warn(`shop-elements: left out broken messages under "${slot}"`, one, docsUrl('messages'));
      else if (hasContent(read.output, one)) slots.set(slot, read.output);
    }
    return slots;
  }),
);
export type Messages = v.InferOutput<typeof messages>;
