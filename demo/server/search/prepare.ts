/** Prepares the database for the search: a document and a symbol per product, indexes, and the vocabulary. */
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open';
import { rowsOf } from '../db/rows';
import { vocabularyOf, type Vocabulary } from './vocabulary';

/** The search data that is computed from the shop's texts at its start. */
export interface SearchPowers {
  readonly words: Vocabulary;
}

/** Fallback if the server lacks the contrib package or the role may not create extensions: only these letters lose their accents. */
async function canUnaccent(db: Db): Promise<boolean> {
  try {
    await db.execute(sql.raw('create extension if not exists unaccent with schema public'));
    return true;
  } catch (error) {
    console.warn('The search works without unaccent:', error instanceof Error ? error.message : error);
    return false;
  }
}

const ACCENTED = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžäöüâ';
const PLAIN = 'acelnoszzACELNOSZZacdeeinrstuuyzaoua';

/** Lower case, no accents, × as x, plain spaces. Immutable, so that columns and indexes may use it. */
const foldFunction = (unaccent: boolean): string => {
  const unified = "translate(value, '×²³' || chr(160), 'x23 ')";
  const folded = unaccent
    ? `public.unaccent('public.unaccent'::regdictionary, ${unified})`
    : `translate(${unified}, '${ACCENTED}', '${PLAIN}')`;
  return `create or replace function shop_fold(value text) returns text language sql immutable strict parallel safe as $$ select lower(${folded}) $$`;
};

/**
 * A text's words as a vector of one weight. "60 × 60 cm" becomes 60x60, 60 and 60; "22,5 kg" becomes 22p5kg and 22p5. PostgreSQL's parser
 * is not used: it reads such words as numbers, hosts and signs.
 */
const FUNCTIONS = [
  `create or replace function shop_terms(value text) returns text language plpgsql immutable strict parallel safe as $$
    declare sized text := public.shop_fold(value);
    begin
      sized := regexp_replace(sized, '(\\d) ?x ?(?=\\d)', '\\1 x ', 'g');
      sized := regexp_replace(sized, '\\m(\\d+)[.,](\\d+)', '\\1p\\2', 'g');
      return trim(regexp_replace(regexp_replace(sized, '(\\d) x (?=\\d)', '\\1x', 'g') || ' ' || sized || ' '
        || regexp_replace(sized, '\\m([0-9p]+) (mm|cm|m2|m|kg|g|ml|l|ah|szt)\\M', '\\1\\2', 'g'), '[^a-z0-9]+', ' ', 'g'));
    end $$`,
  `create or replace function shop_vector(value text, weight text) returns tsvector language plpgsql immutable strict parallel safe as $$
    declare words text := public.shop_terms(value);
    begin
      return case when words = '' then '' else replace(words, ' ', ':1' || weight || ' ') || ':1' || weight end;
    end $$`,
  `create or replace function shop_code(value text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(public.shop_fold(value), '[^a-z0-9]', '', 'g') $$`,
];

/** Orders equal matches: products in stock, then best sellers. */
const WEIGHT = `p.popularity + case when p.on_request or exists (select 1 from stock s where s.product_id = p.id and s.quantity > 0)
      then 1000000 else 0 end`;
/** The search document of a product, small enough to rank the thousands of a common word at once. */
const DOCUMENTS = `create materialized view if not exists search_documents as
  select p.id, shop_code(p.sku) as code, split_part(shop_terms(p.name), ' ', 1) as head,
    ${WEIGHT} as weight,
    shop_vector(p.name, 'A') || shop_vector(p.sku || ' ' || shop_code(p.sku), 'A') || shop_vector(b.name, 'B')
      || shop_vector(c.name || ' ' || coalesce(d.name, ''), 'C')
      || shop_vector(c.summary || ' ' || p.description || ' '
        || coalesce((select string_agg(detail.value, ' ') from json_each_text(p.details) detail), ''), 'D') as vector
  from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
    left join categories d on d.id = c.parent_id`;

const SEPARATORS = String.raw`[\s\u00a0!-/:-@\[-\`{-~×„”–—λ]+`;
const WORDS = `select word, sum(uses)::int as uses from (
    select regexp_split_to_table(text, '${SEPARATORS}') as word, uses from (
      select name as text, 1 as uses from products
      union all select b.name, 1 from products p join brands b on b.id = p.brand_id
      union all select name || ' ' || summary, 1 from categories
      union all select description, 1 from (select distinct description from products) described
      union all select title || ' ' || summary || ' ' || body, 1 from contents) texts) words
  where length(word) between 2 and 40 group by word`;

const PREPARED = [
  // Indexes of an older version, which compared words by LIKE.
  'drop materialized view if exists search_words',
  ...['search_name', 'search_sku', 'search_text'].map((one) => `alter table products drop column if exists ${one}`),
  ...FUNCTIONS,
  DOCUMENTS,
  'create unique index if not exists search_documents_id on search_documents (id)',
  'create index if not exists search_documents_vector on search_documents using gin (vector) with (fastupdate = off)',
  'create index if not exists search_documents_code on search_documents (code text_pattern_ops)',
  // The best products of a frequent word are read in index order, not filtered and then sorted.
  'create index if not exists search_documents_weight on search_documents (weight desc, id)',
  // Rebuilds documents only if products were added, removed or sold out: building is slow, and most starts need none.
  `do $$ begin
    if exists (select 1 from products p full join search_documents d on d.id = p.id where d.weight is distinct from ${WEIGHT}) then
      refresh materialized view search_documents;
    end if;
    analyze search_documents;
  end $$`,
  'alter table contents drop column if exists search_text',
];

/** Safe to run at every start: existing data stays, and sales are counted again. */
export async function prepareSearch(db: Db): Promise<SearchPowers> {
  await db.execute(sql.raw(foldFunction(await canUnaccent(db))));
  for (const statement of PREPARED) await db.execute(sql.raw(statement));
  const rows = rowsOf<{ word: string; uses: number }>(await db.execute(sql.raw(WORDS)));
  return { words: vocabularyOf(rows) };
}
