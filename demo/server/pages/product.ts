/** A product's page, and the form that adds the product to the cart. */
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { sentenceOf } from '../../../src/shop/rule';
import { loadCart } from '../cart/load';
import { lockCart } from '../cart/lock';
import { failed, refuse, type WireMessages } from '../cart/messages';
import { putInCart } from '../cart/product';
import { remember, remembered } from '../cart/repeat';
import { keyFor } from '../cart/route';
import { quantityFault } from '../cart/quantity';
import { goodsOf, linePrices } from '../cart/amounts';
import { lockedBy } from '../cart/rules';
import { text } from '../cart/text';
import { priceNotesOf } from '../catalogue/price-notes';
import { atQuantity, inSteps } from '../catalogue/price-steps';
import { priced, selectCards, type Priced } from '../catalogue/shelf';
import type { Db } from '../db/open';
import { branches, categories, products, stock } from '../db/schema/catalogue';
import { toAmount } from '../money/grosze';
import { calculatorOf } from '../product/calculator';
import { relatedTo } from '../product/related';
import { formOf, jsonOf } from '../request/body';
import { rowIdOf } from '../request/row-id';
import type { ShopEnv } from '../session/session';
import type { Render } from './frame';

async function readProduct(db: Db, slug: string) {
  const [card] = await selectCards(db).where(eq(products.slug, slug));
  if (card === undefined) return undefined;
  const [rest] = await db
    .select({ description: products.description, details: products.details })
    .from(products)
    .where(eq(products.id, card.id));
  return { ...priced(card), description: rest?.description ?? '', details: rest?.details ?? {} };
}

const stockOf = (db: Db, productId: number) =>
  db
    .select({ name: branches.name, city: branches.city, quantity: stock.quantity })
    .from(stock)
    .innerJoin(branches, eq(branches.id, stock.branchId))
    .where(eq(stock.productId, productId))
    .orderBy(asc(branches.id));

const posted = v.object({ quantity: v.nullish(v.union([v.number(), v.string()])) });

/** Digits, with zero decimals at most: "1e3" and "0x10" are refused. */
const wholeOf = (posted: number | string): number =>
  typeof posted === 'number' || /^\s*\d{1,9}(?:[.,]0{1,2})?\s*$/.test(posted)
    ? Number(String(posted).replace(',', '.'))
    : Number.NaN;

/** The error after a redirect to this page. The URL contains its number, not its text: a URL must not put text into the shop. */
function faultOf(product: Priced, quantity: string | undefined, locked: string | undefined): string | undefined {
  if (locked !== undefined) return text.cartLocked;
  return quantity === undefined ? undefined : quantityFault(product, Number(quantity));
}

/** The quantity in the URL if it can be ordered, else the minimum. */
const quantityOf = (product: Priced, raw = ''): number =>
  /^\d{1,9}$/.test(raw) && quantityFault(product, Number(raw)) === undefined ? Number(raw) : product.minQuantity;

const similarTo = (db: Db, { id, categorySlug }: { id: number; categorySlug: string }) =>
  selectCards(db)
    .where(and(eq(categories.slug, categorySlug), ne(products.id, id)))
    .orderBy(desc(products.popularity))
    .limit(5);

export const productPages = (db: Db, render: Render) =>
  new Hono<ShopEnv>()
    .get('/:slug', async (c, next) => {
      const product = await readProduct(db, c.req.param('slug'));
      if (product === undefined) return next();
      const [category] = await db.select().from(categories).where(eq(categories.slug, product.categorySlug));
      const [parent] = await db
        .select()
        .from(categories)
        .where(eq(categories.id, category?.parentId ?? 0));
      const similar = (await similarTo(db, product)).map(priced);
      return render(c, 'produkt.twig', {
        product,
        category,
        parent,
        departmentId: parent?.id,
        branches: await stockOf(db, product.id),
        similar,
        calculator: await calculatorOf(db, product),
        // A partner’s page whose browser keeps no cart leads here with the quantity.
        quantity: quantityOf(product, c.req.query('quantity')),
        priceSteps: inSteps(product).price_steps,
        fault: faultOf(product, c.req.query('ilosc'), c.req.query('zamkniety')),
      });
    })
    .post('/:slug/do-koszyka', async (c, next) => {
      const wantsJson = (c.req.header('accept') ?? '').includes('application/json');
      const read = v.safeParse(posted, wantsJson ? await jsonOf(c) : await formOf(c));
      // The search results identify products by their id.
      const id = rowIdOf(c.req.param('slug'));
      const [product] = await selectCards(db).where(
        id === undefined ? eq(products.slug, c.req.param('slug')) : eq(products.id, id),
      );
      if (product === undefined) return next();
      const quantity = read.success ? wholeOf(read.output.quantity ?? product.minQuantity) : NaN;
      let total = quantity;
      const key = keyFor('add', c.req.header('idempotency-key'));
      const content = `${product.id} ${quantity}`;
      const messages: WireMessages = await db.transaction(async (tx) => {
        const cart = await lockCart(tx, c.var.session.id);
        // Its response was lost: the product is in the cart.
        const first = await remembered(tx, c.var.session.id, key);
        if (first !== undefined) return first.request === content ? {} : refuse('0', text.otherBody);
        total += cart.lines.find((line) => line.productId === product.id)?.quantity ?? 0;
        const locked = lockedBy(cart);
        if (locked !== undefined) return refuse('payment_init', text.locked(locked));
        if (!Number.isInteger(quantity) || quantity < 1)
          return refuse('quantity', sentenceOf({ rule: 'quantity-type', of: { label: product.name } }));
        const put = await putInCart(tx, cart, product.id, quantity);
        if (!failed(put)) await remember(tx, c.var.session.id, key, { request: content, answer: {} });
        return put;
      });
      const sentences = Object.values(messages).flatMap((one) => one.messages);
      const why = messages.payment_init === undefined ? `ilosc=${total}` : 'zamkniety=1';
      if (!wantsJson) return c.redirect(failed(messages) ? `/produkt/${product.slug}?${why}#zamow` : '/koszyk', 303);
      if (failed(messages)) {
        const errors = Object.fromEntries(Object.entries(messages).map(([slot, one]) => [slot, one.messages]));
        return c.json({ status: 'error', message: sentences[0], errors }, 422);
      }
      const cart = await loadCart(db, c.var.session.id);
      const { priceNet } = atQuantity(product, total);
      const added = linePrices({ ...product, priceNet, quantity });
      const sums = goodsOf(cart, cart.lines);
      return c.json({
        status: 'success',
        message: sentences[0],
        errors: [],
        name: product.name,
        index: product.sku,
        brand: product.brand,
        image: `/obrazki/${product.sku}.svg`,
        price: priceNet,
        price_net: priceNet,
        price_gross: toAmount(added.gross),
        ...priceNotesOf(product),
        ...inSteps(product),
        quantity,
        unit: product.unit,
        ...(product.packSize !== null && {
          content: String(Math.round(Number(product.packSize) * quantity * 1000) / 1000),
          content_unit: product.contentUnit,
        }),
        total: toAmount(added.totalNet),
        total_net: toAmount(added.totalNet),
        total_gross: toAmount(added.totalGross),
        url: '/koszyk',
        cart_lines: cart.lines.length,
        cart_total_net: toAmount(sums.net),
        cart_total_gross: toAmount(sums.gross),
        related: await relatedTo(db, product),
      });
    });
