/** Sends the changes of the first screen's form if the buyer leaves before the view, which would send them. */
import { postForm } from '../../http/post-form';

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
export function sendOnLeave(element: HTMLElement, signal: AbortSignal): void {
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
