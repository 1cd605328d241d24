/** The role and name by which a test locates the things in an element, and a selector if a role is not enough. */
import type texts from '../../texts/texts.json';

type Texts = typeof texts;
/** Texts that are one sentence; plural forms cannot be a name. */
type TextKey = { [K in keyof Texts]: Texts[K]['pl'] extends string ? K : never }[keyof Texts];

export type Role = 'button' | 'combobox' | 'dialog' | 'link' | 'option' | 'radio' | 'row' | 'textbox';

interface Thing {
  readonly role?: Role;
  /** The beginning of its accessible name. Default: the shop's name, such as a product or a carrier. */
  readonly name?: TextKey;
  /** The part that contains the thing, if the role alone is ambiguous. */
  readonly within?: string;
  /** In the element's shadow root, inside `within`. */
  readonly css: string;
}

const field = <N extends TextKey>(name: N, css: string) =>
  ({ role: 'textbox', name, within: '[part~="modal"]', css }) as const;

export const things = {
  'shop-cart': {
    line: { role: 'row', css: '[part~="row"]' },
    quantity: { role: 'textbox', name: 'cart.items.quantityOf', css: '[part~="quantity-input"]' },
    remove: { role: 'button', name: 'cart.items.removeItem', within: '[part~="row"]', css: 'button' },
    empty: { css: '[part~="empty"]' },
    delivery: { role: 'radio', within: '[part~="delivery"]', css: 'label' },
    payment: { role: 'radio', within: '[part~="payment"]', css: 'label' },
    notes: { role: 'textbox', name: 'cart.notes.title', within: '[part~="notes"]', css: 'textarea' },
    toAddresses: { role: 'button', name: 'cart.toAddresses', within: '[part~="action"]', css: 'button' },
    sameAsInvoice: {
      role: 'radio',
      name: 'cart.addresses.sameAsInvoice',
      within: '[part~="delivery-address"]',
      css: 'label',
    },
    otherAddress: { role: 'radio', name: 'cart.addresses.other', within: '[part~="delivery-address"]', css: 'label' },
    savedAddress: { role: 'radio', within: '[part~="delivery-address"]', css: 'label' },
    newAddress: { role: 'button', name: 'cart.addresses.add', within: '[part~="delivery-address"]', css: 'button' },
    name: field('cart.addresses.form.name', '[name="name"]'),
    street: field('cart.addresses.form.street', '[name="street"]'),
    house_no: field('cart.addresses.form.house_no', '[name="house_no"]'),
    flat_no: field('cart.addresses.form.flat_no', '[name="flat_no"]'),
    zip_code: field('cart.addresses.form.zip_code', '[name="zip_code"]'),
    city: field('cart.addresses.form.city', '[name="city"]'),
    post: field('cart.addresses.form.post', '[name="post"]'),
    saveAddress: { role: 'button', name: 'cart.addresses.form.submit', within: '[part~="modal"]', css: 'button' },
    deliverThere: { role: 'button', name: 'cart.addresses.added.deliver', within: '[part~="modal"]', css: 'button' },
    extraField: { role: 'textbox', within: '[part~="extra-fields"]', css: '[part~="field"] input' },
    toSummary: { role: 'button', name: 'cart.toSummary', within: '[part~="action"]', css: 'button' },
    /** The shop may replace its label. */
    order: { css: '[part~="submit"]' },
    totals: { css: '[part~="totals"]' },
    /** Any message on the page, in a slot or not. */
    notice: { css: '[part~="notice"]' },
    reasons: { css: '[part~="reasons"]' },
    /** For one slot: `[part~="messages"][part~="quantity"]`. */
    messages: { css: '[part~="messages"]' },
  },
  'shop-suggester': {
    box: { role: 'combobox', css: '[part~="input"]' },
    suggestion: { role: 'option', css: '[part~="suggestion"]' },
  },
  'shop-add-to-cart': {
    added: { role: 'dialog', name: 'product.add.added', css: '[part~="modal"]' },
    stay: { role: 'button', name: 'product.add.stay', within: '[part~="modal"]', css: 'button' },
    toCart: { role: 'link', name: 'product.add.toCart', within: '[part~="modal"]', css: 'a' },
  },
  'shop-favourite': {
    add: { role: 'button', name: 'favourites.add', css: 'button' },
    remove: { role: 'button', name: 'favourites.remove', css: 'button' },
  },
  'shop-quick-order': {
    code: { role: 'textbox', name: 'quick.codeOf', css: '[part~="code"]' },
    quantity: { role: 'textbox', name: 'quick.quantityOf', css: '[part~="quantity-input"]' },
    removeLine: { role: 'button', name: 'quick.remove', within: '[part~="row"]', css: 'button' },
    /** The button's label contains the number of lines. */
    add: { css: '[part~="foot"] [part~="button-primary"]' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Thing>>>>;

export type Tag = keyof typeof things;
export type ThingOf<T extends Tag> = keyof (typeof things)[T] & string;
