/** Decides what `elements/elements.d.ts` says: the tags' types for HTML and JSX, taken from the declarations. */
import { propertyName } from '../declare';
import type { Declaration } from '../declare';

/** The text of the typings. `elements/<tag>.ts` exports its declaration under the tag's camelCase name. */
export function typingsOf(declarations: readonly Declaration[]): string {
  const lines = (line: (tag: string, type: string) => string) =>
    declarations.map(({ tag }) => line(tag, `typeof ${propertyName(tag)}`)).join('\n');
  const events = declarations.map(({ tag }) => `EventsOf<typeof ${propertyName(tag)}>`).join(', ');

  return `/** Decides the types of our tags for HTML and JSX. Written by \`npm run manifest\`; do not edit. */
import type { ElementOf, EventsOf, JsxOf } from '../src/element/types';
${declarations.map(({ tag }) => `import type { ${propertyName(tag)} } from './${tag}';`).join('\n')}

declare global {
  interface HTMLElementTagNameMap {
    ${lines((tag, type) => `'${tag}': ElementOf<${type}>;`)}
  }
  interface HTMLElementEventMap extends ${events} {}
  interface DocumentEventMap extends ${events} {}
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      ${lines((tag, type) => `'${tag}': JsxOf<${type}>;`)}
    }
  }
}
`;
}
