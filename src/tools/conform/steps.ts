/** Selects the steps of a run that the requested rules need. */
import { groups, type Group, type RuleName } from './rules';
import { processes } from './rules/processes';

/** The rules that only this step can judge; any other rule is checked in every step. */
const steps = {
  dropdown: ['widget', 'widget-lines', 'suggest-price'],
  'other calls': [
    'suggest',
    'autocomplete',
    'search',
    'favourite',
    'lookup',
    'orders',
    'payment-due',
    'deliveries',
    'order-actions',
    'order-return',
    'lists',
    'company',
    'withdrawal',
    'order-find',
  ],
  lines: [
    'product',
    'quantity',
    'quantity-many',
    'quantity-mixed',
    'quantity-wrong',
    'quantity-parallel',
    'remove',
    'remove-wrong',
    'types',
    'one-action',
  ],
  'delivery and payment': [
    ...(['carrier', 'carrier-wrong', 'payment', 'payment-wrong', 'method', 'method-wrong'] as const),
    ...(['project', 'project-wrong', 'comments'] as const),
  ],
  addresses: [
    ...([
      'address',
      'address-wrong',
      'address-once',
      'delivery',
      'delivery-wrong',
      'invoice',
      'invoice-wrong',
      'invoice-data',
    ] as const),
    ...(['locker', 'locker-wrong', 'contact', 'contact-wrong'] as const),
  ],
  prices: ['discount', 'discount-low', 'discount-carrier'],
  additions: ['additions', 'files'],
  'other origins': ['cors', 'preflight', 'get'],
  'two visitors': ['own-cart', 'own-ids', 'quantity-bounds'],
  roles: ['locked', 'project', 'discount', 'discount-low', 'discount-carrier'],
  'orders that must not be': ['order-incomplete', 'order-role', 'order-alone'],
  'the order': [
    ...(['order', 'order-once', 'order-repeat', 'order-again', 'order-seen', 'order-keys', 'order-zero'] as const),
    ...([
      'own-order',
      'own-cart',
      'csrf',
      'csrf-status',
      'orders',
      'payment-due',
      'deliveries',
      'order-actions',
      'order-return',
    ] as const),
  ],
  'approval and quotes': Object.keys(processes) as (keyof typeof processes)[],
  'stock and prices': ['order-stock', 'order-others', 'order-price', 'order-zero'],
} as const satisfies Readonly<Record<string, readonly RuleName[]>>;
export type Step = keyof typeof steps;

/** The rules of the first steps, which always run. */
const FIRST_RULES: readonly RuleName[] = ['page', 'csrf-cookie', 'load', 'unreadable'];

/** The rules of a list of rules and groups. */
export const rulesIn = (names: readonly string[]): string[] =>
  names.flatMap((one) => (Object.hasOwn(groups, one) ? Object.keys(groups[one as Group]) : [one]));

export function stepFilter(only: readonly string[] | undefined): (step: Step) => boolean {
  if (only === undefined) return () => true;
  const requested = rulesIn(only).filter((one) => !FIRST_RULES.some((known) => known === one));
  const own = (step: Step): readonly string[] => steps[step];
  const isAnywhere = (rule: string): boolean =>
    !(Object.keys(steps) as Step[]).some((step) => own(step).includes(rule));
  if (requested.some(isAnywhere)) return () => true;
  return (step) => own(step).some((rule) => requested.includes(rule));
}
