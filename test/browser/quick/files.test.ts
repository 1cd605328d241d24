/** Tests the reading of files in `<shop-quick-order>`: beside the page, within limits, once, and for one account. */
import { expect } from '@open-wc/testing';
import { buttonIn, scriptedServer, settled, type Call } from '../product/page';
import { until } from '../settled';
import { drop, fields, has, opened, paste, TAG, type } from './stage';

let calls: Call[];
let restore: () => void;
const ownWorker = globalThis.Worker;
beforeEach(() => {
  sessionStorage.clear();
  ({ calls, restore } = scriptedServer());
});
afterEach(() => {
  restore();
  globalThis.Worker = ownWorker;
  document.querySelector(TAG)?.remove();
});

const ORDER = 'Symbol;Ilość\nA-1;4\nA-2;2\n';
const csv = (name: string, text = ORDER) => new File([text], name);
const rows = (element: HTMLElement) =>
  fields(element)
    .map(({ value }, index) => [value, fields(element, 'quantity-input')[index]!.value].join(' ').trim())
    .filter((row) => row !== '');
const spans = `<table>${`<tr>${'<td rowspan=1000 colspan=1000>A-1'.repeat(4)}`.repeat(300)}${'<tr><td>x'.repeat(1_000_000)}</table>`;

/** The URLs of the workers that are started from now on. */
function startedWorkers(): readonly string[] {
  const started: string[] = [];
  globalThis.Worker = class extends ownWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      started.push(String(url));
    }
  };
  return started;
}

const thousands = (count: number) => Array.from({ length: count }, (_, at) => `A-${at + 1}\t2`).join('\n');

describe('<shop-quick-order>, files', () => {
  for (const [what, give] of [
    ['a file of 10,000 rows', (element: HTMLElement) => drop(element, csv('a.txt', thousands(10_000)))],
    ['a pasted text of 1,000 rows', (element: HTMLElement) => paste(element, thousands(1000))],
  ] as const)
    it(`leave the page usable: ${what} is read in a worker, at most 40 rows appear in one task, and a key meanwhile counts`, async () => {
      const started = startedWorkers();
      const element = await opened();
      const isRow = (node: Node) => node instanceof HTMLElement && node.matches('[data-key]');
      let most = 0;
      new MutationObserver((records) => {
        const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isRow).length;
        most = Math.max(most, added);
      }).observe(element.shadowRoot!, { childList: true, subtree: true });
      await give(element);
      await until(() => fields(element, 'quantity-input').length > 20, 'the first rows');
      const [amount] = fields(element, 'quantity-input');
      type(amount!, '7');
      await until(() => fields(element).length === 1000, 'all rows');
      expect([started.length, amount!.value]).to.deep.equal([1, '7']);
      expect(most).to.be.within(20, 40);
    });

  it('are read in a worker, and one that costs too much is refused by a sentence', async () => {
    const started = startedWorkers();
    const element = await opened();
    await drop(element, csv('rozpiętość.xls', spans), csv('a.csv'));
    await has(element, 'rozpiętość.xls: Ten plik jest zbyt rozbudowany, żeby go odczytać.');
    await has(element, 'a.csv: odczytano 2');
    expect(started).to.have.length(2);
    expect(rows(element)).to.deep.equal(['A-1 4', 'A-2 2']);
  });

  it('are read on the page where no worker can start', async () => {
    globalThis.Worker = class {
      constructor() {
        throw new DOMException('refused', 'SecurityError');
      }
    } as unknown as typeof Worker;
    const element = await opened();
    await drop(element, csv('a.csv'));
    await has(element, 'a.csv: odczytano 2');
  });

  it('are read on the page where a policy blocks the worker', async () => {
    globalThis.Worker = class extends EventTarget {
      postMessage = () => this.dispatchEvent(new Event('error', { cancelable: true }));
      terminate = () => {};
    } as unknown as typeof Worker;
    const element = await opened();
    await drop(element, csv('a.csv'));
    await has(element, 'a.csv: odczytano 2');
  });

  it('are stopped with one press, and the page can be used meanwhile', async () => {
    let isEnded = false;
    globalThis.Worker = class extends EventTarget {
      postMessage = () => {};
      terminate = () => (isEnded = true);
    } as unknown as typeof Worker;
    const element = await opened();
    await drop(element, csv('a.csv'));
    await paste(element, 'Z-1\t7\nZ-2\t8');
    await has(element, 'Wczytywanie pliku…');
    expect(rows(element)).to.deep.equal(['Z-1 7', 'Z-2 8']);
    buttonIn(element, 'Przerwij').click();
    await has(element, 'a.csv: przerwano wczytywanie.');
    expect(isEnded).to.equal(true);
    expect(element.shadowRoot!.textContent).not.to.contain('Wczytywanie pliku…');
  });

  it('that were read before wait for a choice', async () => {
    const element = await opened();
    await drop(element, csv('a.csv'));
    await has(element, 'a.csv: odczytano 2');
    await drop(element, csv('a.csv'));
    await has(element, 'a.csv: 2\u00A0pozycje są już na liście. Zastąpić, dodać czy pominąć?');
    expect(rows(element)).to.deep.equal(['A-1 4', 'A-2 2']);
    buttonIn(element, 'Pomiń').click();
    await settled();
    expect(rows(element)).to.deep.equal(['A-1 4', 'A-2 2']);
  });

  it('have their omitted rows listed, and each comes back with one press', async () => {
    const element = await opened();
    await drop(element, csv('a.csv', 'Symbol;Ilość\nA-1;4\nA-2;\n'));
    await has(element, 'Wiersz 3: A-2 – bez ilości');
    buttonIn(element, 'Dodaj pominięty wiersz 3').click();
    await settled();
    expect(rows(element)).to.deep.equal(['A-1 4', 'A-2']);
    expect(element.shadowRoot!.textContent).not.to.contain('Wiersz 3');
  });

  it('name what Excel has made of a code', async () => {
    const element = await opened();
    await drop(element, csv('a.csv', 'Symbol;Ilość\n5,90432E+12;4\nA-2;1\n'));
    await has(element, 'Excel zmienił ten kod na „5,90432E+12”.');
  });
});

describe('<shop-quick-order>, the list of an account', () => {
  const left = async (attributes: string, text = '') => {
    const element = await opened(`lookup-url="/api/lookup" ${attributes}`);
    if (text !== '') await paste(element, text);
    const list = rows(element);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    element.remove();
    return list;
  };

  it('is shown to no other account and to no guest', async () => {
    await left('account="anna"', 'A-1\t4\nA-2\t2');
    expect(await left('account="jan"')).to.deep.equal([]);
    expect(await left('')).to.deep.equal([]);
    expect(await left('account="anna"')).to.deep.equal(['A-1 4', 'A-2 2']);
  });

  it('begins with that of the guest who logs in', async () => {
    await left('', 'A-1\t4\nA-2\t2');
    expect(await left('account="anna"')).to.deep.equal(['A-1 4', 'A-2 2']);
    expect(await left('')).to.deep.equal([]);
    await until(() => calls.length > 0, 'nothing was asked');
  });
});
