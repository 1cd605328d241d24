/** Decides in what order changes go to the server: one at a time, the newest wish for each thing, nothing broken off. */
import type { Clock } from '../page/clock';

/**
 * A change to send. A waiting one with the same `key` is not sent but absorbed: replaced, or merged by `merge`.
 *
 *     ms       0      100     180            430       520
 *     push     q=2    q=3     q=4            |         |          (delay 250: restarts at each push)
 *     sent                                   q=4 ----->|
 *     push                                      q=5 . .|          (waits: one is under way)
 *     sent                                             q=5 ---->
 */
export interface Job<Body> {
  readonly key: string;
  readonly body: Body;
  readonly merge?: (waiting: Body, next: Body) => Body;
  /** Milliseconds without another push of this key before it goes out. A job without delay takes all that wait along, oldest first. */
  readonly delay?: number;
  /** Not repeated while the same key is waiting or under way: the push shares that one's outcome. For changes that are not absolute. */
  readonly once?: boolean;
  /** Can be taken back until `delay` is over: other pushes do not take it along. */
  readonly held?: boolean;
  /** `false`: not worth sending from a page that is being left; it stays waiting. */
  readonly onHide?: boolean;
}

export interface Queue<Body, Outcome> {
  /** Resolves with the outcome of the request that carried the job, alone or merged with later ones. */
  push(job: Job<Body>): Promise<Outcome>;
  /** Sends all that waits without further delay; resolves when nothing waits and nothing is under way. */
  flush(): Promise<void>;
  /**
   * The page is going and will see no answer: sends all that waits at once, beside the one under way. Which of two for one
   * thing the server hears last is then the network's doing: nobody is left to wait, and nothing is broken off.
   */
  flushOnHide(): void;
  /** The wait of a held job begins anew; 0 ms: it is over. Nothing where it is not held any more. */
  hold(key: string, ms: number): void;
  /** Takes back the waiting jobs that are meant, which resolve with this outcome. False where none of them waits any more. */
  cancel(isMeant: (job: Job<Body>) => boolean, outcome: Outcome): boolean;
  /** What waits or is under way, oldest first. */
  jobs(): readonly Queued<Body>[];
}

/** `isHeld`: it can still be taken back. */
export interface Queued<Body> {
  readonly job: Job<Body>;
  readonly isHeld: boolean;
}

interface Entry<Body, Outcome> {
  job: Job<Body>;
  due: boolean;
  callOff: () => void;
  promise: Promise<Outcome>;
  settle: (outcome: Outcome) => void;
}

/**
 * `send` posts one job and never rejects: a failure is a reply, and the next job follows it. `commit` makes of a reply what it means;
 * its job is none of `jobs()` any more. `onChange` is called after each change of `jobs()`.
 */
export function createQueue<Body, Reply, Outcome>(setup: {
  send: (job: Job<Body>) => Promise<Reply>;
  commit: (job: Job<Body>, reply: Reply) => Outcome;
  clock: Clock;
  onChange: () => void;
}): Queue<Body, Outcome> {
  type Waiting = Entry<Body, Outcome>;
  const waiting = new Map<string, Waiting>();
  const underWay = new Set<Waiting>();
  let idleListeners: (() => void)[] = [];

  function push(job: Job<Body>): Promise<Outcome> {
    const sent = job.once ? [...underWay].find((one) => one.job.key === job.key) : undefined;
    if (sent) return sent.promise;
    const absorbed = waiting.get(job.key);
    const entry: Waiting = absorbed ? absorb(absorbed, job) : enter(job);
    // Behind the others: what the person did last the server hears last.
    waiting.delete(job.key);
    waiting.set(job.key, entry);
    // Somebody who waits for the queue to run empty does not wait for typing pauses.
    if (job.delay !== undefined && idleListeners.length === 0)
      entry.callOff = setup.clock.after(job.delay, () => release([entry]));
    else release([...waiting.values()].filter((one) => one === entry || !isHeld(one)));
    setup.onChange();
    return entry.promise;
  }

  function release(entries: Iterable<Waiting>): void {
    for (const entry of entries) {
      entry.callOff();
      entry.due = true;
    }
    next();
    // What was held is not any more.
    setup.onChange();
  }

  function next(): void {
    if (underWay.size > 0) return;
    const due = [...waiting.values()].find((entry) => entry.due);
    if (due) void start(due);
    else if (waiting.size === 0) for (const resolve of idleListeners.splice(0)) resolve();
  }

  async function start(entry: Waiting): Promise<void> {
    waiting.delete(entry.job.key);
    underWay.add(entry);
    entry.due = true;
    const reply = await setup.send(entry.job);
    underWay.delete(entry);
    entry.settle(setup.commit(entry.job, reply));
    setup.onChange();
    next();
  }

  return {
    push,
    flush: () =>
      new Promise((resolve) => {
        idleListeners.push(resolve);
        release(waiting.values());
      }),
    flushOnHide() {
      for (const entry of [...waiting.values()].filter(({ job }) => job.onHide !== false)) {
        entry.callOff();
        void start(entry);
      }
    },
    hold(key, ms) {
      const entry = waiting.get(key);
      if (!entry || !isHeld(entry)) return;
      entry.callOff();
      if (ms > 0) entry.callOff = setup.clock.after(ms, () => release([entry]));
      else release([entry]);
    },
    cancel(isMeant, outcome) {
      const meant = [...waiting.values()].filter(({ job }) => isMeant(job));
      if (meant.length === 0) return false;
      for (const entry of meant) {
        entry.callOff();
        waiting.delete(entry.job.key);
        entry.settle(outcome);
      }
      setup.onChange();
      next();
      return true;
    },
    jobs: () => [...underWay, ...waiting.values()].map((entry) => ({ job: entry.job, isHeld: isHeld(entry) })),
  };
}

const isHeld = <Body, Outcome>({ job, due }: Entry<Body, Outcome>): boolean => job.held === true && !due;

function enter<Body, Outcome>(job: Job<Body>): Entry<Body, Outcome> {
  const { promise, resolve } = withResolvers<Outcome>();
  return { job, due: false, callOff: () => {}, promise, settle: resolve };
}

/** The older push and the newer one become one entry with one outcome. */
function absorb<Body, Outcome>(older: Entry<Body, Outcome>, job: Job<Body>): Entry<Body, Outcome> {
  older.callOff();
  older.due = false;
  older.job = job.merge ? { ...job, body: job.merge(older.job.body, job.body) } : job;
  return older;
}

/** Every browser that we serve has Promise.withResolvers; Node 20, in which the tests run, has not. */
function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
