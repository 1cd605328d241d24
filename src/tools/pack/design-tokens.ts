/** Writes the custom properties for design tools and editors: design tokens (designtokens.org) and VS Code's CSS data. */
import type { CssProperty, Declaration } from '../../element/declare';
import { propertiesOf } from '../manifest/theme';

/** Our types and the format's; a type without an equivalent is left out. */
const types: Readonly<Record<string, string>> = {
  '<color>': 'color',
  '<number>': 'number',
  '<length>': 'dimension',
};

const inGroup = (name: string): string => name.replace(/^--shop-(color-)?/, '');

/** The default in one colour scheme: `light-dark(a, b)` has two. */
const valueIn = (scheme: 'light' | 'dark', text: string): string =>
  /^light-dark\((.+), (.+)\)$/.exec(text)?.[scheme === 'light' ? 1 : 2] ?? text;

const dimension = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' });

const read = (type: string, text: string) =>
  type === 'number' ? Number(text) : type === 'dimension' ? dimension(text) : text;

function tokenOf([name, { summary, syntax, default: value }]: [string, CssProperty], scheme: 'light' | 'dark') {
  const type = types[syntax];
  if (type === undefined || value === undefined) return [];
  const $value = read(type, valueIn(scheme, value));
  return [[inGroup(name), { $type: type, $value, $description: summary, $extensions: { css: name } }] as const];
}

const schemeOf = (properties: readonly [string, CssProperty][], scheme: 'light' | 'dark') =>
  Object.fromEntries(properties.flatMap((one) => tokenOf(one, scheme)));

/** The defaults in both schemes; colours that a style sheet derives have no default and are left out. */
export function designTokens(tags: readonly Declaration[]) {
  const properties = Object.entries(propertiesOf(tags));
  const coloured = properties.filter(([, { syntax }]) => syntax === '<color>');
  return {
    light: schemeOf(coloured, 'light'),
    dark: schemeOf(coloured, 'dark'),
    size: schemeOf(
      properties.filter((one) => !coloured.includes(one)),
      'light',
    ),
  };
}

/** https://github.com/microsoft/vscode-css-languageservice/blob/main/docs/customData.md */
export const cssData = (tags: readonly Declaration[]) => ({
  version: 1.1,
  properties: Object.entries(propertiesOf(tags)).map(([name, { summary, syntax, default: value }]) => ({
    name,
    description: value === undefined ? summary : `${summary} Default: \`${value}\`.`,
    syntax,
  })),
});
