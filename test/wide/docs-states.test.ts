/** Tests each state of each documentation example: reachable by its link, with its text, without errors. */
import { describe, expect, it } from 'vitest';
import { enter } from '../a11y/state';
import { exampleStates } from '../a11y/states/examples';
import { useShop } from '../e2e/shop';

const shop = useShop();

describe('the documentation example reaches its state:', () => {
  it.each(exampleStates.map((state) => [state.name, state] as const))('%s', async (_, state) => {
    const errors: string[] = [];
    const page = await enter(shop, state, (one) => one.on('pageerror', ({ message }) => errors.push(message)));
    expect(errors).toEqual([]);
    await page.context().close();
  });
});
