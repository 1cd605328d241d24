/** Adds the recorded examples to the contract: body and response of a call under the same name. */
import type { JsonSchema } from './json-schema';
import type { Exchange } from './record';

interface Content {
  readonly content?: { readonly 'application/json': { examples?: Record<string, { readonly value: unknown }> } };
}
interface Call {
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

function put(content: Content | undefined, name: string, value: unknown): void {
  const json = content?.content?.['application/json'];
  if (json !== undefined) (json.examples ??= {})[name] = { value };
}

/** Throws if a response has a status that the contract does not list. */
export function withTraffic<Paths extends Readonly<Record<string, JsonSchema>>>(
  paths: Paths,
  exchanges: readonly Exchange[],
): Paths {
  const filled = structuredClone(paths);
  for (const { path, method, name, body, status, answer } of exchanges) {
    const call = filled[path]?.[method] as Call | undefined;
    if (call?.responses[status] === undefined)
      throw new Error(`${method} ${path}, ${name}: status ${status} is not in the contract`);
    put(call.requestBody, name, body);
    put(call.responses[status], name, answer);
  }
  return filled;
}
