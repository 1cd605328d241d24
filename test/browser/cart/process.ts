/** Carts with approval and quotes for browser tests, and functions that read and press the built `<shop-cart>`. */
import { until } from '../settled';
import { type } from '../ui/stage';
import { cartStage, type CartStage } from './cart';

export type Json = Record<string, unknown>;

export const history = [
  { at: '2026-11-25T08:12:00Z', by: 'Anna Kowalczyk', what: 'sent', text: 'Płytki na parter' },
  { at: '2026-11-25T09:00:00Z', by: 'Anna Kowalczyk', what: 'note', text: 'Potrzebne do piątku' },
  { at: '2026-11-25T09:30:00Z', by: 'Jan Wójcik', what: 'approved' },
  { at: '2026-11-25T10:14:00Z', by: 'Ewa Nowak', what: 'rejected', text: 'Weź tańszy klej' },
];
export const request = (can: readonly string[], over: Json = {}): Json => ({
  approval: {
    state: 'waiting',
    locked: true,
    can,
    number: 'AKC/2026/0118',
    by: 'Anna Kowalczyk',
    at: '2026-11-25T08:12:00Z',
    to: ['Ewa Nowak'],
    reasons: ['Wartość 16 521,00 zł brutto przekracza limit 5 000,00 zł.'],
    limits: [{ label: 'Budżet Naramowice', of: '20000.00', left: '7520.00', after: '-9001.00' }],
    steps: [{ label: 'Kierownik budowy', who: ['Ewa Nowak'], state: 'waiting' }],
    history,
    ...over,
  },
});
export const quote = (state: string, can: readonly string[], over: Json = {}): Json => ({
  quote: { state, can, number: 'O/12', until: '2096-12-02', ...over },
});

export const plain = (text: string) => text.replaceAll('\u00A0', ' ');
export const has = (stage: CartStage, sentence: string) => plain(stage.text()).includes(sentence);
export const seen = (stage: CartStage, sentence: string) => until(() => has(stage, sentence), sentence);
export const card = ({ root }: CartStage) => root.querySelector<HTMLElement>('[part~="process"]');
export const dialog = ({ root }: CartStage) => root.querySelector<HTMLDialogElement>('dialog[open]');
export const labels = ({ root }: CartStage) =>
  [...root.querySelectorAll('.order__action .button')].map((one) => one.textContent);
export const isStep = ({ root }: CartStage, title: string) =>
  root.querySelector('[data-step-title]')?.textContent === title;

export async function held(cart: Json, attributes: Json = {}): Promise<CartStage> {
  const stage = await cartStage(cart, attributes);
  await until(() => card(stage), 'the card');
  return stage;
}
/** Types and presses in the open dialog. */
export async function fill(stage: CartStage, note: string, button: string): Promise<void> {
  await until(() => dialog(stage), 'the dialog');
  if (note) type(dialog(stage)!.querySelector('textarea')!, note);
  [...dialog(stage)!.querySelectorAll('button')].find((one) => one.textContent.includes(button))!.click();
}
