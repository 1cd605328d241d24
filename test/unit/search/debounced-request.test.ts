/** Shows when typed text is asked about, and which answer is shown, on a clock held by the test. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../src/http/failure';
import { createDebouncedRequest } from '../../../src/search/debounced-request';

interface Question {
  readonly query: string;
  answer(text: string): Promise<void>;
  fail(error: Error): Promise<void>;
}

function scripted(delay = 400) {
  const timers = new Map<() => void, number>();
  const questions: Question[] = [];
  const shown: string[] = [];
  const asking = createDebouncedRequest<string>({
    delay,
    minimum: () => 3,
    ask: (query) =>
      new Promise((resolve, reject) => {
        const after = () => new Promise<void>((done) => setImmediate(done));
        questions.push({
          query,
          answer: (text) => (resolve(text), after()),
          fail: (error) => (reject(error), after()),
        });
      }),
    onAnswer: (answer, query) => shown.push(`${query}: ${answer}`),
    onShort: () => shown.push('cleared'),
    onLate: (isLate) => shown.push(isLate ? 'late' : 'no longer late'),
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
  return { asking, questions, shown, timers, pass };
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('asking', () => {
  it('asks for what a person sees of a pasted phrase', () => {
    const { asking, pass, questions } = scripted();
    asking.typed('\u202aGRE1\u20111234\u200b\u00a0mat\u202c');
    pass();
    expect(questions.map(({ query }) => query)).toEqual(['GRE1-1234 mat']);
  });

  it('waits the pause out, which each keystroke restarts', () => {
    const { asking, questions, timers, pass } = scripted();
    asking.typed('pły');
    asking.typed('płyt');
    expect([...timers.values()]).toEqual([400]);
    expect(questions).toHaveLength(0);
    pass();
    expect(questions.map(({ query }) => query)).toEqual(['płyt']);
  });

  it('counts the pause from when the text was typed, not from when the view hears of it', () => {
    const { asking, questions, timers, pass } = scripted();
    asking.typed('płyt', 150);
    expect([...timers.values()]).toEqual([250]);
    asking.typed('płytka', 5000);
    expect([...timers.values()]).toEqual([0]);
    pass();
    expect(questions.map(({ query }) => query)).toEqual(['płytka']);
  });

  it.each(['', 'a', 'ab', ' ab ', '  '])('clears for "%s", which is too short', (text) => {
    const { asking, shown, timers } = scripted();
    asking.typed('gres');
    asking.typed(text);
    expect([shown, timers.size]).toEqual([['cleared'], 0]);
  });

  it('asks about three characters, the fewest it was told', () => {
    const { asking, questions, pass } = scripted();
    asking.typed('żól');
    pass();
    expect(questions.map(({ query }) => query)).toEqual(['żól']);
  });

  it('shows only the answer to the newest text, whatever comes when', async () => {
    const { asking, questions, shown, pass } = scripted();
    for (const text of ['gres', 'gres m', 'gres ma']) {
      asking.typed(text);
      pass();
    }
    await questions[2]!.answer('c');
    await questions[0]!.answer('a');
    await questions[1]!.answer('b');
    expect(shown).toEqual(['gres ma: c']);
  });

  it('shows no answer once the text has become too short', async () => {
    const { asking, questions, shown, pass } = scripted();
    asking.typed('gres');
    pass();
    asking.typed('gr');
    await questions[0]!.answer('a');
    expect(shown).toEqual(['cleared']);
  });

  it('asks at once when told, and not a second time after the pause', () => {
    const { asking, questions, pass } = scripted();
    asking.typed('gres');
    asking.now();
    asking.now();
    pass();
    expect(questions).toHaveLength(1);
  });

  it('logs a failure and changes nothing; a page that is being left is not even logged', async () => {
    const { asking, questions, shown, pass } = scripted();
    asking.typed('gres');
    pass();
    await questions[0]!.fail(new Failure('network'));
    expect(console.warn).toHaveBeenCalledTimes(1);
    asking.typed('gresy');
    pass();
    await questions[1]!.fail(new Failure('leaving'));
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([]);
  });

  it('tells that an answer is late after half a second, and that it is no longer', async () => {
    const { asking, questions, shown, timers, pass } = scripted();
    asking.typed('gres');
    pass();
    expect([...timers.values()]).toEqual([500]);
    pass();
    await questions[0]!.answer('a');
    expect(shown).toEqual(['late', 'no longer late', 'gres: a']);
  });

  it.each(['gresy', 'gr'])('ends a late wait with a text that is typed on, "%s"', (text) => {
    const { asking, shown, pass } = scripted();
    asking.typed('gres');
    pass();
    pass();
    asking.typed(text);
    expect(shown.slice(0, 2)).toEqual(['late', 'no longer late']);
  });

  it('calls no answer late that has come, failed or is not wanted any more', async () => {
    const { asking, questions, shown, timers, pass } = scripted();
    const outcomes = [
      (question: Question) => question.answer('a'),
      (question: Question) => question.fail(new Failure('network')),
      async () => asking.stop(),
    ];
    for (const [nth, outcome] of outcomes.entries()) {
      asking.typed(`gres ${nth}`);
      pass();
      await outcome(questions[nth]!);
      expect(timers.size).toBe(0);
    }
    expect(shown).toEqual(['gres 0: a']);
  });

  it('forgets everything when stopped', async () => {
    const { asking, questions, shown, timers, pass } = scripted();
    asking.typed('gres');
    pass();
    asking.typed('gresy');
    asking.stop();
    expect(timers.size).toBe(0);
    await questions[0]!.answer('a');
    expect(shown).toEqual([]);
  });
});
