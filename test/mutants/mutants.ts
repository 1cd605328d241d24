/** Deliberately broken clients: small changes of the sources that break a promise of the cart. */

export interface Change {
  readonly file: string;
  /** Text that occurs in the file exactly once; otherwise the mutant is outdated. */
  readonly anchor: string;
  readonly with: string;
}

export interface Mutant {
  readonly name: string;
  readonly changes: readonly Change[];
}

const QUEUE = 'src/http/queue.ts';
const SYNC = 'src/cart/session/sync.ts';
const CONFIRM = 'src/cart/session/confirm.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'applies every answer',
    changes: [
      // Sends everything at once, and every reply ends the typed value.
      {
        file: QUEUE,
        anchor: 'if (underWay.size > 0) return;',
        with: 'if (underWay.size > 0 && ![...waiting.values()].some((entry) => entry.due)) return;',
      },
      {
        file: SYNC,
        anchor: ".filter(({ job }) => job.body.cause !== 'load')",
        with: '.filter(() => false)',
      },
    ],
  },
  {
    name: 'aborts in flight',
    changes: [
      {
        file: SYNC,
        anchor: "import type { CartReply } from '../wire/reply';",
        with: "import { Failure } from '../../http/failure';\nimport type { CartReply } from '../wire/reply';",
      },
      { file: SYNC, anchor: 'let refused = 0;', with: 'let refused = 0;\n  let abort = () => {};' },
      {
        file: SYNC,
        anchor: 'send: ({ body }) => postWhole(url, env, body),',
        with: `send({ body }) {
      const aborted = new Promise<CartReply>((resolve) => {
        abort = () => resolve({ failure: new Failure('network') });
      });
      return Promise.race([postWhole(url, env, body), aborted]);
    },`,
      },
      {
        file: SYNC,
        anchor: 'return queue.push(jobOf(post, delay));',
        with: 'abort();\n    return queue.push(jobOf(post, delay));',
      },
    ],
  },
  {
    name: 'new key per retry',
    changes: [
      {
        file: 'src/cart/session/confirm-key.ts',
        anchor: 'if (!isKey(browserTexts.get(seedKey(url)))) browserTexts.set',
        with: 'browserTexts.set',
      },
    ],
  },
  {
    name: 'no flush',
    changes: [{ file: CONFIRM, anchor: 'const saved = await sync.flush();', with: 'const saved = true;' }],
  },
  {
    name: 'lock released after 5 s',
    changes: [
      {
        file: CONFIRM,
        anchor: "sync.update({ order: 'flushing' });",
        with: `sync.update({ order: 'flushing' });
  environment.clock.after(5000, () => sync.update({ order: 'idle' }));`,
      },
    ],
  },
  {
    name: 'orders without a look',
    changes: [
      { file: CONFIRM, anchor: 'flushed.cart?.revision !== undefined || (await look())', with: '(look, true)' },
    ],
  },
  {
    name: 'believes a yes without a cart',
    changes: [
      {
        file: 'src/cart/session/post.ts',
        anchor: 'if (!isOpen) return reply;',
        with: 'if (isOpen || !isOpen) return reply;',
      },
    ],
  },
  {
    name: 'takes a 5xx with words for a refusal',
    changes: [
      {
        file: 'src/cart/session/confirm-key.ts',
        anchor: 'return status >= 500 || (!isExplained',
        with: 'return (status >= 500 && !isExplained) || (!isExplained',
      },
    ],
  },
  {
    name: 'forgets what was on its way',
    changes: [{ file: SYNC, anchor: 'storePending(url, env.read());', with: '' }],
  },
];

/** The changed text. Throws if the source has changed so that the mutant would test nothing. */
export function changed(text: string, { file, anchor, with: replacement }: Change): string {
  const [before, after, ...more] = text.split(anchor);
  if (after === undefined || more.length > 0)
    throw new Error(`${file}: "${anchor}" stands there ${more.length + (after === undefined ? 0 : 1)} times, not once`);
  return `${before}${replacement}${after}`;
}
