/** The English texts of all parts of the product, by key. */
import { english as account } from '../account/text.en';
import { english as lockers } from '../lockers/text.en';
import { english as cart } from '../cart/text.en';
import { english as company } from '../cart/company/text.en';
import { english as process } from '../cart/process/text.en';
import { english as duties } from '../cart/duties/text.en';
import { english as files } from '../cart/extra/file/text.en';
import { english as consents } from '../cart/extra/text.en';
import { english as widget } from '../cart/widget/text.en';
import { english as element } from '../element/text.en';
import { english as favourites } from '../favourites/text.en';
import { english as fields } from '../fields/text.en';
import { english as failures } from '../http/text.en';
import { english as orderActions } from '../orders/actions/text.en';
import { english as orderDeliveries } from '../orders/deliveries/text.en';
import { english as orderFind } from '../orders/find/text.en';
import { english as orderDetails } from '../orders/details/text.en';
import { english as orderReturn } from '../orders/returns/text.en';
import { english as orders } from '../orders/text.en';
import { english as withdrawal } from '../orders/withdrawal/text.en';
import type { Text } from '../page/language';
import { english as product } from '../product/text.en';
import { english as quick } from '../quick/text.en';
import { english as reading } from '../quick/summary/text.en';
import { english as search } from '../search/text.en';
import { english as price } from '../ui/price/text.en';
import { english as steps } from '../ui/steps/text.en';
import { english as codes } from '../ui/codes/text.en';
import { english as stock } from '../ui/stock/text.en';
import { english as ui } from '../ui/text.en';
import { english as transfer } from '../ui/transfer/text.en';

interface Nested {
  readonly [name: string]: Text | Nested;
}

const CATEGORY = /^(zero|one|two|few|many|other)$/;
const isText = (one: Text | Nested): one is Text =>
  typeof one === 'string' || Object.keys(one).every((name) => CATEGORY.test(name));

const flat = (nested: Nested, path = ''): [key: string, text: Text][] =>
  Object.entries(nested).flatMap(([name, one]) => (isText(one) ? [[path + name, one]] : flat(one, `${path + name}.`)));

export const english: Readonly<Record<string, Text>> = Object.fromEntries(
  flat({
    ...account,
    ...cart,
    ...company,
    ...consents,
    ...files,
    ...duties,
    ...process,
    ...element,
    ...failures,
    ...favourites,
    ...fields,
    ...lockers,
    ...orders,
    ...orderActions,
    ...orderDeliveries,
    ...orderFind,
    ...orderDetails,
    ...orderReturn,
    ...product,
    ...quick,
    ...reading,
    ...price,
    ...search,
    ...stock,
    ...steps,
    ...codes,
    ...transfer,
    ...ui,
    ...widget,
    ...withdrawal,
  }),
);
