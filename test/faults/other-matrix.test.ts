/** Shows that each of the 28 faults, on each call other than the cart's, ends in a response or a Failure, never in a partial response. */
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../src/http/failure';
import { failureText } from '../../src/http/text';
import { faults, HANG_MS, isHarmless, type NetworkFault } from '../../src/tools/mock/network-faults';
import { CONFIGURATOR, otherCalls, StateFailed, type OtherCall } from '../chaos/other-calls';
import { scriptFetch } from '../chaos/scripted-fetch';
import { aClock } from '../fixtures/clock';
import { stubPage } from '../fixtures/page';
import { shareMatrix } from './outcomes';

const outcomes = shareMatrix('other');
afterAll(() => outcomes.print());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A valid response arrives in the end: late, in pieces, twice, or after a new token (a foreign server receives no second request). */
const isAnswered = (fault: NetworkFault, call: OtherCall): boolean =>
  isHarmless(fault) ||
  (fault.name === '419' && call.name !== 'getNewToken') ||
  (fault.name === 'wrong shape' && call.unread === true);

for (const call of otherCalls)
  it.each(faults.map((fault) => [fault.name, fault] as const))(`${call.name}: %s`, async (_, fault) => {
    const page = stubPage({ cookie: 'XSRF-TOKEN=token' });
    const clock = aClock();
    const pageReload = ({ method, headers }: { method: string; headers: object }) =>
      method === 'GET' && !('X-Requested-With' in headers) && call.name !== 'getNewToken';
    const script = scriptFetch({
      clock,
      page,
      shop: () => ({ status: 200, body: call.answer }),
      concerns: (one) => !pageReload(one),
    });
    /** The final result of the call: the value returned, or the error thrown. */
    const askOnce = async (): Promise<unknown> => {
      const answerOrError = call.ask().catch((error: unknown) => error);
      await clock.pass(2 * HANG_MS);
      return answerOrError;
    };
    expect(await askOnce()).toEqual(call.valid);

    script.arm(fault);
    const outcome = await askOnce();
    expect(script.isSpent()).toBe(true);
    if (fault.name === 'wrong shape' && call.unread) expect(outcome).toBeTypeOf('object');
    else if (isAnswered(fault, call)) expect(outcome).toEqual(call.valid);
    else if (fault.response.kind === 'navigation' && call.left !== undefined) expect(outcome).toEqual(call.left);
    else if (outcome instanceof StateFailed) expect(outcome.isStored).toBe(true);
    else if (outcome instanceof Failure) {
      const sentence = failureText(outcome);
      if (fault.response.kind === 'navigation') expect(sentence).toBe('');
      else expect(sentence).toMatch(/\p{Lu}[\p{L} ,–]+\./u);
    } else expect.fail(`neither answer nor Failure: ${JSON.stringify(outcome)}`);

    vi.advanceTimersByTime(10_000);
    script.clear();
    expect(await askOnce()).toEqual(call.valid);
    const origins = new Set(script.journal.map(({ url }) => new URL(url).origin));
    expect(origins).toEqual(new Set([call.name === 'getNewToken' ? CONFIGURATOR : 'https://sklep.example']));
    for (const { url, headers } of script.journal.filter(() => call.name === 'getNewToken'))
      expect([url, 'X-XSRF-TOKEN' in headers, 'X-Requested-With' in headers]).toEqual([
        `${CONFIGURATOR}/getNewToken`,
        false,
        false,
      ]);
    outcomes.add(fault.name, call.name, isAnswered(fault, call) ? '·' : 'l');
  });
