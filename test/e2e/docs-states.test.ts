/** Shows that each state of each example is there behind its link, with what it says, and that nothing breaks on the way. */
import { describe, expect, it } from 'vitest';
import { enter } from '../a11y/state';
import { exampleStates } from '../a11y/states/examples';
import { sampled } from './sample';
import { useShop } from './shop';

const shop = useShop();

describe('the documentation example reaches its state:', () => {
  it.each(sampled(exampleStates, 24).map((state) => [state.name, state] as const))('%s', async (_, state) => {
    const said: string[] = [];
    const page = await enter(shop, state, (one) => one.on('pageerror', ({ message }) => said.push(message)));
    expect(said).toEqual([]);
    await page.context().close();
  });
});
