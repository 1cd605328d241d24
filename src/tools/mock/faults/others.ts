/** Faults of the calls besides the cart. */
import { otherUrls } from '../other-calls';
import { disabled, other, type Faults } from './fault-of';

export const others: Faults = {
  'the widget counts in words': other(otherUrls.widget, (answer) => ({ ...answer, count: 'dwa' })),
  'the widget’s lines have no name': other(otherUrls.widget, () => ({ count: 1, carts: [{ id: 1, items: [{}] }] })),
  'the widget counts carts': other(otherUrls.widget, (answer) => ({ ...answer, count: 1 })),
  'the widget’s sums are those of one piece': other(otherUrls.widget, (answer) => {
    for (const item of answer['carts'][0].items) item.totalPriceGross /= item.quantity * 1.23;
    return answer;
  }),
  'the widget shows a cart of yesterday': other(otherUrls.widget, (answer) => {
    for (const item of answer['carts'][0].items) item.quantity = Number(item.quantity) + 1;
    return answer;
  }),
  'the widget is always empty': other(otherUrls.widget, (answer) => ({ ...answer, count: 0, carts: [] })),
  'the dropdown is always empty in shops whose carts begin empty': {
    ...other(otherUrls.widget, (answer) => ({ ...answer, count: 0, carts: [] })),
    style: { emptyStart: true },
  },
  'suggestions are wrapped in data': other(otherUrls.suggest, () => ({ data: [] })),
  'a suggestion has the price of yesterday': other(otherUrls.suggest, (answer) => {
    for (const one of answer['products']) one.priceNet = '10.40';
    return answer;
  }),
  'a literal query is corrected': other(otherUrls.suggest, (answer) => ({
    ...answer,
    corrected: 'klej',
  })),
  'completions are words': other(otherUrls.autocomplete, () => ['klej']),
  'the search counts in words': other(otherUrls.search, (answer) => {
    answer['products'].original.total.value = 'wiele';
    return answer;
  }),
  'a visitor reads another’s symbols': { ...disabled('own-codes'), style: { hasTerms: true } },
  'the lookup does not know the buyer’s own symbols': {
    ...other(otherUrls.lookup, (answer) => {
      for (const { product } of answer['rows']) delete product?.buyer_code;
      return answer;
    }),
    style: { hasTerms: true },
  },
  'a favourite is no success': other(`${otherUrls.favourites}/add/product`, () => ({ success: false })),
};
