/** Behaviour of the first screen's form: steppers, radio cards, and sending its changes if the buyer leaves before the view, which would send them. */
import { postForm } from '../../http/post-form';
import type { CartAnswer } from '../wire/cart';
import { steppedQuantity } from './steps';

/** `beforeunload` is early enough for the next page to contain the changes, but phones fire only `pagehide`. */
const LEAVING = ['beforeunload', 'pagehide'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return [...field.options].some((one) => one.selected !== one.defaultSelected);
  return field.type === 'radio'
    ? (field as HTMLInputElement).checked && !(field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue;
};

/** Only changed fields and the pressed button are sent, because the cart may be newer than the other fields. Stops on `signal`. */
function sendOnLeave(element: HTMLElement, signal: AbortSignal): void {
  let sent = '';
  const send = () => {
    const form = element.shadowRoot?.querySelector('form');
    if (!form) return;
    const body = new URLSearchParams();
    for (const field of form.querySelectorAll<Field>('input,textarea,select'))
      if (isChanged(field)) body.set(field.name, field.value);
    // The server finds the method among those of the payment.
    if (body.has('payment-method'))
      body.set('payment', (form.elements.namedItem('payment') as HTMLInputElement | RadioNodeList).value);
    for (const { name, value } of form.querySelectorAll<HTMLButtonElement>('[aria-busy][name]')) body.set(name, value);
    if (`${body}` === sent) return;
    sent = `${body}`;
    postForm(form.action, body);
  };
  for (const type of LEAVING) addEventListener(type, send, { signal });
  // A library has replaced the page's content.
  signal.addEventListener('abort', () => element.isConnected || send());
}

/** Steps a quantity at once; false leaves the press to the view. */
export function pressed(button: Element, answer: CartAnswer | undefined): boolean {
  const cart = answer?.cart;
  const field = button.parentElement?.querySelector('input');
  if (!button.matches('.quantity__button') || !field || !cart) return false;
  const next = steppedQuantity(cart, field.name, field.value, button.nextElementSibling ? -1 : 1);
  if (next === undefined) return false;
  field.value = String(next);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  return true;
}

/** Presses the buttons that were pressed before this file was there. Returns the function that ends the behaviour. */
export function followForm(element: HTMLElement, early: HTMLElement[]): () => void {
  const followed = new AbortController();
  const { signal } = followed;
  sendOnLeave(element, signal);
  const root = element.shadowRoot;
  // A radio card looks chosen at once. Fields that the choice reveals come with the view.
  const choose = ({ target }: Event) => {
    const radio = target as HTMLInputElement;
    if (radio.type !== 'radio') return;
    for (const { checked, parentElement } of root?.querySelectorAll<HTMLInputElement>(`[name="${radio.name}"]`) ?? []) {
      const card = parentElement?.closest('.radio-card');
      card?.classList.toggle('radio-card--checked', checked);
      card?.part.toggle('choice-checked', checked);
    }
  };
  const select = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.matches('.quantity__input')) target.select();
  };
  root?.addEventListener('change', choose, { signal });
  root?.addEventListener('focusin', select, { signal });
  for (const button of early.splice(0)) button.click();
  return () => followed.abort();
}
