/** Decides how the published contract reads as tables: the calls, the cart's actions, and every shape on the wire. */
import { readFileSync } from 'node:fs';
import { propertiesOf, schemaOf, typeOf, type Contract, type Schema } from '../../../src/contract/read';

const document = JSON.parse(
  readFileSync(new URL('../../../src/contract/openapi.json', import.meta.url), 'utf8'),
) as Contract;

/** The names of the shapes, each an anchor of the contract's page. */
export const shapes: ReadonlySet<string> = new Set(Object.keys(document.components.schemas));

const said = (schema: Schema | undefined): string => (schema === undefined ? '' : typeOf(schema));

/** What the contract's page shows. */
export function contractOf() {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      path,
      method: method.toUpperCase(),
      summary: call.summary,
      body: path === '/koszyk' ? 'one of the actions below' : said(schemaOf(call.requestBody)),
      answer: said(schemaOf(call.responses['200'])),
    })),
  );
  const cart = document.paths['/koszyk']!['post']!;
  const examples = cart.requestBody?.content?.['application/json']?.examples ?? {};
  return {
    about: document.info.description,
    calls,
    headers: cart.parameters ?? [],
    statuses: Object.entries(cart.responses).map(([status, { description }]) => ({ status, summary: description })),
    actions: Object.entries(examples).map(([name, { value }]) => ({
      name,
      shape: `${name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Action`,
      example: JSON.stringify(value),
    })),
    shapes: Object.entries(document.components.schemas).map(([name, schema]) => {
      const properties = propertiesOf(schema);
      return { name, summary: schema.description ?? '', properties, type: properties.length > 0 ? '' : typeOf(schema) };
    }),
  };
}
