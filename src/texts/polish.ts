/** Lists all texts in the code: the keys that another language must have. */
import { text as account } from '../account/text';
import { pickerText } from '../lockers/text';
import { text as cart } from '../cart/text';
import { addressText, formText, printText } from '../cart/later/text';
import { changesText } from '../cart/changes/text';
import { companyText } from '../cart/company/text';
import { noticeText } from '../cart/duties/notice/text';
import { processText } from '../cart/process/text';
import { dutyText } from '../cart/duties/text';
import { fileText } from '../cart/extra/file/text';
import { consentText } from '../cart/extra/text';
import { text as widget } from '../cart/widget/text';
import { elementText } from '../element/text';
import { text as favourites } from '../favourites/text';
import { fieldText } from '../fields/text';
import { failuresText } from '../http/text';
import { actionsText } from '../orders/actions/text';
import { deliveriesText } from '../orders/deliveries/text';
import { findText } from '../orders/find/text';
import { detailsText } from '../orders/details/text';
import { returnText } from '../orders/returns/text';
import { text as orders } from '../orders/text';
import { text as withdrawal } from '../orders/withdrawal/text';
import type { Phrase } from '../page/phrase';
import type { Text } from '../page/language';
import { isTable, type Table } from '../page/phrase';
import { SOURCE } from '../page/texts';
import { text as product } from '../product/text';
import { readingText } from '../quick/summary/text';
import { quickText } from '../quick/text';
import { boxText, panelText, productText } from '../search/text';
import { filterText } from '../search/filters/text';
import { pasteText } from '../search/add-product/text';
import { siteText } from '../search/site/text';
import { priceTexts } from '../ui/price/text';
import { stepTexts } from '../ui/steps/text';
import { codesText } from '../ui/codes/text';
import { stockText } from '../ui/stock/text';
import { uiText } from '../ui/text';
import { transferText } from '../ui/transfer/text';

const all: readonly { readonly [SOURCE]: readonly [prefix: string, table: unknown] }[] = [
  account,
  cart,
  addressText,
  changesText,
  formText,
  printText,
  companyText,
  consentText,
  fileText,
  dutyText,
  noticeText,
  processText,
  elementText,
  failuresText,
  favourites,
  fieldText,
  pickerText,
  orders,
  actionsText,
  deliveriesText,
  findText,
  detailsText,
  returnText,
  withdrawal,
  product,
  quickText,
  readingText,
  boxText,
  panelText,
  productText,
  filterText,
  pasteText,
  siteText,
  priceTexts,
  stockText,
  stepTexts,
  codesText,
  uiText,
  transferText,
  widget,
];

type Leaf = readonly [key: string, polish: string | Phrase];

const leaves = (path: string, table: Table): Leaf[] =>
  Object.entries(table).flatMap(([name, one]) =>
    isTable(one) ? leaves(`${path}.${name}`, one) : [[`${path}.${name}`, one]],
  );

interface Stated {
  readonly text: Text;
  /** The text's placeholders, in the order in which the code passes their values. */
  readonly placeholders: readonly string[];
}

/** Every text by its key, in the order of the tables. */
export const polish: Readonly<Record<string, Stated>> = Object.fromEntries(
  all
    .flatMap(({ [SOURCE]: [prefix, table] }) => leaves(prefix, table as Table))
    .map(([key, one]) => [
      key,
      typeof one === 'string' ? { text: one, placeholders: [] } : { text: one.polish, placeholders: one.names },
    ]),
);
