/** Tests the output of `npx shop-elements` for a command, for help, and for an unknown command. */
import { describe, expect, it } from 'vitest';
import { run } from '../../../../src/tools/command/run';
import { declarations } from '../../../../src/tools/manifest/outputs';

const tags = await declarations();

async function answer(...args: string[]): Promise<[code: number, text: string]> {
  let text = '';
  const code = await run(args, tags, (more) => void (text += more));
  return [code, text];
}

describe('npx shop-elements', () => {
  it.each([[], ['help'], ['--help'], ['-h']])(
    'prints all commands without arguments and for help: %s',
    async (...args) => {
      const [code, text] = await answer(...args);
      expect(code).toBe(0);
      expect(text).toMatch(/^shop-elements conform <cart url>[^]+\nshop-elements lint </);
    },
  );

  it.each(['--help', '-h'])('prints the usage of one command: %s', async (help) => {
    expect(await answer('conform', help)).toEqual([0, expect.stringMatching(/^shop-elements conform <cart url>/)]);
    expect(await answer('lint', help)).toEqual([0, expect.stringMatching(/^shop-elements lint </)]);
    expect(await answer('lint', 'templates', help)).toEqual([0, expect.stringMatching(/^shop-elements lint </)]);
  });

  it.each([['--version'], ['lint', '--version']])('prints its version: %s', async (...args) => {
    expect(await answer(...args)).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it('names an unknown command', async () => {
    const [code, text] = await answer('frobnicate', 'templates/');
    expect(code).toBe(2);
    expect(text).toMatch(/^Unknown command frobnicate\. Use init, conform, lint, mock, watch, verify or cdn[^\n]+\n$/);
  });

  it('rejects a cart URL without a scheme', async () => {
    const [code, text] = await answer('conform', 'shop.example/koszyk');
    expect(code).toBe(2);
    expect(text).toMatch(/^shop\.example\/koszyk is not a URL: use https:\/\/ or http:\/\/\.\n\nshop-elements conform/);
  });
});
