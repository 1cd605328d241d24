/** Shows that products are added one at a time, and when nothing is left to do. */
import { expect, it } from 'vitest';
import { createLine } from '../../../../src/search/add-product/line';

it('sends one after the other, whether the one before went well or not', async () => {
  const line = createLine();
  const told: string[] = [];
  const send = (name: string, fails = false) =>
    line.post(async () => {
      told.push(`${name} begins`);
      await Promise.resolve();
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const both = Promise.allSettled([send('pasted', true), send('by hand')]);
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(told).toEqual(['pasted begins', 'pasted ends', 'by hand begins', 'by hand ends']);
});

it('is idle when all work has ended, not already between its posts', async () => {
  const line = createLine();
  let end = () => {};
  const table = line.during(() => new Promise((done) => (end = done)));
  await line.during(() => line.post(async () => {}));
  expect(line.isIdle()).toBe(false);
  end();
  await table;
  expect(line.isIdle()).toBe(true);
});
