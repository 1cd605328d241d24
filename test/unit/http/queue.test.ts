/** Tests the queue: each test is one time line, in milliseconds. */
import { expect, it } from 'vitest';
import { createQueue, type Job } from '../../../src/http/queue';
import { aClock, settled } from '../../fixtures/clock';

type Quantities = Record<string, number>;
const LATENCY = 100;

/** A queue and a server that responds to each request after 100 ms with its number. `log` contains the requests and their times. */
function aQueue() {
  const clock = aClock();
  const log: string[] = [];
  /** The number of jobs at each reported change. */
  const changes: number[] = [];
  let hanging = false;
  const queue = createQueue<unknown, number, number>({
    clock,
    onChange: () => void changes.push(queue.jobs().length),
    commit: (_job, number) => number,
    send({ key, body }) {
      const number = log.push(`${clock.now} ${key} ${JSON.stringify(body)}`);
      return new Promise((resolve) => void (hanging || clock.after(LATENCY, () => resolve(number))));
    },
  });
  const push = (key: string, body: unknown, rest: Partial<Job<unknown>> = {}) => queue.push({ key, body, ...rest });
  const merge = (a: unknown, b: unknown) => ({ ...(a as Quantities), ...(b as Quantities) });
  const quantity = (body: Quantities) => push('quantity', body, { delay: 250, merge });
  const cancel = (key: string) => queue.cancel((job) => job.key === key, -1);
  return { queue, clock, log, changes, push, quantity, cancel, hang: () => (hanging = true) };
}

it('sends a lone job at once', () => {
  const { push, log } = aQueue();
  void push('carrier', 4);
  expect(log).toEqual(['0 carrier 4']);
});

it('reports a change when a job is pushed, and when it is settled', async () => {
  const { push, clock, changes } = aQueue();
  void push('carrier', 4);
  expect(changes.at(-1)).toBe(1);
  await clock.pass(LATENCY);
  expect(changes.at(-1)).toBe(0);
});

it('sends a quantity 250 ms after the last click, once, with its last value', async () => {
  const { quantity, clock, log } = aQueue();
  void quantity({ 12: 2 });
  await clock.pass(100);
  void quantity({ 12: 3 });
  await clock.pass(80);
  void quantity({ 12: 4 });
  await clock.pass(1000);
  expect(log).toEqual(['430 quantity {"12":4}']);
});

it('merges the quantities of several lines into one request', async () => {
  const { quantity, clock, log } = aQueue();
  void quantity({ 12: 2 });
  void quantity({ 13: 5 });
  await clock.pass(1000);
  expect(log).toEqual(['250 quantity {"12":2,"13":5}']);
});

it('has one request under way; then the newest job of each key, in the order of the last push [N6]', async () => {
  const { push, clock, log } = aQueue();
  void push('carrier', 1);
  void push('carrier', 2);
  void push('payment', 7);
  void push('carrier', 3);
  await clock.pass(1000);
  expect(log).toEqual(['0 carrier 1', '100 payment 7', '200 carrier 3']);
});

it('a job without delay first sends those that wait for a typing pause', async () => {
  const { push, quantity, clock, log } = aQueue();
  void quantity({ 12: 2 });
  await clock.pass(50);
  void push('carrier', 4);
  await clock.pass(1000);
  expect(log).toEqual(['50 quantity {"12":2}', '150 carrier 4']);
});

it('every push resolves with the outcome of the request that carried it', async () => {
  const { push, clock } = aQueue();
  const outcomes = Promise.all([push('carrier', 1), push('carrier', 2), push('carrier', 3)]);
  await clock.pass(1000);
  expect(await outcomes).toEqual([1, 2, 2]);
});

it('a push for the key under way is sent after it, never instead of it', async () => {
  const { quantity, clock, log } = aQueue();
  void quantity({ 12: 4 });
  await clock.pass(300);
  void quantity({ 12: 5 });
  await clock.pass(1000);
  expect(log).toEqual(['250 quantity {"12":4}', '550 quantity {"12":5}']);
});

it('a relative change is not repeated while it is under way or waiting', async () => {
  const { push, clock, log } = aQueue();
  const first = push('remove:12', 12, { once: true });
  const second = push('remove:12', 12, { once: true });
  void push('remove:13', 13, { once: true });
  void push('remove:13', 13, { once: true });
  await clock.pass(1000);
  expect(log).toEqual(['0 remove:12 12', '100 remove:13 13']);
  expect(await second).toBe(await first);
});

it('flush sends all waiting jobs, and resolves after their responses', async () => {
  const { queue, quantity, push, clock, log } = aQueue();
  void quantity({ 12: 2 });
  void push('notes', 'pilne', { delay: 800 });
  let flushedAt: number | undefined;
  void queue.flush().then(() => (flushedAt = clock.now));
  await clock.pass(1000);
  expect(log).toEqual(['0 quantity {"12":2}', '100 notes "pilne"']);
  expect(flushedAt).toBe(200);
});

it('flush also waits for jobs pushed meanwhile, and skips their delay', async () => {
  const { queue, push, quantity, clock, log } = aQueue();
  void push('carrier', 4);
  let flushedAt: number | undefined;
  void queue.flush().then(() => (flushedAt = clock.now));
  await clock.pass(50);
  void quantity({ 12: 2 });
  await clock.pass(1000);
  expect(log).toEqual(['0 carrier 4', '100 quantity {"12":2}']);
  expect(flushedAt).toBe(200);
});

it('flush of an idle queue resolves at once', async () => {
  const { queue, clock } = aQueue();
  await queue.flush();
  expect(clock.now).toBe(0);
});

it('flushOnHide sends all waiting jobs beside the one under way, except onHide: false', async () => {
  const { queue, push, quantity, clock, log } = aQueue();
  void push('carrier', 4);
  void push('load', {}, { onHide: false });
  void quantity({ 12: 2 });
  await clock.pass(10);
  queue.flushOnHide();
  expect(log).toEqual(['0 carrier 4', '10 quantity {"12":2}']);
  await clock.pass(1000);
  expect(log[2]).toBe('110 load {}');
});

it('a request that hangs delays the others and is not aborted [N5]', async () => {
  const { queue, push, clock, log, hang } = aQueue();
  hang();
  void push('carrier', 4);
  void push('payment', 7);
  await clock.pass(60_000);
  expect(log).toEqual(['0 carrier 4']);
  expect(queue.jobs().map(({ job }) => job.key)).toEqual(['carrier', 'payment']);
});

it('jobs lists the jobs waiting and under way until their responses', async () => {
  const { queue, quantity, clock } = aQueue();
  const keys = () => queue.jobs().map(({ job }) => job.key);
  void quantity({ 12: 2 });
  expect(keys()).toEqual(['quantity']);
  await clock.pass(300);
  expect(keys()).toEqual(['quantity']);
  await clock.pass(100);
  await settled();
  expect(keys()).toEqual([]);
});

const held = { held: true, delay: 10_000 } as const;

it('a held job does not delay the others, and is sent after its delay', async () => {
  const { queue, push, clock, log } = aQueue();
  void push('remove:12', 12, held);
  await clock.pass(1000);
  void push('carrier', 4);
  expect(queue.jobs().map(({ job, isHeld }) => [job.key, isHeld])).toEqual([
    ['carrier', false],
    ['remove:12', true],
  ]);
  await clock.pass(20_000);
  expect(log).toEqual(['1000 carrier 4', '10000 remove:12 12']);
});

it('flush sends held jobs and waits for them; flushOnHide sends them too', async () => {
  const { queue, push, clock, log } = aQueue();
  void push('remove:12', 12, held);
  let flushedAt: number | undefined;
  void queue.flush().then(() => (flushedAt = clock.now));
  await clock.pass(1000);
  expect([flushedAt, log]).toEqual([LATENCY, ['0 remove:12 12']]);
  void push('remove:13', 13, held);
  queue.flushOnHide();
  expect(log[1]).toBe('1000 remove:13 13');
});

it('cancel removes a held job for good, but not one under way', async () => {
  const { push, clock, log, cancel } = aQueue();
  const outcome = push('remove:12', 12, held);
  void push('remove:13', 13, held);
  await clock.pass(9_999);
  expect(cancel('remove:12')).toBe(true);
  expect(await outcome).toBe(-1);
  await clock.pass(1);
  expect(cancel('remove:13')).toBe(false);
  await clock.pass(20_000);
  expect(log).toEqual(['10000 remove:13 13']);
});

it('flush resolves although a waiting job is cancelled', async () => {
  const { queue, push, clock, log, cancel } = aQueue();
  void push('carrier', 4);
  void push('remove:12', 12, held);
  let flushedAt: number | undefined;
  void queue.flush().then(() => (flushedAt = clock.now));
  cancel('remove:12');
  await clock.pass(1000);
  expect([flushedAt, log]).toEqual([LATENCY, ['0 carrier 4']]);
});

it('hold restarts or ends a held job’s delay', async () => {
  const { queue, push, clock, log } = aQueue();
  void push('remove:12', 12, held);
  await clock.pass(9_000);
  queue.hold('remove:12', 5_000);
  await clock.pass(4_999);
  expect(log).toEqual([]);
  queue.hold('remove:12', 0);
  queue.hold('remove:99', 0);
  expect(log).toEqual(['13999 remove:12 12']);
});
