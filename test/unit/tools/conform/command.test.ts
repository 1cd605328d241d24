/** Shows the command of the kit: its reports, its exit codes, and its argument errors. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { conformCommand } from '../../../../src/tools/conform/command';
import openApi from '../../../../src/tools/contract/openapi.json';
import { rules } from '../../../../src/tools/conform/rules';
import { openShop, type Transport } from '../../../../src/tools/mock/shop';
import type { Fault } from '../../../../src/tools/mock/fault';

async function run(fault: Fault, ...args: string[]): Promise<[code: number, text: string, steps: string[]]> {
  let text = '';
  const steps: string[] = [];
  const { transport } = openShop(fault);
  const print = (more: string): void => void (text += more);
  const around = { transport, progress: (line: string) => void steps.push(line) };
  const code = await conformCommand(['https://sklep.example/koszyk', ...args], print, around);
  return [code, text, steps];
}

const carrierUnknown: Fault = { disabledChecks: ['carrier-known'] };
const warned: Fault = { answer: (_answer, _at, printed) => void (printed.status === 422 && (printed.status = 200)) };

describe('npx shop-elements conform', { timeout: 30_000 }, () => {
  beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  const folder = mkdtempSync(join(tmpdir(), 'shop-elements-conform-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ends with 0 and a summary without violations, and prints its progress', async () => {
    const [code, text, steps] = await run({});
    expect(text).toMatch(/\n(\d+) rules: \d+ kept, 0 broken, 0 warnings, \d+ not tried\. \d+\.\d s\.\n$/);
    expect(code).toBe(0);
    expect(steps.find((one) => one.includes('orders that must not be'))).toMatch(/^ +\d+\.\d s {2}/);
  });

  it('ends with 1 and prints request, response, reason, fix and links of a violation', async () => {
    const [code, text] = await run(carrierUnknown, '--only', 'carrier-wrong');
    expect(code).toBe(1);
    expect(text).toContain('✗ carrier-wrong: an unknown carrier is refused and changes nothing');
    expect(text).toContain('POST {"carrier":{"id":987654321}}');
    expect(text).toMatch(/Why: {2}The order would have no delivery\.\n {4}Fix: {2}Before you store the id/);
    expect(text).toMatch(/See: {2}\S+openapi\.json#\/components\/schemas\/CarrierAction\n/);
    const [, linked] = await run(carrierUnknown, '--only=carrier-wrong', '--docs', 'https://a.example/contract');
    expect(linked).toContain('See:  https://a.example/contract#CarrierAction\n');
  });

  it('links every rule to a section or shape of the contract', () => {
    const shapes = Object.keys(openApi.components.schemas);
    const places = [...shapes, 'actions', 'headers', 'calls', 'shapes'];
    for (const { see } of Object.values(rules)) expect(places).toContain(see);
    expect(Object.keys(openApi.paths)).toContain('/koszyk');
  });

  it('ends with 0 for warnings, and with 1 for --strict', async () => {
    const only = ['--only', 'carrier-wrong,refusal-status', '--no-order'];
    expect((await run(warned, ...only))[0]).toBe(0);
    expect((await run(warned, ...only, '--strict'))[0]).toBe(1);
  });

  it('--list marks no rule of money, identity and ordering as a warning', async () => {
    const [, text] = await run({}, '--list');
    const [, after = ''] = text.split('\nmoney\n');
    expect(after.split('\nprocesses\n')[0]).not.toContain('!');
    expect(text).toContain('! slots');
  });

  it('ends with 3 for an empty cart, and with 0 with --add or --product', async () => {
    const empty: Fault = { style: { emptyStart: true } };
    const only = ['--only', 'carrier,order'];
    const [code, text] = await run(empty, ...only);
    expect(code).toBe(3);
    expect(text).toMatch(/Missing input[^]+order: the cart is empty: add --add 'POST \/do-koszyka/);
    const one = ['--add', 'POST /do-koszyka {"id":1,"quantity":2}'];
    expect((await run(empty, '--only', 'carrier', ...one, '--add', '/do-koszyka/2 {"quantity":1}'))[0]).toBe(0);
    expect((await run(empty, '--only', 'carrier', ...one))[0]).toBe(0);
    expect((await run(empty, '--only', 'carrier', '--product', '3'))[0]).toBe(0);
  });

  it('ends with 3 if --only names rules of which none could be tried', async () => {
    const [code, text] = await run({}, '--only', 'order-stock');
    expect(code).toBe(3);
    expect(text).toContain('Nothing was tried: no rule of --only could be tested on this shop.');
    expect((await run({}, '--only', 'order-stock,carrier'))[0]).toBe(0);
  });

  it('names the product that could not be added to an empty cart', async () => {
    const [code, text] = await run({ style: { emptyStart: true } }, '--product', '4711');
    expect(code).toBe(3);
    expect(text).toContain('order: --product 4711 was not added; give the id of a product that can be bought:');
    expect(text).not.toContain('the cart is empty');
  });

  it('--set-stock and --set-price run the shop’s commands and report their errors', async () => {
    const file = join(folder, 'set');
    const rules = ['--only', 'order-stock,order-price', '--product', '4'];
    // The in-memory shop ignores the commands: it continues with its old stock and price.
    const set = ['--set-stock', `echo stock {} >> ${file}`, '--set-price', `echo net {} >> ${file}`];
    expect((await run({}, ...rules, ...set))[0]).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(
      'stock 1000\nstock 1\nstock 1000\nnet 8.77\nnet 7.77\nnet 0.00\nnet 7.77\n',
    );
    const [code, text] = await run({}, ...rules, '--set-stock', 'echo no shop >&2; exit 3 # {}');
    expect([code, text]).toEqual([3, expect.stringContaining('exit 3 # 1000 ended with 3: no shop')]);
    expect(text).toContain("not tried: pass --set-price '<command>'");
    const [wrong, why] = await run({}, '--set-price', 'php price.php');
    expect([wrong, why]).toEqual([2, expect.stringContaining("--set-price 'php price.php': {} is missing")]);
  });

  it('--as opens a session with the given cookies', async () => {
    const [code, text] = await run(
      { disabledChecks: ['order-blocked'] },
      '--only',
      'order-role',
      '--as',
      'blocked=sid=as-blocked; a=b',
    );
    expect(code).toBe(1);
    expect(text).toContain('✗ order-role:');
  });

  it('--timeout limits the time of a call', async () => {
    const hanging: Fault = {
      hangs: true,
      printed: (_printed, at) => (at?.name === 'payment' ? new Promise(() => undefined) : undefined),
    };
    const [code, text] = await run(hanging, '--timeout', '0.05', '--only', 'time', '--no-order');
    expect(code).toBe(1);
    expect(text).toContain('no response within 0.05 s');
  });

  it('--json, --junit and --html print the report or write it to a file', async () => {
    const only = ['--only', 'carrier-wrong'];
    const [code, json] = await run(carrierUnknown, ...only, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(json)).toEqual([
      expect.objectContaining({ rule: 'carrier-wrong', group: 'actions', verdict: 'broken', level: 'must' }),
    ]);
    const [, junit] = await run(carrierUnknown, ...only, '--junit');
    expect(junit).toMatch(/^<\?xml [^]+<testsuites [^>]+tests="1" failures="1" errors="0" skipped="0"/);
    expect(junit).toContain('POST {&quot;carrier&quot;:{&quot;id&quot;:987654321}}');
    const [page, other] = [join(folder, 'a.html'), join(folder, 'a.json')];
    const [, text] = await run(carrierUnknown, ...only, '--html', page, `--json=${other}`);
    expect(text).toContain('1 rules: 0 kept, 1 broken');
    const html = readFileSync(page, 'utf8');
    expect(html).toMatch(/^<!doctype html>[^]+carrier-wrong[^]+How to fix it/);
    expect(html).not.toMatch(/<(script|link|img)\b|url\(/);
    expect(JSON.parse(readFileSync(other, 'utf8'))).toHaveLength(1);
  });

  it('--html escapes HTML of the shop', async () => {
    const [, html] = await run(
      { printed: (printed, at) => void (at && (printed.text = '<script>x</script>')) },
      '--html',
    );
    expect(html).toContain('&lt;script&gt;x');
    expect(html).not.toContain('<script>');
  });

  it('ends with 2 if the shop is unreachable, and prints the usage without a URL', async () => {
    const lines: string[] = [];
    const print = (text: string): void => void lines.push(text);
    const transport: Transport = () => Promise.reject(new TypeError('fetch failed'));
    expect(await conformCommand(['https://sklep.example/'], print, { transport, progress: () => undefined })).toBe(2);
    expect(lines.join('')).toContain('could not be tried: fetch failed');
    expect(await conformCommand([], print)).toBe(2);
    expect(lines.at(-1)).toContain('PLACES ORDERS');
  });

  it.each([
    [['--add', 'do-koszyka'], "--add 'do-koszyka' is not a call"],
    [['--as', 'king=a=b'], '--as king=a=b: expected a role and its cookies'],
    [['--only', 'monye'], '--only monye: unknown rule. Groups: answers, actions, money'],
    [['--timeout', 'soon'], '--timeout soon: expected seconds'],
    [['--htlm'], "Unknown option '--htlm'"],
    [['POST', '/x'], 'POST: expected one URL'],
  ])('rejects the arguments %j with a message', async (args, message) => {
    const [code, text] = await run({}, ...args);
    expect(code).toBe(2);
    expect(text).toContain(message);
  });
});
