/** Builds the style sheets that follow from declarations: the custom properties of a page, and the reserved heights. */
import type { CssProperty, Declaration } from '../../element/declare';

/** All custom properties of the declarations, each once, in order of first declaration. */
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

/** For the elements that declare a height; src/tools/pack/reserved-space.ts adds those that need more than that. */
export const placesOf = (declarations: readonly Declaration[]): string =>
  [
    '/* Decides the place of the elements that declare a height; written by `npm run manifest`. */',
    '@media (scripting: enabled) {',
    ...declarations.flatMap(({ tag, height }) =>
      height === ''
        ? []
        : [
            `:where(${tag}:not(:state(shown), [hidden])) {`,
            `--_place: ${height}; display: flow-root; min-block-size: var(--_place); animation: shop-place 5s;`,
            '}',
          ],
    ),
    '}',
  ].join('\n');
