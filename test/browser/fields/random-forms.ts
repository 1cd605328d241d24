/** The forms of the random orders: their fields, what fills them, and what reaches the server. */
import { knownCompany, knownSources as sources } from '../../../src/tools/mock/company';
import { label } from '../../e2e/labels';
import { aLine, courier, wire } from '../../fixtures/cart';
import { cartStage, posted } from '../cart/cart';
import { dialog, field, invoiceForm } from '../cart/invoice-form';
import { calculator } from '../product/measured';
import { buttonIn, page, sent, within } from '../product/page';
import { aProduct, fields, opened } from '../quick/stage';
import { until } from '../settled';
import { pressByMouse } from '../ui/keys';
import { press, type } from '../ui/stage';

type Field = HTMLInputElement | HTMLTextAreaElement;

export interface Form {
  readonly fields: () => readonly Field[];
  /** The characters that are typed. */
  readonly keys: string;
  /** The program writes into field `at`, now or by its next answer. */
  readonly fill?: (at: number, value: string) => void;
  /** A press beside field `at`: plus. */
  readonly plus?: (at: number) => void;
  /** Ends the order; what was sent, by field, or undefined if nothing was. */
  readonly sent: () => Promise<readonly string[] | undefined>;
  readonly text: () => string;
}

const plusOf = (field: Field | undefined): void => pressByMouse(field?.nextElementSibling as HTMLElement);
const leave = (): void => {
  for (const event of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(event));
};
/** One turn of the event loop, in which React renders what was pressed and answered. */
export const pause = () => new Promise((done) => setTimeout(done));
async function ready(root: ParentNode): Promise<void> {
  await pause();
  while (root.querySelector('[aria-busy=true]')) await pause();
}

/** A cart whose server keeps values by field, and may change others by its answers. */
async function cartForm(
  action: string,
  values: Map<string, string>,
  cartOf: () => object,
  read: (body: Record<string, unknown>) => readonly (readonly [string, unknown])[],
) {
  const chosen = { carrier: { ...courier, price_gross: '29.90' }, availablePayments: [wire], payment: { ...wire } };
  const stage = await cartStage({ ...chosen, ...cartOf() });
  const fills = new Map<string, string>();
  let done = 0;
  stage.answer(() => {
    // What the shop has changed meanwhile; the buyer's request comes after it.
    for (const [name, value] of fills) values.set(name, value);
    fills.clear();
    for (const { body } of posted(stage, action).slice(done))
      for (const [name, value] of read(body)) values.set(name, String(value));
    done = posted(stage, action).length;
    return Response.json({
      cart: { id: 7, items: [aLine({ id: 1 })], availableCarriers: [], ...chosen, ...cartOf() },
      messages: {},
    });
  });
  return {
    stage,
    text: () => stage.text(),
    fill: (at: number, value: string) => void fills.set([...values.keys()][at]!, value),
    sent: async () => {
      leave();
      await ready(stage.root);
      return [...values.values()];
    },
  };
}

const quantities = async (): Promise<Form> => {
  const values = new Map(['1', '2', '3'].map((id) => [id, '2']));
  const items = () => ({
    items: [...values].map(([id, quantity]) => aLine({ id: Number(id), quantity: Number(quantity) })),
  });
  const form = await cartForm('quantity', values, items, (body) => Object.entries(body['quantity'] as object));
  const all = () => [...form.stage.root.querySelectorAll<HTMLInputElement>('[part~=quantity-input]')];
  return { ...form, fields: all, keys: '123456789', plus: (at) => plusOf(all()[at]) };
};

const note = async (): Promise<Form> => {
  const values = new Map([['client_comments', '']]);
  const form = await cartForm(
    'client_comments',
    values,
    () => ({ client_comments: [...values.values()][0] }),
    (body) => Object.entries(body),
  );
  return { ...form, fields: () => [form.stage.root.querySelector('textarea')!], keys: 'abcdef' };
};

const extra = (kind: string, keys: string) => async (): Promise<Form> => {
  const values = new Map(['one', 'two'].map((name) => [name, '']));
  const some = () => ({
    extra_fields: [...values].map(([name, value]) => ({
      name,
      label: name,
      type: kind,
      ...(value !== '' && { value }),
    })),
  });
  const form = await cartForm('extra_field', values, some, (body) => {
    const { name, value } = body['extra_field'] as { name: string; value: string };
    return [[name, value]];
  });
  form.stage.button(label('cart.toAddresses')).click();
  await until(() => form.stage.root.querySelector('[name=extra-two]'), 'the fields');
  return {
    ...form,
    fields: () =>
      ['one', 'two'].map((name) => form.stage.root.querySelector<HTMLInputElement>(`[name=extra-${name}]`)!),
    keys,
  };
};

/** The invoice address with the register; the shop refuses it, so that the form stays. */
const address = async (): Promise<Form> => {
  let street = '';
  const stage = await invoiceForm((body) =>
    Response.json({ company: { ...knownCompany, nip: JSON.parse(body).nip, street }, sources }),
  );
  const named = (name: string) => field(stage, name);
  const messages = { new_address: { messages: ['Później.'], status: 'error' } };
  stage.answer(() => Response.json({ cart: null, messages }, { status: 422 }));
  const nips = ['5253416727', knownCompany.nip];
  return {
    fields: () => ['street', 'city', 'name'].map(named),
    keys: 'abcdef',
    fill: (_, value) => {
      street = value;
      nips.reverse();
      type(named('nip'), nips[0]!);
    },
    text: () => dialog(stage).innerText,
    sent: async () => {
      await ready(dialog(stage));
      const before = posted(stage, 'new_address').length;
      named('nip').form!.requestSubmit();
      await ready(stage.root);
      const body = posted(stage, 'new_address').slice(before).at(-1)?.body['new_address'] as Record<string, string>;
      return body && ['street', 'city', 'name'].map((name) => body[name]!);
    },
  };
};

const quantity = async (): Promise<Form> => {
  const place = await page('<form><shop-quantity name="q" value="2"></shop-quantity></form>', ['shop-quantity']);
  const [element, form] = [place.querySelector('shop-quantity')!, place.querySelector('form')!];
  const all = () => [within(element, 'input')];
  return {
    fields: all,
    keys: '123456789',
    fill: (_, value) => void (element.value = Number(value)),
    plus: () => plusOf(all()[0]),
    text: () => element.shadowRoot!.textContent,
    sent: async () => [String(sent(form)['q'] ?? '')],
  };
};

const area = async (): Promise<Form> => {
  const { element, form, unit, main } = await calculator();
  return {
    fields: () => [unit, main],
    keys: '123456789',
    plus: () => plusOf(main),
    text: () => element.shadowRoot!.textContent,
    // Of the two fields one is filled; 1,44 m2 are in a package.
    sent: async () => {
      await pause();
      const number = Number(sent(form)['q'] ?? sent(form)['quantity']);
      return unit.value === ''
        ? ['', String(number)]
        : number === Math.ceil(Number((Number(unit.value.replace(/\s/g, '').replace(',', '.')) / 1.44).toFixed(6)))
          ? [unit.value, '']
          : ['?', String(number)];
    },
  };
};

/** Two rows, whose lookups answer with a minimum; the shop refuses the addition, so that the rows stay. */
const quick = async (): Promise<Form> => {
  sessionStorage.clear();
  const element = await opened();
  let min = 1;
  let added: readonly { id: number; quantity: number }[] | undefined;
  globalThis.fetch = async (_, init) => {
    const body = JSON.parse(String(init?.body)) as Record<string, never[]>;
    if (body['add_products'] === undefined)
      return Response.json({
        rows: (body['rows'] ?? []).map(({ code }) => ({ product: aProduct(Number(String(code).slice(2)), { min }) })),
      });
    added = body['add_products'];
    return Response.json({ messages: { add_products: { messages: ['Później.'], status: 'error' } } }, { status: 422 });
  };
  const all = () => fields(element, 'quantity-input').slice(0, 2);
  const enter = (at: number) => {
    const code = fields(element)[at]!;
    code.focus();
    type(code, `A-${at + 1}`);
    press(code, 'Enter');
  };
  for (const at of [0, 1]) {
    enter(at);
    await until(() => element.shadowRoot!.textContent.includes(`Gres nr ${at + 1}`), 'the product');
  }
  return {
    fields: all,
    keys: '123456789',
    fill: (at, value) => {
      min = Number(value);
      enter(at);
    },
    plus: (at) => plusOf(all()[at]),
    text: () => element.shadowRoot!.textContent,
    sent: async () => {
      added = undefined;
      (document.activeElement?.shadowRoot?.activeElement as HTMLElement | undefined)?.blur();
      await pause();
      pressByMouse(buttonIn(element, 'koszyka'));
      await pause();
      return added && [1, 2].map((id) => String(added?.find((one) => one.id === id)?.quantity ?? ''));
    },
  };
};

export const FORMS: Readonly<Record<string, () => Promise<Form>>> = {
  'the cart’s quantities': quantities,
  'the cart’s note': note,
  'further texts': extra('text', 'abcdef'),
  'further numbers': extra('number', '123456789'),
  'an address with the register': address,
  '<shop-quantity>': quantity,
  '<shop-calculator>': area,
  'the quick order': quick,
};
