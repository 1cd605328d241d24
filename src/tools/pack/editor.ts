/** Writes the editor data of the tags: VS Code's `html-custom-data`, and `web-types` of the JetBrains editors. */
import type { Attribute } from '../../element/attributes';
import { propertyName, type Declaration } from '../../element/declare';
import { wordsOf } from '../manifest/words';

const withDefault = ({ summary, default: value, required }: Attribute<unknown>): string =>
  value === undefined || value === false
    ? `${required ? 'Required. ' : ''}${summary}`
    : `${summary} Default: \`${JSON.stringify(value)}\`.`;

/** https://github.com/microsoft/vscode-html-languageservice/blob/main/docs/customData.md */
export const htmlData = (tags: readonly Declaration[]) => ({
  version: 1.1,
  tags: tags.map(({ tag, summary, attributes, events }) => ({
    name: tag,
    description: [summary, ...Object.entries(events).map(([name, event]) => `- \`${name}\`: ${event.summary}`)].join(
      '\n',
    ),
    attributes: Object.entries(attributes).map(([name, one]) => ({
      name,
      description: withDefault(one),
      // In this format "v" means an attribute without a value.
      ...(one.kind === 'flag' && { valueSet: 'v' }),
      ...(one.kind === 'oneOf' && { values: wordsOf(one).map((word) => ({ name: word })) }),
    })),
  })),
});

const described = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([name, description]) => ({ name, description }));

/** https://github.com/JetBrains/web-types */
export const webTypes = (tags: readonly Declaration[], version: string) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name: 'shop-elements',
  version,
  'description-markup': 'markdown',
  'js-types-syntax': 'typescript',
  contributions: { html: { elements: tags.map(webElement) } },
});

function webElement({ tag, summary, attributes, events, slots, parts, cssProperties }: Declaration) {
  const stated = Object.entries(attributes);
  const sent = Object.entries(events).map(([name, { summary: description, detail }]) => ({
    name,
    description,
    type: detail === undefined ? 'CustomEvent' : `CustomEvent<${detail}>`,
  }));
  return {
    name: tag,
    description: summary,
    attributes: stated.map(([name, one]) => ({
      name,
      description: withDefault(one),
      required: one.required ?? false,
      value: one.kind === 'flag' ? { kind: 'no-value', type: 'boolean' } : { kind: 'plain', type: attributeType(one) },
    })),
    slots: described(slots),
    js: {
      properties: stated.map(([name, { summary: description, type }]) => ({
        name: propertyName(name),
        description,
        type,
      })),
      events: sent,
    },
    css: {
      parts: described(parts),
      properties: Object.entries(cssProperties).map(([name, { summary: description, default: value }]) => ({
        name,
        description,
        ...(value !== undefined && { default: value }),
      })),
    },
  };
}

/** An attribute is text, but editors should offer the listed words and reject others. */
const attributeType = ({ kind, type }: Attribute<unknown>): string =>
  kind === 'oneOf' ? type.replace(' | undefined', '') : kind === 'number' || kind === 'integer' ? 'number' : 'string';
