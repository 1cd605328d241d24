/** Tests how `<shop-add-product>` adds: by hand at speed, and from a pasted table with a verdict per row. */
import { expect } from '@open-wc/testing';
import { aProduct, paste, placed, realWorld, settled } from './script';
import type { Box } from './script';
import { calls, pauses, stage } from './stage';
import { until } from '../settled';

const TAG = 'shop-add-product';
stage(TAG);

/** A box on a page that prevents the reload. */
async function box(): Promise<Box & { added: unknown[] }> {
  const one = await placed('<shop-add-product url="/s" add-url="/oferta"></shop-add-product>', TAG);
  const added: unknown[] = [];
  one.element.addEventListener('shop-product-added', (event) => {
    event.preventDefault();
    added.push([event.detail.product.id, event.detail.quantity]);
  });
  return { ...one, added };
}

const rows = ({ root }: Box): string[] =>
  [...root.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));

describe('<shop-add-product> by hand', () => {
  it('marks the first product; Enter adds it and clears the field', async () => {
    const one = await box();
    one.type('gres');
    await pauses.end();
    await calls[0]!.answer({ products: [aProduct(5), aProduct(6)] });
    expect(one.entries().map((row) => row.getAttribute('aria-selected'))).to.deep.equal(['true', 'false']);
    await one.press('Enter');
    expect([one.field.value, one.panel(), one.root.activeElement]).to.deep.equal(['', null, one.field]);
    expect(calls[1]!.body).to.deep.equal({ add_product: 5 });
    await calls[1]!.answer({});
    expect(one.added).to.deep.equal([[5, undefined]]);
    expect(one.root.querySelector('.adding')!.textContent).to.equal('Dodano: Gres Calva nr 5');
  });

  it('adds by its button too, one request after the other [S7]', async () => {
    const one = await box();
    for (const id of [1, 2]) {
      one.type(`gres ${id}`);
      await pauses.end();
      await calls.at(-1)!.answer({ products: [aProduct(id)] });
      const button = one.root.querySelector<HTMLElement>('[role=row] button')!;
      expect(button.textContent).to.equal('Dodaj produkt');
      button.click();
      await settled();
    }
    const posts = () => calls.filter(({ url }) => url.endsWith('/oferta'));
    expect(posts()).to.have.length(1);
    await posts()[0]!.answer({});
    expect(posts().map(({ body }) => body)).to.deep.equal([{ add_product: 1 }, { add_product: 2 }]);
  });

  it('sends the request at once on Enter, and adds the product if it is the only one', async () => {
    const one = await box();
    one.type('GRE1-1234');
    one.root.querySelector('form')!.requestSubmit();
    expect(calls).to.have.length(1);
    await calls[0]!.answer({ products: [aProduct(9)] });
    expect(calls[1]!.body).to.deep.equal({ add_product: 9 });
  });

  it('adds no product on Enter if the response has several', async () => {
    const one = await box();
    one.type('gres');
    one.root.querySelector('form')!.requestSubmit();
    await calls[0]!.answer({ products: [aProduct(1), aProduct(2)] });
    expect(calls).to.have.length(1);
    expect(one.entries()).to.have.length(2);
  });

  it('Enter after more typing searches the new text and adds no product of the old one', async () => {
    const one = await box();
    one.type('GRE');
    await pauses.end();
    await calls[0]!.answer({ products: [aProduct(5), aProduct(6)] });
    one.type('GRE1-1234');
    await settled();
    expect(await one.press('Enter')).to.equal(true);
    one.root.querySelector('form')!.requestSubmit();
    expect(calls.slice(1).map(({ body }) => body)).to.deep.equal([{ query: 'GRE1-1234' }]);
    await calls[1]!.answer({ products: [aProduct(9)] });
    expect(calls[2]!.body).to.deep.equal({ add_product: 9 });
  });

  it('logs one line about a refusal, and restores the typed text [S7]', async () => {
    const one = await box();
    const warn = console.warn;
    const lines: string[] = [];
    console.warn = (line: string) => void lines.push(line);
    one.type('gres');
    await pauses.end();
    await calls[0]!.answer({ products: [aProduct(5)] });
    await one.press('Enter');
    await calls[1]!.answer({ messages: {} }, 422);
    await until(() => lines.length > 0, 'nothing was logged');
    console.warn = warn;
    expect(lines).to.deep.equal(['shop-elements: the server refused the request']);
    expect([one.field.value, one.added.length]).to.deep.equal(['gres', 0]);
  });
});

describe('<shop-add-product> from a pasted table', () => {
  it('adds row by row with a verdict each; the failed rows can be downloaded', async () => {
    const one = await box();
    expect(paste(one.field, 'Symbol\tIlość\nA-1\t2,5\nB-2\t3\nC-3\tdużo\nD-4\t1\n')).to.equal(false);
    await until(() => calls.length > 0);
    expect(rows(one)).to.deep.equal([
      'A-1 | 2,5 | Dodawanie…',
      'B-2 | 3 | Czeka',
      'C-3 | dużo | Czeka',
      'D-4 | 1 | Czeka',
    ]);
    await calls[0]!.answer({
      products: [aProduct(8, { index: 'A-10' }), aProduct(1, { index: 'a-1', title: 'Gres' })],
    });
    expect(calls[1]!.body).to.deep.equal({ add_product: 1, add_product_quantity: '2.5' });
    await calls[1]!.answer({});
    await calls[2]!.answer({ products: [] });
    await calls[3]!.answer({ products: [aProduct(4, { index: 'D-4' })] });
    await calls[4]!.answer({ messages: { quantity: { messages: ['Najmniej 2 szt.'] } } }, 422);
    await until(() => one.root.querySelector('a[download][href^="blob:"]') !== null);
    expect(rows(one)).to.deep.equal([
      'A-1 | 2,5 | Dodano: Gres',
      'B-2 | 3 | Nie znaleziono produktu o tym symbolu',
      'C-3 | dużo | Nieprawidłowa ilość: dużo',
      'D-4 | 1 | Najmniej 2 szt.',
    ]);
    expect(one.added).to.deep.equal([[1, '2.5']]);
    const link = one.root.querySelector<HTMLAnchorElement>('a[download]')!;
    realWorld();
    expect(await (await fetch(link.href)).text()).to.equal(
      'Symbol;Ilość;Powód\r\nB-2;3;Nie znaleziono produktu o tym symbolu\r\nC-3;dużo;Nieprawidłowa ilość: dużo\r\nD-4;1;Najmniej 2 szt.\r\n',
    );
  });

  it('moves the focus to the field when the rows are closed', async () => {
    const one = await box();
    paste(one.field, 'A-1\t2\nB-2\t3');
    await until(() => calls.length > 0);
    await calls[0]!.answer({ products: [] });
    await calls[1]!.answer({ products: [] });
    const close = [...one.root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Zamknij')!;
    close.focus();
    close.click();
    await settled();
    expect([one.root.querySelector('table') === null, one.root.activeElement === one.field]).to.deep.equal([
      true,
      true,
    ]);
  });

  it('shares one queue with products added by hand; each request outlives the page', async () => {
    const one = await box();
    one.type('gres');
    await pauses.end();
    await calls[0]!.answer({ products: [aProduct(5)] });
    paste(one.field, 'A-1\t2\nB-2\t3');
    await until(() => calls.length > 1);
    await calls[1]!.answer({ products: [aProduct(1, { index: 'A-1' })] });
    one.root.querySelector<HTMLElement>('[role=row] button')!.click();
    await settled();
    const posts = () => calls.filter(({ url }) => url.endsWith('/oferta'));
    expect(posts().map(({ body }) => body['add_product'])).to.deep.equal([1]);
    await posts()[0]!.answer({});
    expect(posts().map(({ body }) => body['add_product'])).to.deep.equal([1, 5]);
    expect(posts().map(({ init }) => init.keepalive)).to.deep.equal([true, true]);
    expect(rows(one)).to.deep.equal(['A-1 | 2 | Dodano: Gres Calva nr 1', 'B-2 | 3 | Dodawanie…']);
  });

  it('adds no row whose quantity is unclear, of another unit or in a sum, and says why', async () => {
    const one = await box();
    paste(one.field, 'A-1\tGres Calva mat\t2\t30,00\nB-2\tPłytka biała\t3\t40,00');
    await until(() => rows(one).every((row) => !/Czeka|Dodawanie/.test(row)) && rows(one).length > 0);
    expect(rows(one)).to.deep.equal([
      'A-1 | 2 | Nie wiadomo, która liczba jest ilością',
      'B-2 | 3 | Nie wiadomo, która liczba jest ilością',
    ]);
    paste(one.field, 'Symbol\tIlość\nA-1\t-2\nB-2\t3 op.\nC-3\t0\nRazem\t5');
    await until(() => rows(one).length === 6 && rows(one).every((row) => !/Czeka|Dodawanie/.test(row)));
    expect(rows(one).slice(2)).to.deep.equal([
      'A-1 | -2 | Nieprawidłowa ilość: -2',
      'B-2 | 3 op. | Nieprawidłowa ilość: 3 op.',
      'C-3 | 0 | Nieprawidłowa ilość: 0',
      'Razem | 5 | Pominięty wiersz',
    ]);
    expect(calls.length).to.equal(0);
  });

  it('leaves a pasted text without rows in the field', async () => {
    const one = await box();
    paste(one.field, ';;\n;');
    await until(() => one.field.value !== '');
    expect(one.field.value).to.equal(';; ;');
  });

  it('keeps what is typed when such a text is pasted', async () => {
    const one = await box();
    one.type('gres');
    paste(one.field, ';\n;');
    await until(() => one.field.value !== 'gres');
    expect(one.field.value).to.equal('gres; ;');
  });

  it('leaves one line without a quantity to the field', async () => {
    const one = await box();
    expect(paste(one.field, 'gres grafit')).to.equal(true);
    expect(one.root.querySelector('table')).to.equal(null);
  });
});
