/** The page objects of `shop-elements/testing`: the buyer's actions, each of which waits for the shop's response. */
import { finder, hostOf, type Find, type Locator, type Options, type Locators } from './find';
import type { ThingOf } from './things';

type Field = Extract<ThingOf<'shop-cart'>, 'name' | 'street' | 'house_no' | 'flat_no' | 'zip_code' | 'city' | 'post'>;
export type NewAddress = Readonly<Partial<Record<Field, string>>>;

export interface CartPage<L> {
  /** A locator for any thing in the list of roles, for an `expect`. */
  readonly find: Find<'shop-cart', L>;
  /** The shop's message in that slot: `quantity`, `confirm`, … */
  message(slot: string): L;
  setQuantity(product: string, quantity: number): Promise<void>;
  remove(product: string): Promise<void>;
  /** By a part of their names. */
  readonly choose: Readonly<Record<'delivery' | 'payment' | 'address', (name: string) => Promise<void>>>;
  note(text: string): Promise<void>;
  toAddresses(): Promise<void>;
  /** Saves a new address and chooses it for delivery. */
  deliverTo(address: NewAddress): Promise<void>;
  toSummary(): Promise<void>;
  order(): Promise<void>;
}

export function shopCart<L extends Locator<L>>(place: Locators<L>, options: Options = {}): CartPage<L> {
  const find = finder(place, 'shop-cart', options);
  const host = hostOf(place, 'shop-cart');
  /** Totals are busy until the shop has answered. */
  const saved = (): Promise<void> =>
    host.locator('[part~="totals"][aria-busy="false"], [part~="empty"]').first().waitFor();
  const check = async (thing: ThingOf<'shop-cart'>, name?: string): Promise<void> => {
    await find(thing, name).check();
    await saved();
  };
  return {
    find,
    message: (slot) => host.locator(`[part~="messages"][part~="${slot}"]`),
    async setQuantity(product, quantity) {
      await find('quantity', product).fill(String(quantity));
      await find('quantity', product).press('Enter');
      await saved();
    },
    async remove(product) {
      await find('remove', product).click();
      await saved();
    },
    choose: {
      delivery: (name) => check('delivery', name),
      payment: (name) => check('payment', name),
      address: async (name) => {
        await check('otherAddress');
        await check('savedAddress', name);
      },
    },
    note: (text) => find('notes').fill(text),
    toAddresses: () => find('toAddresses').click(),
    async deliverTo(address) {
      await find('newAddress').click();
      for (const [field, text] of Object.entries(address)) await find(field as Field).fill(text);
      await find('saveAddress').click();
      await find('deliverThere').click();
      await saved();
    },
    toSummary: () => find('toSummary').click(),
    order: () => find('order').click(),
  };
}

export interface SuggesterPage<L> {
  readonly find: Find<'shop-suggester', L>;
  type(phrase: string): Promise<void>;
  /** By a part of its name. */
  choose(suggestion: string): Promise<void>;
}

export function shopSuggester<L extends Locator<L>>(place: Locators<L>, options: Options = {}): SuggesterPage<L> {
  const find = finder(place, 'shop-suggester', options);
  return {
    find,
    type: (phrase) => find('box').fill(phrase),
    choose: (suggestion) => find('suggestion', suggestion).click(),
  };
}

export interface AddToCartPage<L> {
  readonly find: Find<'shop-add-to-cart', L>;
  /** Submits the template's form or the element's own, and waits for the message that the product is in the cart. */
  add(): Promise<void>;
  stay(): Promise<void>;
  toCart(): Promise<void>;
}

/** In the element's own form, or in the template's, whose other buttons may be the shop's. */
const SUBMIT =
  '[part~="form"] [part~="button-primary"], form :is(button:not([type="button"], [type="reset"]), [type="submit"], [type="image"])';

export function shopAddToCart<L extends Locator<L>>(place: Locators<L>, options: Options = {}): AddToCartPage<L> {
  const find = finder(place, 'shop-add-to-cart', options);
  return {
    find,
    async add() {
      const host = hostOf(place, 'shop-add-to-cart');
      await host.locator(SUBMIT).first().click();
      await host.locator('[part~="added"]').waitFor();
    },
    stay: () => find('stay').click(),
    toCart: () => find('toCart').click(),
  };
}

export interface FavouritePage<L> {
  readonly find: Find<'shop-favourite', L>;
  add(): Promise<void>;
  remove(): Promise<void>;
}

export function shopFavourite<L extends Locator<L>>(place: Locators<L>, options: Options = {}): FavouritePage<L> {
  const find = finder(place, 'shop-favourite', options);
  const press = async (now: 'add' | 'remove', then: 'add' | 'remove'): Promise<void> => {
    await find(now).click();
    await find(then).waitFor();
  };
  return { find, add: () => press('add', 'remove'), remove: () => press('remove', 'add') };
}

export interface QuickOrderPage<L> {
  readonly find: Find<'shop-quick-order', L>;
  /** Lines are counted from 1. */
  fillLine(line: number, code: string, quantity: number): Promise<void>;
  add(): Promise<void>;
}

export function shopQuickOrder<L extends Locator<L>>(place: Locators<L>, options: Options = {}): QuickOrderPage<L> {
  const find = finder(place, 'shop-quick-order', options);
  return {
    find,
    async fillLine(line, code, quantity) {
      await find('code', line).fill(code);
      await find('quantity', line).fill(String(quantity));
      await find('quantity', line).press('Tab');
    },
    add: () => find('add').click(),
  };
}
