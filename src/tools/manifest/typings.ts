/** Builds `elements/elements.d.ts` from the declarations: the tags' types for HTML and JSX. */
import { propertyName } from '../../element/declare';
import type { Declaration } from '../../element/declare';

type Tags = readonly Declaration[];

/** JSON is read as the schema's output and set as its input: a mapped type cannot tell the two apart. */
function elementOf({ tag, attributes, formAssociated }: Declaration): string {
  const type = `typeof ${propertyName(tag)}`;
  const accessors = Object.entries(attributes).flatMap(([name, { kind }]) => {
    const property = propertyName(name);
    return kind === 'json'
      ? `get ${property}(): PropsOf<${type}>['${property}']; set ${property}(value: WrittenOf<${type}>['${property}'] | undefined);`
      : [];
  });
  const element = accessors.length === 0 ? `ElementOf<${type}>` : `ElementOf<${type}, { ${accessors.join(' ')} }>`;
  return formAssociated ? `${element} & FormAssociated` : element;
}

const perTag = (tags: Tags, line: (tag: string, type: string) => string): string =>
  tags.map(({ tag }) => line(tag, `typeof ${propertyName(tag)}`)).join('\n');

/** `elements/<tag>.ts` exports its declaration under the tag's camelCase name. */
export const importsOf = (tags: Tags): string =>
  tags.map(({ tag }) => `import type { ${propertyName(tag)} } from './${tag}';`).join('\n');

/** The types behind `document.querySelector` and `addEventListener`. */
export function htmlTypings(tags: Tags): string {
  const events = tags.map(({ tag }) => `EventsOf<typeof ${propertyName(tag)}>`).join(', ');
  return `declare global {
  interface HTMLElementTagNameMap {
    ${tags.map((one) => `'${one.tag}': ${elementOf(one)};`).join('\n')}
  }
  interface GlobalEventHandlersEventMap extends ${events} {}
}
`;
}

/** What a page may set on each tag, for a framework without types of ours, such as Angular. */
export const markupTypings = (tags: Tags): string =>
  `export interface MarkupByTag {\n${perTag(tags, (tag, type) => `'${tag}': MarkupOf<${type}>;`)}\n}\n`;

/** The types for a framework's templates: an interface of the framework's module, and one type per tag. */
export const templateTypings = (
  tags: Tags,
  module: string,
  around: (inside: string) => string,
  type: string,
): string => `
declare module '${module}' {
  ${around(perTag(tags, (tag, of) => `'${tag}': ${type}<${of}>;`))}
}
`;

export const reactTypings = (tags: Tags): string =>
  templateTypings(tags, 'react', (inside) => `namespace JSX { interface IntrinsicElements { ${inside} } }`, 'JsxOf');

const element = '../src/element';

/** The text of the repository's own typings. */
export const typingsOf = (
  tags: Tags,
): string => `/** The types of our tags for HTML and JSX. Written by \`npm run manifest\`; do not edit. */
import type { PropsOf, WrittenOf } from '${element}/declare';
import type { JsxOf } from '${element}/jsx';
import type { ElementOf, EventsOf, FormAssociated } from '${element}/types';
${importsOf(tags)}

${htmlTypings(tags)}${reactTypings(tags)}`;
