/** The published contract as tables: calls, cart actions, and every shape on the wire. */
import { readFileSync } from 'node:fs';
import { pascalCase } from '../../../src/tools/contract/definitions';
import { refusals } from '../../../src/tools/contract/refusals';
import { propertiesOf, schemaOf, typeOf, type Contract, type Schema } from '../../../src/tools/contract/read';
import { trafficOf } from './traffic';

const document = JSON.parse(
  readFileSync(new URL('../../../src/tools/contract/openapi.json', import.meta.url), 'utf8'),
) as Contract;

/** The names of the shapes. Each has an anchor on the contract's page. */
export const shapes: ReadonlySet<string> = new Set(Object.keys(document.components.schemas));

const typeName = (schema: Schema | undefined): string => (schema === undefined ? '' : typeOf(schema));

/** Data of the contract's page. */
export function contractOf() {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      id: path === '/koszyk' ? 'actions' : `call-${call.operationId}`,
      path,
      method: method.toUpperCase(),
      summary: call.summary,
      query: (call.parameters ?? []).filter((one) => one.in === 'query'),
      body: path === '/koszyk' ? 'one of the actions below' : typeName(schemaOf(call.requestBody)),
      answer: typeName(schemaOf(call.responses['200'])),
    })),
  );
  const cart = document.paths['/koszyk']!['post']!;
  const traffic = trafficOf(document);
  return {
    about: document.info.description,
    calls,
    headers: cart.parameters ?? [],
    statuses: Object.entries(cart.responses).map(([status, { description }]) => ({ status, summary: description })),
    refusals,
    ...traffic,
    actions: traffic.actions.map((one) => ({ ...one, shape: `${pascalCase(one.name)}Action` })),
    shapes: Object.entries(document.components.schemas).map(([name, schema]) => {
      const properties = propertiesOf(schema);
      return { name, summary: schema.description ?? '', properties, type: properties.length > 0 ? '' : typeOf(schema) };
    }),
  };
}
