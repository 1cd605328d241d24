/** Values, flags and lists of the cart's drawing, equal to those of the views of step 1. */
import type { Values } from '../../element/template-expression';
import { absoluteUrl } from '../../page/url';
import { followUrl, linkUrl, mailUrl, phoneUrl } from '../../page/safe-url';
import { pageCurrency } from '../../page/currency';
import { grouping, ON_SCREEN, SIZE } from '../parts/chunks';
import { rateOf, subtotalOf } from '../items/figures';
import { hasLineBar, isLongFigure } from '../items/long';
import { approvalSentence, concernText, lockedSentence, nextChoice, reasonOf } from '../parts/reasons';
import { concernOf, helperOf, isHeld, hasHelper, type Concern } from '../session/account';
import { missingField } from '../session/fields';
import { isUnquoted } from '../session/kinds';
import { limitGap } from '../session/limit';
import { isAnsweredQuote, isHeldByProcess, processesOf } from '../session/process';
import * as rules from '../session/rules';
import { branchOf } from '../parts/branch';
import { freeDelivery, limitRows, totalOf, totalsRows, totalTerm } from '../summary/breakdown';
import { text } from '../text';
import { isOfLine, lineFields } from './fields';
import { carrier, line, payment } from './rows';
import type { ScreenSettings } from './settings';
import type { Cart, CartAnswer } from '../wire/cart';
import { countOf, type CartItem } from '../wire/item';

/**
 * Undefined if the first screen cannot display the answer: no cart, an empty one, one that opens on the summary (rule J10), or one
 * with messages, which the view displays and announces. `whole`: all lines, not only those of one screen.
 */
export function cartScreen(
  answer: CartAnswer | undefined,
  settings: ScreenSettings,
  whole = false,
): Values | undefined {
  const cart = answer?.cart;
  if (!cart || rules.isEmpty(cart) || answer.messages.size > 0) return undefined;
  if (isHeldByProcess(cart) || isAnsweredQuote(cart)) return undefined;
  const { brand, client, trader, prices: priceKind } = settings;
  const compact = settings.density === 'compact';
  const free = freeDelivery(cart, currencyOf(cart));
  const currency = currencyOf(cart);
  const concern = concernOf(cart, client, brand);
  const unready = rules.cartBlockers(cart);
  const gaps = [
    ...unready,
    ...(rules.lacksPayment(cart) ? ['no_payment' as const] : []),
    ...(missingField(cart, ['line']) ? ['missing_line_field' as const] : []),
  ];
  const blockers = concern === 'no_payments' ? [concern] : gaps;
  const unpacked = !rules.hasPackages(rules.linesOf(cart));
  const { begun, goesOn } = paymentsBegun(cart, settings);
  // Begun payments with and without a link alternate between link and text, which a drawing's list cannot express.
  if (!goesOn && begun.some(({ pay, deferred }) => !pay && !deferred)) return undefined;
  return {
    action: absoluteUrl(settings.cartUrl),
    locked: rules.isLocked(cart),
    netFirst: priceKind === 'net',
    compact,
    shop: linkUrl(settings.shopUrl) ?? absoluteUrl(settings.cartUrl),
    hasPoints: Boolean(settings.pointsUrl),
    openSummary: rules.stepAvailability(cart, client) === 3,
    unready: unready.length > 0,
    ...account(cart, concern, settings, currency),
    blockers: isHeld(concern)
      ? [{ sentence: text.account.kept[concern], leads: false }]
      : [
          ...blockers.map((blocker) => ({ sentence: reasonOf(blocker, cart, currency), leads: true })),
          ...(limitGap(cart) ? [{ sentence: text.account.limit, leads: false }] : []),
        ],
    choice: isHeld(concern) ? undefined : nextChoice(gaps),
    begun,
    goesOn,
    isProject: cart.is_abrys,
    asks: cart.extra_fields.some(isOfLine),
    unread: cart.unread > 0 ? text.items.unread(cart.unread) : undefined,
    isLong: hasLineBar(cart),
    tables: rules.tablesOf(cart).map((table) => ({
      cart: String(table.id),
      caption: table.cart_name || text.items.caption,
      count: text.items.lines(countOf(table.items)),
      hasLines: table.items.length > 0,
      unpacked,
      rate: rateOf(table.items, priceKind),
      rows: String(table.items.length + 1),
      priced: trader,
      subtotal: cart.is_master ? subtotalOf(table, currency) : undefined,
      wide: table.items.some(({ prices }) => [prices.net, prices.gross, prices.total_gross].some(isLongFigure)),
      groups: grouping<CartItem>()(table.items).map((group, at) => ({
        items:
          whole || at < ON_SCREEN
            ? group.map((item, index) => ({
                ...line(item, priceKind, currency, cart.buyer, rules.isLocked(cart)),
                ...lineFields(cart.extra_fields, item, rules.isLocked(cart)),
                nr: String(at * SIZE + index + 1),
              }))
            : [],
      })),
    })),
    carriers: cart.availableCarriers.map((one) => carrier(one, cart, settings, currency)),
    unpriced: isUnquoted(cart.carrier, brand),
    payments: cart.availablePayments.map((one) => payment(one, cart, settings, currency)),
    hasNoProject: cart.project === undefined,
    projects: (client?.is_specialist ? client.projects : []).map((one) => ({
      value: String(one.id),
      title: rules.projectName(one),
      chosen: String(one.id) === String(cart.project?.id),
    })),
    notes: rules.notesOf(cart),
    branch: branchOf(cart.department_name),
    hasDiscount: cart.has_discount,
    totals: [...totalsRows(cart, brand, currency, priceKind), ...limitRows(processesOf(cart), currency)].map((row) => ({
      ...row,
    })),
    free: free?.sentence,
    freeSides: free?.sides,
    part: free?.part,
    term: totalTerm(cart, brand),
    total: totalOf(cart, currency),
    approval: approvalSentence(cart),
  };
}

const currencyOf = (cart: Cart): string => cart.currency?.iso_code ?? pageCurrency();

/** The account's concern, its helper and its buttons. */
function account(cart: Cart, concern: Concern | undefined, settings: ScreenSettings, currency: string): Values {
  const helper = helperOf(cart, settings.contact);
  const { name, phone, email, isBranch } = helper ?? {};
  const settle = concern === 'amount_after_deadline' ? linkUrl(settings.paymentUrl) : undefined;
  const tel = phone && phoneUrl(phone);
  const press = isHeld(concern) ? (settle ?? tel) : undefined;
  return {
    concern,
    warning: concern && concernText(concern, cart, currency),
    presses: press ? [{ press, settles: settle !== undefined, isBranch: isBranch && !settle, number: phone }] : [],
    helpers:
      helper && hasHelper(concern)
        ? [{ isBranch, helper: name, phone, tel, email, mail: email && mailUrl(email), hasWays: phone || email }]
        : [],
    calls: tel && concern === 'limit' ? [{ tel, phone }] : [],
  };
}

/** Begun payments. `goesOn`: no link to them replaces the next step. */
function paymentsBegun(cart: Cart, { redirectOrigins: origins }: ScreenSettings) {
  const all = rules.begunPayments(cart);
  const deferred = rules.isDeferred(cart);
  const begun = all.map(({ name, url }) => ({
    sentence: lockedSentence(name),
    pay: deferred ? undefined : followUrl(url, { origins }),
    deferred,
    of: all.length > 1 ? `: ${name}` : '',
  }));
  return { begun, goesOn: !(deferred ? all.length > 0 : begun.some(({ pay }) => pay)) };
}
