/** Sends changes to the server one at a time, the newest for each key. Never aborts a request under way. */
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
  readonly merge?: ((waiting: Body, next: Body) => Body) | undefined;
  /** Milliseconds without another push of this key before it is sent. A job without delay sends all waiting jobs first, oldest first. */
  readonly delay?: number | undefined;
  /** Not repeated while the same key is waiting or under way: the push shares that job's outcome. For relative changes. */
  readonly once?: boolean | undefined;
  /** Can be undone until `delay` is over: another push does not send it early. */
  readonly held?: boolean;
  /** `false`: not sent when the page is being left. */
  readonly onHide?: boolean;
}

export interface Queue<Body, JobResult> {
  /** Resolves with the outcome of the request that carried the job, alone or merged with later ones. */
  push(job: Job<Body>): Promise<JobResult>;
  /** Sends everything waiting without further delay; resolves when nothing is waiting or under way. */
  flush(): Promise<void>;
  /**
   * The page is being unloaded and will see no answer: sends everything waiting at once, beside the request under way. If two are for
   * one key, the network decides which the server gets last: nothing is left to wait for the first, and no request is aborted.
   */
  flushOnHide(): void;
  /** Restarts a held job's delay; 0 ms ends it. Does nothing if the job is no longer held. */
  hold(key: string, ms: number): void;
  /** Takes back the matching waiting jobs, which resolve with this outcome. Returns false if no matching job is waiting. */
  cancel(matches: (job: Job<Body>) => boolean, outcome: JobResult): boolean;
  /** The jobs waiting or under way, oldest first. */
  jobs(): readonly Queued<Body>[];
}

/** `isHeld`: the job can still be undone. */
export interface Queued<Body> {
  readonly job: Job<Body>;
  readonly isHeld: boolean;
}

interface Entry<Body, JobResult> {
  job: Job<Body>;
  due: boolean;
  callOff: () => void;
  promise: Promise<JobResult>;
  settle: (outcome: JobResult) => void;
}

/**
 * `send` posts one job and never rejects: a failure is a reply, and the next job follows it. `commit` turns a reply into its outcome;
 * by then `jobs()` no longer contains its job. `onChange` is called after each change of `jobs()`.
 */
export function createQueue<Body, Reply, JobResult>(setup: {
  send: (job: Job<Body>) => Promise<Reply>;
  commit: (job: Job<Body>, reply: Reply) => JobResult;
  clock: Clock;
  onChange: () => void;
}): Queue<Body, JobResult> {
  type Waiting = Entry<Body, JobResult>;
  const waiting = new Map<string, Waiting>();
  const underWay = new Set<Waiting>();
  let idleListeners: (() => void)[] = [];

  function push(job: Job<Body>): Promise<JobResult> {
    const sent = job.once ? [...underWay].find((one) => one.job.key === job.key) : undefined;
    if (sent) return sent.promise;
    const absorbed = waiting.get(job.key);
    const entry: Waiting = absorbed ? absorb(absorbed, job) : enter(job);
    // Moves it to the end: the server should receive the buyer's last action last.
    waiting.delete(job.key);
    waiting.set(job.key, entry);
    // While a flush waits for the queue to empty, typing pauses are skipped.
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
    // Held jobs are no longer held.
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
    cancel(matches, outcome) {
      const cancelled = [...waiting.values()].filter(({ job }) => matches(job));
      if (cancelled.length === 0) return false;
      for (const entry of cancelled) {
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

const isHeld = <Body, JobResult>({ job, due }: Entry<Body, JobResult>): boolean => job.held === true && !due;

function enter<Body, JobResult>(job: Job<Body>): Entry<Body, JobResult> {
  const entry = { job, due: false, callOff: () => {} } as Entry<Body, JobResult>;
  entry.promise = new Promise((resolve) => (entry.settle = resolve));
  return entry;
}

/** Merges the older push and the newer one into one entry with one outcome. */
function absorb<Body, JobResult>(older: Entry<Body, JobResult>, job: Job<Body>): Entry<Body, JobResult> {
  older.callOff();
  older.due = false;
  older.job = job.merge ? { ...job, body: job.merge(older.job.body, job.body) } : job;
  return older;
}
