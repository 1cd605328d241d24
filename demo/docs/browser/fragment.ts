/** Stores the state of a playground in the URL fragment, so that it can be shared: `#play&min=2&:theme=dark`. */
import type { Language } from '../dialects/dialect';
import type { Turned } from '../knobs';

export interface Stage {
  /** CSS px, or 'fit'. */
  readonly width: string;
  readonly scheme: string;
  readonly density: string;
  readonly theme: string;
  /** Of the elements' own texts: empty for Polish, or 'en'. */
  readonly speech: string;
  /** The address of one of the example's states; empty for the example as it stands. */
  readonly state: string;
  readonly language: Language;
}

export const atRest: Stage = {
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
export function readPlace(hash: string, names: readonly string[]): { turned: Turned; stage: Stage } | undefined {
  if (hash !== MARK && !hash.startsWith(`${MARK}&`)) return undefined;
  const all = [...new URLSearchParams(hash.slice(MARK.length))];
  const stage = Object.fromEntries(
    all.flatMap(([name, value]) => (name.startsWith(':') && name.slice(1) in atRest ? [[name.slice(1), value]] : [])),
  );
  return { turned: Object.fromEntries(all.filter(([name]) => names.includes(name))), stage: { ...atRest, ...stage } };
}

/** The fragment of a state; empty at rest. */
export function placeOf(turned: Turned, stage: Stage): string {
  const params = new URLSearchParams(turned);
  for (const [name, value] of Object.entries(stage)) {
    if (value !== atRest[name as keyof Stage]) params.set(`:${name}`, value as string);
  }
  return params.size === 0 ? '' : `${MARK}&${params.toString().replaceAll('%3A', ':')}`;
}
