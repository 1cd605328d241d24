/** The wire schemas that have a name in the contract. */
import { availability, availabilityPart } from '../../http/availability';
import { priceStep } from '../../http/price-notes';
import type * as v from 'valibot';
import { cartActions } from '../../cart/wire/actions';
import { seenCart } from '../../cart/wire/seen';
import { inpost_contact, inpost_data } from '../../cart/wire/actions/inpost';
import { new_address } from '../../cart/wire/actions/new-address';
import { address } from '../../cart/wire/address';
import { carrier, chosenCarrier, deliveryPromise } from '../../cart/wire/delivery';
import { guarantee, guaranteeNotice, lineNote, safety } from '../../cart/wire/duties';
import { extraField, fileFacts } from '../../cart/wire/extra';
import { uploadAnswer } from '../../cart/wire/upload';
import { cartItem, itemPrices } from '../../cart/wire/item';
import { token } from '../../cart/wire/token';
import { chosenPayment, merchantLimit, payment, paymentMethod } from '../../cart/wire/payment';
import { process } from '../../cart/wire/process';
import { cart, cartAnswer, cartClient, cartPrices, childCart } from '../../cart/wire/cart';
import { slotMessages } from '../../http/messages';
import { order, orderItem } from '../../cart/wire/order';
import { widgetAnswer, widgetCart, widgetItem } from '../../cart/widget/schema';
import { favouriteAnswer, favouriteBody } from '../../favourites/schema';
import { decimal } from '../../http/decimal';
import { rate } from '../../http/rate';
import * as byNip from '../../cart/wire/company';
import * as lookup from '../../lookup/schema';
import { flag, id, text } from '../../http/tolerant';
import { sellerAccount, whiteList } from '../../http/white-list';
import * as orders from '../../orders/schema';
import * as finding from '../../orders/find/schema';
import * as returns from '../../orders/return-schema';
import * as leaving from '../../orders/withdrawal/schema';
import * as lists from '../../quick/lists';
import { addToCartAnswer, unit } from '../../product/schema';
import { filters, filterValues } from '../../search/filters/schema';
import * as search from '../../search/schema';
import { lockerPoint, lockerPoints } from './points';

/** `payment_method` → `PaymentMethod`. */
export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const actions = Object.fromEntries(
  Object.entries(cartActions).map(([name, { body }]): [string, v.GenericSchema] => [`${pascalCase(name)}Action`, body]),
);

/** In the order of the published file: common shapes, the cart, its actions, then the other calls. */
export const definitions: Readonly<Record<string, v.GenericSchema>> = {
  Id: id,
  Text: text,
  Decimal: decimal,
  VatRate: rate,
  Flag: flag,
  CartAnswer: cartAnswer,
  Cart: cart,
  ChildCart: childCart,
  CartItem: cartItem,
  ItemPrices: itemPrices,
  LineNote: lineNote,
  Safety: safety,
  Guarantee: guarantee,
  GuaranteeNotice: guaranteeNotice,
  ExtraField: extraField,
  FileFacts: fileFacts,
  Process: process,
  CartPrices: cartPrices,
  Carrier: carrier,
  DeliveryPromise: deliveryPromise,
  ChosenCarrier: chosenCarrier,
  Payment: payment,
  ChosenPayment: chosenPayment,
  PaymentMethod: paymentMethod,
  MerchantLimit: merchantLimit,
  SellerAccount: sellerAccount,
  WhiteList: whiteList,
  Address: address,
  SlotMessages: slotMessages,
  ...actions,
  SeenCart: seenCart,
  NewAddress: new_address.body.entries.new_address,
  InpostData: inpost_data.body.entries.inpost_data,
  InpostContact: inpost_contact.body.entries.inpost_contact,
  CartClient: cartClient,
  Order: order,
  OrderItem: orderItem,
  WidgetAnswer: widgetAnswer,
  WidgetCart: widgetCart,
  WidgetItem: widgetItem,
  SuggestBody: search.suggestBody,
  Suggestions: search.suggestions,
  SuggestedProduct: search.suggestedProduct,
  SuggestedCategory: search.suggestedCategory,
  Popular: search.popular,
  Availability: availability,
  AvailabilityPart: availabilityPart,
  PriceStep: priceStep,
  AutocompleteBody: search.autocompleteBody,
  Completions: search.completions,
  SearchBody: search.searchBody,
  SearchAnswer: search.searchAnswer,
  SearchResult: search.searchResult,
  AddProductBody: search.addProductBody,
  Filters: filters,
  FilterValues: filterValues,
  FavouriteBody: favouriteBody,
  FavouriteAnswer: favouriteAnswer,
  AddToCartAnswer: addToCartAnswer,
  Unit: unit,
  UploadAnswer: uploadAnswer,
  CompanyBody: byNip.companyBody,
  CompanyAnswer: byNip.companyAnswer,
  Company: byNip.company,
  LookupBody: lookup.lookupBody,
  LookupRow: lookup.lookupRow,
  LookupAnswer: lookup.lookupAnswer,
  LookedUpRow: lookup.lookedUpRow,
  LookedUpProduct: lookup.lookedUpProduct,
  AddProductsBody: lookup.addProductsBody,
  AddProductsMessages: lookup.addProductsMessages,
  KeptLists: lists.listsAnswer,
  KeptList: lists.savedList,
  WholeList: lists.listAnswer,
  SaveListBody: lists.saveListBody,
  EarlierOrders: orders.ordersPage,
  EarlierOrder: orders.earlierOrder,
  OrderView: orders.orderView,
  WholeOrder: orders.wholeOrder,
  EarlierLine: orders.earlierLine,
  OrderDelivery: orders.orderDelivery,
  DeliveredLine: orders.deliveredLine,
  OrderAction: orders.orderAction,
  OrderMessage: orders.orderMessage,
  ReturnTerms: returns.returnTerms,
  ReturnedLine: returns.returnedLine,
  OrderReturn: returns.orderReturn,
  ReturnBody: returns.returnBody,
  OrderActionBody: orders.orderActionBody,
  OrderActionAnswer: orders.orderActionAnswer,
  OrderCharge: orders.orderCharge,
  OrderStep: orders.orderStep,
  OverdueInvoice: orders.overdueInvoice,
  OrdersOverdue: orders.ordersOverdue,
  OrderDocument: orders.orderDocument,
  OrderPayment: orders.orderPayment,
  OrderTransfer: orders.orderTransfer,
  OrderWithdrawal: orders.orderWithdrawal,
  WithdrawalBody: leaving.withdrawalBody,
  WithdrawalAnswer: leaving.withdrawalAnswer,
  Withdrawal: leaving.withdrawal,
  WithdrawalReceipt: leaving.withdrawalReceipt,
  OrderFindBody: finding.orderFindBody,
  OrderFindAnswer: finding.orderFindSentence,
  LockerPoints: lockerPoints,
  LockerPoint: lockerPoint,
  Token: token,
};
