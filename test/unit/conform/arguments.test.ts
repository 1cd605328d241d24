/** Shows what a developer and a CI see of the kit: the report's words, the exit codes, and what is asked wrongly. */
import { describe, expect, it } from 'vitest';
import { conformCommand } from '../../../src/conform/arguments';
import type { RuleName } from '../../../src/conform/rules';
import { contractServer } from '../../fixtures/contract-server';

async function run(breaks: RuleName | undefined, ...args: string[]): Promise<[code: number, text: string]> {
  let text = '';
  const print = (more: string): void => void (text += more);
  const code = await conformCommand(['https://sklep.example/koszyk', ...args], print, contractServer(breaks).transport);
  return [code, text];
}

describe('npx shop-elements conform', () => {
  it('ends with 0 and a sum when nothing is broken', async () => {
    const [code, text] = await run(undefined);
    expect(code).toBe(0);
    expect(text).toMatch(/55 rules: \d+ kept, 0 broken, 0 warnings, \d+ not tried\./);
  });

  it('ends with 1 and says what was sent, what came, why it matters, and how to mend it', async () => {
    const [code, text] = await run('carrier-wrong');
    expect(code).toBe(1);
    expect(text).toContain('✗ carrier-wrong: an unknown carrier is refused and changes nothing');
    expect(text).toContain('POST {"carrier":{"id":987654321}}');
    expect(text).toMatch(/Why: {2}The order would have no delivery\.\n {4}Mend: Look the id up/);
  });

  it('lets warnings pass, unless it is strict', async () => {
    expect((await run('no-store'))[0]).toBe(0);
    expect((await run('no-store', '--strict'))[0]).toBe(1);
  });

  it('prints JSON for other tools', async () => {
    const [, text] = await run('json', '--json');
    expect(JSON.parse(text)).toContainEqual(expect.objectContaining({ rule: 'json', verdict: 'broken' }));
  });

  it('ends with 2 when the shop cannot be reached, or no address is given', async () => {
    const lines: string[] = [];
    const unreachable = () => Promise.reject(new TypeError('fetch failed'));
    expect(await conformCommand(['https://sklep.example/'], (text) => lines.push(text), unreachable)).toBe(2);
    expect(lines.join('')).toContain('could not be tried: fetch failed');
    expect(await conformCommand([], (text) => lines.push(text))).toBe(2);
    expect(lines.at(-1)).toContain('PLACES AN ORDER');
  });
});
