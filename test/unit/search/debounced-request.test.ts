/** Tests when typed text is sent and which response counts, on the test's clock. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../src/http/failure';
import { createDebouncedRequest } from '../../../src/search/debounced-request';

interface SentRequest {
  readonly query: string;
  answer(text: string): Promise<void>;
  fail(error: Error): Promise<void>;
}

function scripted(delay = 400) {
  const timers = new Map<() => void, number>();
  const sent: SentRequest[] = [];
  const calls: string[] = [];
  const request = createDebouncedRequest<string>({
    delay,
    minimum: () => 3,
    ask: (query) =>
      new Promise((resolve, reject) => {
        const after = () => new Promise<void>((done) => setImmediate(done));
        sent.push({
          query,
          answer: (text) => (resolve(text), after()),
          fail: (error) => (reject(error), after()),
        });
      }),
    onAnswer: (answer, query) => calls.push(`${query}: ${answer}`),
    onShort: () => calls.push('cleared'),
    onLate: (isLate) => calls.push(isLate ? 'late' : 'no longer late'),
    clock: {
      after(ms, action) {
        timers.set(action, ms);
        return () => timers.delete(action);
      },
    },
  });
  const pass = () => {
    for (const action of [...timers.keys()]) {
      timers.delete(action);
      action();
    }
  };
  return { asking: request, questions: sent, shown: calls, timers, pass };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('createDebouncedRequest', () => {
  it('sends a pasted phrase without invisible characters', () => {
    const { asking: request, pass, questions: sent } = scripted();
    request.typed('\u202aGRE1\u20111234\u200b\u00a0mat\u202c');
    pass();
    expect(sent.map(({ query }) => query)).toEqual(['GRE1-1234 mat']);
  });

  it('sends after the delay, which each keystroke restarts', () => {
    const { asking: request, questions: sent, timers, pass } = scripted();
    request.typed('pły');
    request.typed('płyt');
    expect([...timers.values()]).toEqual([400]);
    expect(sent).toHaveLength(0);
    pass();
    expect(sent.map(({ query }) => query)).toEqual(['płyt']);
  });

  it('counts the delay from the time of typing, not from the call', () => {
    const { asking: request, questions: sent, timers, pass } = scripted();
    request.typed('płyt', 150);
    expect([...timers.values()]).toEqual([250]);
    request.typed('płytka', 5000);
    expect([...timers.values()]).toEqual([0]);
    pass();
    expect(sent.map(({ query }) => query)).toEqual(['płytka']);
  });

  it.each(['', 'a', 'ab', ' ab ', '  '])('calls onShort for the too short text "%s"', (text) => {
    const { asking: request, shown: calls, timers } = scripted();
    request.typed('gres');
    request.typed(text);
    expect([calls, timers.size]).toEqual([['cleared'], 0]);
  });

  it('sends a phrase of the minimum length', () => {
    const { asking: request, questions: sent, pass } = scripted();
    request.typed('żól');
    pass();
    expect(sent.map(({ query }) => query)).toEqual(['żól']);
  });

  it('passes on only the response to the newest text, in any order of arrival', async () => {
    const { asking: request, questions: sent, shown: calls, pass } = scripted();
    for (const text of ['gres', 'gres m', 'gres ma']) {
      request.typed(text);
      pass();
    }
    await sent[2]!.answer('c');
    await sent[0]!.answer('a');
    await sent[1]!.answer('b');
    expect(calls).toEqual(['gres ma: c']);
  });

  it('ignores a response after the text has become too short', async () => {
    const { asking: request, questions: sent, shown: calls, pass } = scripted();
    request.typed('gres');
    pass();
    request.typed('gr');
    await sent[0]!.answer('a');
    expect(calls).toEqual(['cleared']);
  });

  it('now() sends at once, and not again after the delay', () => {
    const { asking: request, questions: sent, pass } = scripted();
    request.typed('gres');
    request.now();
    request.now();
    pass();
    expect(sent).toHaveLength(1);
  });

  it('logs only a refusal, and changes nothing after any failure', async () => {
    const { asking: request, questions: sent, shown: calls, pass } = scripted();
    request.typed('gres');
    pass();
    await sent[0]!.fail(new Failure('network'));
    expect(console.warn).not.toHaveBeenCalled();
    request.typed('gresy');
    pass();
    await sent[1]!.fail(new Failure('http', { status: 422, body: {} }));
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1));
    expect(calls).toEqual([]);
  });

  it('reports a late response after half a second, and its arrival', async () => {
    const { asking: request, questions: sent, shown: calls, timers, pass } = scripted();
    request.typed('gres');
    pass();
    expect([...timers.values()]).toEqual([500]);
    pass();
    await sent[0]!.answer('a');
    expect(calls).toEqual(['late', 'no longer late', 'gres: a']);
  });

  it.each(['gresy', 'gr'])('ends a late wait when the text changes to "%s"', (text) => {
    const { asking: request, shown: calls, pass } = scripted();
    request.typed('gres');
    pass();
    pass();
    request.typed(text);
    expect(calls.slice(0, 2)).toEqual(['late', 'no longer late']);
  });

  it('reports no late response after an answer, a failure or a newer text', async () => {
    const { asking: request, questions: sent, shown: calls, timers, pass } = scripted();
    const outcomes = [
      (question: SentRequest) => question.answer('a'),
      (question: SentRequest) => question.fail(new Failure('network')),
      async () => request.stop(),
    ];
    for (const [index, outcome] of outcomes.entries()) {
      request.typed(`gres ${index}`);
      pass();
      await outcome(sent[index]!);
      expect(timers.size).toBe(0);
    }
    expect(calls).toEqual(['gres 0: a']);
  });

  it('stop() cancels the waiting request and ignores responses', async () => {
    const { asking: request, questions: sent, shown: calls, timers, pass } = scripted();
    request.typed('gres');
    pass();
    request.typed('gresy');
    request.stop();
    expect(timers.size).toBe(0);
    await sent[0]!.answer('a');
    expect(calls).toEqual([]);
  });
});
