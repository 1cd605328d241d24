/** Tests how many presses lie between a supplier's file and the right cart in `<shop-quick-order>`: at most three, on a desktop and a phone. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { labelStart } from '../../e2e/labels';
import { scriptedServer, type Call } from '../product/page';
import { settled, until } from '../settled';
import { aProduct, drop, lookupAnswer, opened, press, TAG, type } from './stage';

const goods = [1, 2, 3].map((id) => ({ id, sku: `A-${id}`, name: `Gres nr ${id}`, quantity: 3 + id * 4 }));
type Good = (typeof goods)[number];
const linesOf = (head: readonly string[], line: (good: Good) => string, foot: readonly string[] = []) =>
  [...head, ...goods.map(line), ...foot].join('\r\n');

let calls: Call[];
let restore: () => void;
beforeEach(() => {
  sessionStorage.clear();
  ({ calls, restore } = scriptedServer());
});
afterEach(async () => {
  restore();
  document.querySelector(TAG)?.remove();
  await setViewport({ width: 1280, height: 800 });
});

/** Drops a file; presses and choices are counted and wait for their control. */
async function dropped(text: string) {
  const element = await opened();
  await drop(element, new File([`\ufeff${text}`], 'plik.csv', { type: 'text/csv' }));
  let presses = 0;
  const all = <E extends Element>(selector: string) => [...element.shadowRoot!.querySelectorAll<E>(selector)];
  const waitedFor = async <E>(find: () => E | undefined, what: string): Promise<E> => {
    // The lookups of the rows are answered as they arrive.
    await until(async () => (await answerLookup(), find() !== undefined), what);
    presses += 1;
    return find()!;
  };
  const named = (name: RegExp) =>
    all<HTMLButtonElement>('button').find((one) => !one.disabled && name.test(one.ariaLabel ?? one.textContent));
  return {
    element,
    presses: () => presses,
    /** Whether the bar covers nothing of the focused field. */
    isInSight() {
      const [bar] = all('.foot');
      const field = element.shadowRoot!.activeElement!.getBoundingClientRect();
      return field.top >= 0 && field.bottom <= bar!.getBoundingClientRect().top;
    },
    /** Types into the field that the last press has focused. */
    async enter(text: string) {
      const focused = () => element.shadowRoot!.activeElement;
      await until(() => focused() instanceof HTMLInputElement, 'no field is focused');
      const field = focused() as HTMLInputElement;
      type(field, text);
      await press(field, 'Enter');
    },
    async press(name: RegExp) {
      (await waitedFor(() => named(name), `no button ${name}`)).click();
      await settled();
    },
    async choose(column: RegExp, meaning: string) {
      const isOf = ({ labels }: HTMLSelectElement) => column.test(labels[0]?.textContent ?? '');
      const select = await waitedFor(() => all<HTMLSelectElement>('select').find(isOf), `no select ${column}`);
      select.value = meaning;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await settled();
    },
    /** Expects that the cart was asked for the goods of the file, after so many presses. */
    async expectOrder(after: number) {
      await until(() => calls.some(({ url }) => url === '/koszyk'), 'nothing was ordered');
      expect(calls.find(({ url }) => url === '/koszyk')!.body).to.deep.equal({
        add_products: goods.map(({ id, quantity }) => ({ id, quantity })),
      });
      expect(presses).to.equal(after);
    },
  };
}

const answered = new Set<Call>();
async function answerLookup(): Promise<void> {
  for (const call of calls.filter((one) => one.url === '/api/lookup' && !answered.has(one))) {
    answered.add(call);
    const { rows } = call.body as { rows: readonly { code?: string }[] };
    await call.answer(lookupAnswer(...rows.map(({ code }) => productOf(code))));
  }
}
const productOf = (code = '') => {
  const id = /^A-(\d+)$/.exec(code)?.[1];
  return id === undefined ? null : aProduct(Number(id), { max: 500 });
};

const add = new RegExp(`^${labelStart('quick.add')}3`);

for (const width of [1280, 360])
  describe(`quick order from files, at ${width} px`, () => {
    beforeEach(() => setViewport({ width, height: 900 }));

    it('adds an order with a title row, packs and a sum with one press', async () => {
      const file = await dropped(
        linesOf(
          ['Zamówienie nr 12;;;;', 'Symbol;Nazwa;Ilość w opak.;Cena 2026;Ilość zamawiana'],
          ({ sku, name, quantity }) => `${sku};${name};48;19,90;${quantity}`,
          ['Razem;;;;33'],
        ),
      );
      await file.press(add);
      await file.expectOrder(1);
      expect(file.element.shadowRoot!.textContent)
        .to.contain('Kolumny: Symbol – „Symbol”')
        .and.to.contain('Pominięto wiersze: 1\u00A0z sumą.');
    });

    it('reads a column of 3.000 with one press', async () => {
      // The whole column determines the separator: a column with nothing has no thousands.
      const file = await dropped(
        linesOf(['Symbol;Nazwa;Ilość'], ({ sku, name, quantity }) => `${sku};${name};${quantity}.000`, [
          'A-1;nic;0.000',
        ]),
      );
      await file.press(add);
      await file.expectOrder(1);
    });

    it('corrects seven faulty rows of ten with one press each', async () => {
      const file = await dropped(
        [
          'Symbol;Ilość',
          ...[
            'A-1;4',
            'A-2;2',
            'A-3;1',
            'A-4;',
            'A-5;',
            'A-6;dużo',
            'A-7;01.lut',
            'A-8;1,00E+05',
            '5,90432E+12;1',
            '02.sty;3',
          ],
        ].join('\r\n'),
      );
      for (const row of [5, 6]) {
        await file.press(new RegExp(`^Dodaj pominięty wiersz ${row}`));
        await file.enter('5');
      }
      for (const text of ['6', '7', '8', 'A-9', 'A-10']) {
        await file.press(/^Pokaż następną/);
        await until(() => file.isInSight(), `the row for ${text} is below the bar`);
        await file.enter(text);
      }
      await file.press(new RegExp(`^${labelStart('quick.add')}10`));
      await until(() => calls.some(({ url }) => url === '/koszyk'), 'nothing was ordered');
      expect(file.presses()).to.equal(8);
    });

    it('does not guess in a price list without a heading for quantities, and takes three presses', async () => {
      const file = await dropped(
        linesOf(['Kod towaru;Nazwa artykułu;Cena netto;Karton;'], ({ sku, name, quantity }) =>
          [sku, name, '8,48 zł', '500', quantity].join(';'),
        ),
      );
      await file.choose(/Kolumna E/, 'quantity');
      await file.press(/^Wczytaj 3/);
      await file.press(add);
      await file.expectOrder(3);
    });

    it('corrects a wrongly guessed column with two presses and adds with a third', async () => {
      const file = await dropped(
        linesOf(['Symbol;Nazwa;Ilość;Uwagi'], ({ sku, name, quantity }) => `${sku};${name};1;${quantity}`),
      );
      await file.press(/^Popraw kolumny/);
      await file.choose(/Kolumna D/, 'quantity');
      await file.press(add);
      await file.expectOrder(3);
    });
  });
