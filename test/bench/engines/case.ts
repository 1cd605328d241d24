/** Measures the first press and the following ones in a cart of 500 lines, in Chromium, Firefox and WebKitGTK. */
import type { Case } from '../runner/case';
import { countRow, type Row } from '../runner/rows';
import { withShop } from '../runner/shop';
import { median } from '../runner/statistics';
import { engines, type Driver } from './drivers';
import { argumentsOf, scriptOf } from '../runner/controls';
import { cartPresses, PLUS, QUANTITY, type Press } from '../runner/presses';

const VISITS = 3;
/** Presses that leave no other cart, and have no dialog, which WebDriver handles differently in each engine. */
const names =
  'plus, minus, a typed quantity, search in the lines, clear the search, a carrier, a payment, a note, to the addresses, back to the cart'.split(
    ', ',
  );
const presses = cartPresses.filter(({ name }) => names.includes(name));

/** Calls one of the page's helpers, which the first call defines. */
const call = async <Result>({ run }: Driver, deed: string): Promise<Result> => (await run(scriptOf(deed))) as Result;

async function press(driver: Driver, { keys, ...control }: Omit<Press, 'name'>): Promise<void> {
  const { x, y } = await call<{ x: number; y: number }>(driver, `place(${argumentsOf(control)})`);
  await driver.click(x, y);
  await keys?.(driver);
}

const quantity = (driver: Driver): Promise<string> => call(driver, `value(${argumentsOf(QUANTITY)})`);

/** The visitor with 500 lines, by the form of the demo. */
const signIn = (driver: Driver): Promise<unknown> =>
  driver.run(
    `(async () => {
      const _token = document.querySelector('[name=_token]').value;
      await fetch('/kto', { method: 'POST', body: new URLSearchParams({ _token, kto: 'koszyk-500', back: '/oddzialy' }) });
    })()`,
  );

interface Visit {
  /** From the first press until the quantity is another one, in ms. */
  readonly first: number;
  readonly isLost: boolean;
  /** Each press until the next paint, in ms. */
  readonly paints: readonly number[];
}

async function visit(driver: Driver, url: string): Promise<Visit> {
  await driver.open(`${url}/koszyk`);
  const before = await quantity(driver);
  await call(driver, `watch(${argumentsOf(QUANTITY)})`);
  await press(driver, PLUS);
  const first = await call<number>(driver, 'changed');
  await call(driver, 'shown()');
  await call(driver, 'take()');
  await driver.open(`${url}/koszyk`);
  // A change that the first page did not finish sending is sent by the next one.
  await call(driver, 'take()');
  const isLost = (await quantity(driver)) === before;
  const paints: number[] = [];
  for (const one of presses) {
    await press(driver, one);
    paints.push(await call<number>(driver, 'take()'));
  }
  return { first, isLost, paints };
}

async function measureEngine(open: () => Promise<Driver>, url: string): Promise<readonly Row[]> {
  const driver = await open();
  try {
    await driver.open(`${url}/oddzialy`);
    await signIn(driver);
    await visit(driver, url);
    const visits: Visit[] = [];
    while (visits.length < VISITS) visits.push(await visit(driver, url));
    const slowest = presses
      .map(({ name }, index) => ({ name, ms: Math.round(median(visits.map(({ paints }) => paints[index]!))) }))
      .toSorted((a, b) => b.ms - a.ms)[0]!;
    const first = Math.round(median(visits.map((one) => one.first)));
    return [
      countRow(`the first press until the quantity is another one, ${driver.name}`, first, { unit: 'ms', most: 100 }),
      countRow(`the slowest of ${presses.length} presses until painted, ${driver.name}`, slowest.ms, {
        unit: 'ms',
        most: driver.cpu === 1 ? 100 : 200,
        against: slowest.name,
      }),
      countRow(`lost first presses, ${driver.name}`, visits.filter(({ isLost }) => isLost).length, { most: 0 }),
    ];
  } finally {
    await driver.close();
  }
}

export const enginesCase: Case = {
  name: 'engines',
  title: 'The first press, and others, in three engines',
  how: `A cart of 500 lines that the demo's server printed, ${VISITS} visits after one that does not count, by trusted input. The first press comes as soon as the tag is defined, usually before React is loaded; a press is lost if the page, reloaded after the view is there, has the old quantity. "Until painted" is the time from the slowest event of a press to the task after the next frame, because WebKitGTK has no Event Timing API. Medians. Only Chromium simulates a slower processor. Controls are found by a selector and their name, which forces no layout of lines out of view.`,
  measure: () =>
    withShop(async (url) => {
      const rows: Row[] = [];
      for (const open of engines) rows.push(...(await measureEngine(open, url)));
      return rows;
    }),
};
