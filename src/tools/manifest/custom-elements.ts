/** Builds `custom-elements.json` (github.com/webcomponents/custom-elements-manifest, version 2.1.0). */
import { propertyName } from '../../element/declare';
import type { Declaration } from '../../element/declare';
import { deprecationOf } from '../../element/deprecation';
import { className, fieldsOf, methodsOf, statesOf } from './members';

const entries = <T>(record: Readonly<Record<string, T>>) => Object.entries(record);

/** The manifest of all tags, two modules each: the built file, which a page may load by itself, and the one that exports the class. */
export const manifestOf = (declarations: readonly Declaration[]) => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: declarations.flatMap((declaration) => {
    const path = `dist/${declaration.tag}.js`;
    const name = className(declaration.tag);
    const exported = { name, module: path };
    const kind = 'javascript-module';
    return [
      {
        kind,
        path,
        declarations: [classOf(declaration, name)],
        exports: [{ kind: 'custom-element-definition', name: declaration.tag, declaration: exported }],
      },
      {
        kind,
        path: `dist/elements/${declaration.tag}.js`,
        declarations: [],
        exports: [{ kind: 'js', name, declaration: exported }],
      },
    ];
  }),
});

function classOf(declaration: Declaration, name: string) {
  const { tag, summary, attributes, events, commands, slots, parts, cssProperties, deprecated } = declaration;
  const going = (key: string) => {
    const sentence = deprecationOf(deprecated, key);
    return sentence === undefined ? {} : { deprecated: sentence };
  };
  const stated = entries(attributes).map(([attribute, { summary, type, default: value, page, required }]) => ({
    description: `${required ? 'Required. ' : ''}${summary}${page ? ' A page may state it once, on `<shop-config>`.' : ''}`,
    type: { text: type },
    ...(value !== undefined && { default: JSON.stringify(value) }),
    // This field is not part of the manifest's schema; readers that do not know it ignore it.
    ...(required && { required }),
    ...going(`attribute ${attribute}`),
    attribute,
    property: propertyName(attribute),
  }));
  return {
    kind: 'class',
    customElement: true,
    name,
    tagName: tag,
    summary,
    ...going('element'),
    superclass: { name: 'HTMLElement' },
    attributes: stated.map(({ attribute, property, ...rest }) => ({ name: attribute, fieldName: property, ...rest })),
    members: [
      ...stated.map(({ attribute, property, ...rest }) => ({ kind: 'field', name: property, attribute, ...rest })),
      ...fieldsOf(declaration).map(({ type, ...rest }) => ({
        kind: 'field',
        ...rest,
        type: { text: type },
        readonly: true,
      })),
      {
        kind: 'field',
        name: 'version',
        static: true,
        readonly: true,
        description: 'Version of the package.',
        type: { text: 'string | undefined' },
      },
      ...methodsOf(declaration).map(({ type, parameters, ...rest }) => ({
        kind: 'method',
        ...rest,
        ...(parameters && { parameters: parameters.map((one) => ({ ...one, type: { text: one.type } })) }),
        return: { type: { text: type } },
      })),
    ],
    events: entries(events).map(([event, { summary, detail, cancelable }]) => ({
      name: event,
      description: cancelable ? `${summary} Cancelable.` : summary,
      type: { text: detail === undefined ? 'CustomEvent' : `CustomEvent<${detail}>` },
      ...going(`event ${event}`),
    })),
    // This field is not part of the manifest's schema either.
    ...(entries(commands).length > 0 && {
      commands: entries(commands).map(([command, description]) => ({ name: command, description })),
    }),
    slots: entries(slots).map(([slot, description]) => ({ name: slot, description, ...going(`slot ${slot}`) })),
    ...(statesOf(declaration).length > 0 && { cssStates: statesOf(declaration) }),
    cssParts: entries(parts).map(([part, description]) => ({ name: part, description, ...going(`part ${part}`) })),
    cssProperties: entries(cssProperties).map(([property, { summary, syntax, default: value }]) => ({
      name: property,
      description: summary,
      syntax,
      ...(value !== undefined && { default: value }),
      ...going(`property ${property}`),
    })),
  };
}
