/** Decides the style sheet in which the custom properties that a page may set become the private ones that all other CSS reads. */
import type { CssProperty, Declaration } from '../declare';

/** All custom properties of the declarations, each once, in the order in which they are first stated. */
export const propertiesOf = (declarations: readonly Declaration[]): Readonly<Record<string, CssProperty>> =>
  Object.assign({}, ...declarations.map(({ cssProperties }) => cssProperties));

export const themeOf = (declarations: readonly Declaration[]): string => {
  const lines = Object.entries(propertiesOf(declarations)).flatMap(([name, { token, default: value }]) =>
    token === undefined ? [] : [`${token}: var(${name}, ${value});`],
  );
  return [
    '/* Decides which private property takes what a page sets; written by `npm run manifest` from src/ui/theme.ts. */',
    ':host {',
    ...lines,
    '}',
  ].join('\n');
};
