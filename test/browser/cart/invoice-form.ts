/** Opens the form of invoice data, with a register of companies at `/api/firma`. */
import { label } from '../../e2e/labels';
import { until } from '../settled';
import { cartStage, type CartStage } from './cart';

export const dialog = ({ root }: CartStage) => root.querySelector<HTMLDialogElement>('dialog[open]')!;
export const field = (stage: CartStage, name: string) =>
  dialog(stage).querySelector<HTMLInputElement>(`[name="${name}"]`)!;

/** `register` answers the body of each lookup, until the test restores `fetch`. */
export async function invoiceForm(
  register: (body: string) => Response | Promise<Response>,
  cart = {},
  attributes: Record<string, unknown> = { 'company-url': '/api/firma' },
): Promise<CartStage> {
  const stage = await cartStage({ can_add_invoice_address: true, invoice_address: null, ...cart }, attributes);
  const cartFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    String(input).endsWith('/api/firma') ? register(String(init?.body)) : cartFetch(input, init);
  await stage.press(label('cart.toAddresses'));
  await until(() => stage.text().includes('Dane do faktury'), 'the addresses');
  await stage.press('Podaj dane do faktury');
  await until(() => dialog(stage), 'the form');
  return stage;
}
