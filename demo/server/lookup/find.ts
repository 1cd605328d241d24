/** Finds the product of each row of a list: by symbol, by bar code, else by its words. */
import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { LookedUpProduct, LookedUpRow, LookupRow } from '../../../src/lookup/schema';
import { idOfGtin } from '../catalogue/gtin';
import { literal } from '../catalogue/haystack';
import { priceNotesOf } from '../catalogue/price-notes';
import { inSteps } from '../catalogue/price-steps';
import { priced, selectCards, type Card } from '../catalogue/shelf';
import { maxQuantityOf } from '../cart/lines';
import { inParts } from '../cart/parts';
import type { Db } from '../db/open';
import { products } from '../db/schema/catalogue';
import { ownCodesOf } from './own-codes';
import { findProducts } from '../search/find';
import type { SearchPowers } from '../search/prepare';

const MOST_CANDIDATES = 8;
/** Minimum length of a symbol's prefix; shorter ones match too many products. */
const LEAST_BEGINNING = 3;

/** A symbol without dashes and case, like the search's documents have it in an index. */
const bare = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');

const byCode = (where: SQL): SQL =>
  sql`${products.id} in (select search_documents.id from search_documents where ${where})`;

type Wire = { [Name in keyof LookedUpProduct]: unknown };

/** The least quantity that is sold from this one up. */
const soldOf = ({ minQuantity, stepQuantity }: Card, quantity: string | undefined): number =>
  Math.ceil(Math.max(minQuantity, Number(quantity) || 0) / stepQuantity) * stepQuantity;

function wireCard(card: Card, quantity?: string): Wire {
  const { priceGross } = priced(card);
  const max = maxQuantityOf(card);
  return {
    id: card.id,
    index: card.sku,
    title: card.name,
    image: `/obrazki/${card.sku}.svg`,
    unit: card.unit,
    price_net: card.priceNet,
    price_gross: priceGross,
    ...priceNotesOf(card),
    price_steps: inSteps(card).price_steps ?? [],
    min: card.minQuantity,
    max,
    step: card.stepQuantity,
    availability: card.onRequest
      ? { text: 'Na zamówienie, 2–14 dni' }
      : { quantity: card.inStock, ...inParts(card, soldOf(card, quantity)) },
  };
}

const cardsOf = (db: Db, where: SQL | undefined) => selectCards(db).where(where);

/** Looks up all rows: one query for exact matches, one more for each remaining row. */
export async function lookUp(db: Db, powers: SearchPowers, rows: readonly LookupRow[], visitorId: number) {
  const own = await ownCodesOf(db, visitorId);
  const ids = rows.flatMap(({ code = '', gtin = '' }) => [idOfGtin(gtin) ?? [], idOfGtin(code) ?? []].flat());
  const codes = rows.map(({ code = '' }) => bare(code)).filter(Boolean);
  const isCode = codes.length === 0 ? undefined : byCode(inArray(sql`search_documents.code`, codes));
  ids.push(...rows.flatMap(({ code = '' }) => own.named(code)));
  const isId = ids.length === 0 ? undefined : inArray(products.id, ids);
  const exactCards = isCode || isId ? await cardsOf(db, or(isCode, isId)) : [];
  const wireOf = (card: Card, quantity?: string): Wire => ({ ...wireCard(card, quantity), ...own.of(card.id) });
  const answers: { [Name in keyof LookedUpRow]?: unknown }[] = [];
  for (const row of rows) {
    const exact = exactly(row, exactCards, own.named(row.code ?? ''));
    const [sole, ...others] = exact;
    if (sole !== undefined && others.length === 0)
      answers.push({ product: wireOf(sole, row.quantity), candidates: [] });
    else {
      const candidates = sole === undefined ? await guesses(db, powers, row) : exact;
      answers.push({ product: null, candidates: candidates.map((one) => wireOf(one, row.quantity)) });
    }
  }
  return answers;
}

/** A symbol, a bar code and a buyer's own symbol of different products: returns all, and the person decides. */
function exactly(
  { code = '', gtin = '' }: LookupRow,
  cards: readonly Card[],
  named: readonly number[],
): readonly Card[] {
  const symbol = bare(code);
  const scanned = [gtin, code].map(idOfGtin);
  const written = cards.filter(({ sku }) => sku.toUpperCase() === code.trim().toUpperCase());
  const bySku = written.length > 0 ? written : cards.filter(({ sku }) => symbol !== '' && bare(sku) === symbol);
  return [...new Set([...bySku, ...cards.filter(({ id }) => scanned.includes(id) || named.includes(id))])];
}

async function guesses(db: Db, powers: SearchPowers, { code = '', name = '' }: LookupRow): Promise<readonly Card[]> {
  const symbol = bare(code);
  if (symbol.length >= LEAST_BEGINNING) {
    const begun = await cardsOf(db, byCode(sql`search_documents.code like ${`${literal(symbol)}%`}`)).limit(
      MOST_CANDIDATES,
    );
    if (begun.length > 0) return begun;
  }
  for (const phrase of [name, code]) {
    if (phrase.trim().length < LEAST_BEGINNING || /^[\d\s-]+$/.test(phrase)) continue;
    const { cards } = await findProducts(db, phrase, powers, MOST_CANDIDATES);
    if (cards.length > 0) return cards;
  }
  return [];
}
