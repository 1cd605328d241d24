/** Tests that products are added one at a time, and when the queue is idle. */
import { expect, it } from 'vitest';
import { createLine } from '../../../../src/search/add-product/line';

it('createLine sends requests in order, also after a failure', async () => {
  const line = createLine();
  const sent: string[] = [];
  const send = (name: string, fails = false) =>
    line.post(async () => {
      sent.push(`${name} begins`);
      await Promise.resolve();
      sent.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const both = Promise.allSettled([send('pasted', true), send('by hand')]);
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(sent).toEqual(['pasted begins', 'pasted ends', 'by hand begins', 'by hand ends']);
});

it('createLine is idle after all work has ended, not between its requests', async () => {
  const line = createLine();
  let end = () => {};
  const table = line.during(() => new Promise((done) => (end = done)));
  await line.during(() => line.post(async () => {}));
  expect(line.isIdle()).toBe(false);
  end();
  await table;
  expect(line.isIdle()).toBe(true);
});
