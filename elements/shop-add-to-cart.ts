/** Declares the attributes and events of `<shop-add-to-cart>`: a form that puts a product into the cart without leaving the page. */
import { flag, integer, text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { currency, prices } from '../src/element/currency';
import { added } from '../src/element/added';
import type { FormFields } from '../src/product/cart/fields';
import type { AddToCartAnswer } from '../src/product/schema';
import { checkboxParts, quantityParts, textFieldParts } from '../src/fields/parts';
import { buttonParts, modalParts, noticeParts, themeProperties } from '../src/ui/theme';

export const shopAddToCart = declare({
  tag: 'shop-add-to-cart',
  group: 'Product',
  summary: 'Posts the template’s form as JSON to its action, and shows the result in a dialog.',
  attributes: {
    'cart-url': text({ summary: 'URL of the cart page, if the response has none.' }),
    'on-request': flag({
      summary: 'The product is ordered on request: the buyer must accept its delivery time first.',
    }),
    'product-id': text({ summary: 'Product id, for the element’s own form and for analytics.' }),
    action: text({ summary: 'URL that receives the element’s own form, if the tag contains no form.' }),
    quantity: integer({ summary: 'Initial quantity of the element’s own form. Default: `min`.', min: 1 }),
    min: integer({ summary: 'Minimum quantity of the element’s own form.', default: 1, min: 1 }),
    max: integer({
      summary: 'Maximum quantity of the element’s own form. 0, or less than `min`: the product cannot be ordered.',
      min: 0,
    }),
    step: integer({ summary: 'Plus and minus move to the next multiple of this number.', default: 1, min: 1 }),
    'with-credentials': flag({ summary: 'Sends cookies to another origin. Tokens are never sent there.' }),
    'product-url': text({
      summary:
        'URL of the product in the shop. On a page of another site where no cart is kept, the button leads there, with `quantity` in the URL.',
    }),
    added,
    currency,
    prices,
  },
  events: {
    'shop-product-add': event<{ fields: FormFields }>({
      summary: 'The product is about to be put into the cart.',
      detail: '{ fields: FormFields }',
      cancelable: true,
    }),
    'shop-product-added-to-cart': event<{ answer: AddToCartAnswer; fields: FormFields }>({
      summary: 'The product is in the cart.',
      detail: '{ answer: AddToCartAnswer; fields: FormFields }',
    }),
  },
  slots: {
    '': 'The template’s form with its action; without one, the element draws its own for `product-id` or `action`.',
  },
  parts: {
    ...buttonParts,
    ...modalParts,
    ...noticeParts,
    ...quantityParts,
    ...checkboxParts,
    hint: textFieldParts.hint,
    error: textFieldParts.error,
    form: 'The element’s own form.',
    added: 'The added product in the dialog.',
  },
  cssProperties: themeProperties,
});
