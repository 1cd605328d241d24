/** Tests random orders, one for each input method: the order equals the screen. `npm run suite hours chaos` tests all of them. */
import { expect, it } from 'vitest';
import { orderStage } from '../chaos/orders/pages';
import { runOrder } from '../chaos/orders/run';
import { ways } from '../chaos/orders/ways';

const stage = orderStage();

it('a random order by each input method contains what the screen displayed', async () => {
  // An input method has six runs, one for each kind of shop: takes a different one of each.
  const runs = ways.map((_, at) => at * 6 + (at % 6));
  const findings: string[] = [];
  const buyer = async () => {
    for (let run = runs.shift(); run !== undefined; run = runs.shift())
      findings.push(
        ...(await runOrder(stage.browser, stage.pages, 7, run)).findings.map(({ what, trace }) =>
          [what, ...trace].join('\n  '),
        ),
      );
  };
  await Promise.all([buyer(), buyer()]);
  expect(findings.join('\n\n')).toBe('');
});
