/** Tries the calls besides the cart: the element's own schema must read the whole response. */
import * as v from 'valibot';
import { offeredWidget } from '../../../cart/widget/schema';
import type { Cart } from '../../../cart/wire/cart';
import { favouriteAnswer } from '../../../favourites/schema';
import { PAGE_SIZE } from '../../../search/site/api';
import { completions, offeredSuggestions, searchAnswer } from '../../../search/schema';
import { compare } from '../../../http/decimal';
import { givenId, linesOf, type Line } from '../cart-parts';
import { judgeContent } from '../judge';
import { unreadFields } from '../unread-fields';
import type { Probe } from '../probe';
import { readAnswer, readBy } from '../reading';
import type { RuleName } from '../rules';
import { dropdownFault } from '../widget';

/** URLs as in the elements' attributes; absolute or relative to the cart's. */
export interface OtherUrls {
  readonly widget?: string | undefined;
  readonly suggest?: string | undefined;
  readonly autocomplete?: string | undefined;
  readonly search?: string | undefined;
  readonly lookup?: string | undefined;
  readonly orders?: string | undefined;
  readonly lists?: string | undefined;
  readonly company?: string | undefined;
  readonly withdrawal?: string | undefined;
  readonly find?: string | undefined;
  /** Number and contact of an order: `ZAM/2026/17 anna@example.com`. */
  readonly 'find-order'?: string | undefined;
  /** The prefix of `/add/product` and `/remove/product`. */
  readonly favourites?: string | undefined;
}

/** A phrase with results, one with a typo, and one without results. */
const PHRASES = ['klej', 'kelj', 'shop-elements-no-such-thing'];
/** The maximum that `<shop-autocomplete>` requests. */
const COMPLETIONS = 10;

/** The dropdown and its cart; `cart` is null if it is empty and cannot be filled. */
export async function checkWidget(probe: Probe, { widget, suggest }: OtherUrls, cart: Cart | null): Promise<void> {
  await checkSuggestedPrice(probe, suggest, cart === null ? [] : linesOf(cart));
  if (widget === undefined) probe.skip('widget', 'pass --widget <url>');
  const dropdown = widget === undefined ? undefined : await reads(probe, 'widget', widget, offeredWidget);
  if (dropdown === undefined || cart === null || linesOf(cart).length === 0)
    probe.skip('widget-lines', 'pass --widget <url>, and --add for an empty cart');
  else probe.judge('widget-lines', dropdownFault(dropdown, cart));
}

/** Compares the price of a suggestion with that of a line. */
async function checkSuggestedPrice(probe: Probe, suggest: string | undefined, lines: readonly Line[]): Promise<void> {
  if (suggest === undefined) return probe.skip('suggest-price', 'pass --suggest <url>');
  let isCompared = false;
  for (const { item } of lines.filter(({ item: { index, kind } }) => index !== undefined && kind === undefined)) {
    const sent = await probe.client.call(suggest, { query: item.index });
    const same = readBy(sent, offeredSuggestions).output?.products.find(
      (one) => one.index === item.index && one.unit !== undefined && one.unit === item.unit,
    );
    const [net, gross] = [same?.priceNet ?? same?.price_net, same?.priceGross ?? same?.price_gross];
    if (!same?.hasPrice || net === undefined || gross === undefined) continue;
    isCompared = true;
    const isEqual = compare(net, item.prices.net) === 0 && compare(gross, item.prices.gross) === 0;
    const wrong = `${item.index}: ${net} net, ${gross} gross; its line has ${item.prices.net} and ${item.prices.gross}`;
    probe.judgeReply('suggest-price', sent, !isEqual && wrong);
  }
  if (!isCompared) probe.skip('suggest-price', 'no line’s "index" finds a suggestion in the line’s "unit"');
}

export async function checkOthers(probe: Probe, urls: OtherUrls, product: string | undefined): Promise<void> {
  const { suggest, autocomplete, search, favourites } = urls;
  if (suggest === undefined) probe.skip('suggest', 'pass --suggest <url>');
  if (autocomplete === undefined) probe.skip('autocomplete', 'pass --autocomplete <url>');
  if (search === undefined) probe.skip('search', 'pass --search <url>');
  for (const query of PHRASES) {
    if (suggest !== undefined) {
      await reads(probe, 'suggest', suggest, offeredSuggestions, { query });
      const answer = await reads(probe, 'suggest', suggest, offeredSuggestions, { query, literal: true });
      if (answer?.corrected !== undefined)
        probe.break('suggest', `{"query": "${query}", "literal": true} was searched as "${answer.corrected}"`);
    }
    if (autocomplete !== undefined)
      await reads(probe, 'autocomplete', autocomplete, completions, {
        query,
        index: 'products',
        size: COMPLETIONS,
      });
    if (search !== undefined) {
      const body = { query, productsIndex: 0, contentsIndex: 0, size: PAGE_SIZE };
      await reads(probe, 'search', search, searchAnswer, body);
    }
  }
  if (favourites === undefined || product === undefined) {
    const lacking = [
      ...(favourites === undefined ? ['--favourites <url>'] : []),
      ...(product === undefined ? ['--product <id>'] : []),
    ];
    return probe.skip('favourite', `pass ${lacking.join(' and ')}`);
  }
  // Added twice: the second time it is already a favourite.
  for (const action of ['add', 'add', 'remove']) {
    const body = { id: givenId(product) };
    const done = v.pipe(
      favouriteAnswer,
      v.check(({ success }) => success, '"success" is not set'),
    );
    await reads(probe, 'favourite', `${favourites}/${action}/product`, done, body);
  }
}

/** Sends a GET without a body; returns what was read, if it could be. */
async function reads<S extends v.GenericSchema>(
  probe: Probe,
  rule: RuleName,
  url: string,
  schema: S,
  body?: object,
): Promise<v.InferOutput<S> | undefined> {
  const sent = await probe.client.call(url, body);
  const { raw } = readAnswer(sent.text);
  const { output, problem } = readBy(sent, schema);
  if (problem !== undefined) {
    probe.judgeReply(rule, sent, raw === undefined ? '' : problem);
    return undefined;
  }
  if (rule === 'suggest' || rule === 'search') probe.findings.noteSearchFields(rule, raw);
  judgeContent(sent, probe.findings);
  const lost = unreadFields(raw, output);
  probe.judge(rule, lost.length === 0 ? undefined : `${sent.request}\n${lost.slice(0, 8).join('\n')}`);
  return output;
}
