/** Stores the state of a playground in the URL fragment, so that it can be shared: `#play&min=2&:theme=dark`. */
import type { Language } from '../dialects/dialect';
import type { ChangedAttributes } from '../knobs';

/** The keys are stored in shared URLs. */
export interface Stage {
  /** CSS px, or 'fit'. */
  readonly width: string;
  readonly scheme: string;
  readonly density: string;
  readonly theme: string;
  /** Language of the elements' texts: empty for Polish, else its code. */
  readonly speech: string;
  /** Slug of one of the example's states; empty for the unchanged example. */
  readonly state: string;
  /** Language of the template and of its code. */
  readonly language: Language;
}

export const DEFAULT_STAGE: Stage = {
  width: 'fit',
  scheme: '',
  density: '1',
  theme: '',
  speech: '',
  state: '',
  language: 'HTML',
};
const MARK = '#play';

/** The state in a fragment; undefined in any other fragment. Only attributes in `names` count. */
export function readFragment(
  hash: string,
  names: readonly string[],
): { turned: ChangedAttributes; stage: Stage } | undefined {
  if (hash !== MARK && !hash.startsWith(`${MARK}&`)) return undefined;
  const all = [...new URLSearchParams(hash.slice(MARK.length))];
  const stage = Object.fromEntries(
    all.flatMap(([name, value]) =>
      name.startsWith(':') && name.slice(1) in DEFAULT_STAGE ? [[name.slice(1), value]] : [],
    ),
  );
  return {
    turned: Object.fromEntries(all.filter(([name]) => names.includes(name))),
    stage: { ...DEFAULT_STAGE, ...stage },
  };
}

/** The fragment of a state; empty for the unchanged example with the default stage. */
export function fragmentOf(turned: ChangedAttributes, stage: Stage): string {
  const params = new URLSearchParams(turned);
  for (const [name, value] of Object.entries(stage)) {
    if (value !== DEFAULT_STAGE[name as keyof Stage]) params.set(`:${name}`, value as string);
  }
  return params.size === 0 ? '' : `${MARK}&${params.toString().replaceAll('%3A', ':')}`;
}
