/** Decides how a call is described in OpenAPI: its parameters, its body, its answer. */
import type { JsonSchema } from './json-schema';

export const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: JsonSchema) => ({ content: { 'application/json': { schema } } });
export const header = (name: string, description: string, required = false): JsonSchema => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string' },
});

export const csrf = [
  header(
    'X-XSRF-TOKEN',
    'The cookie XSRF-TOKEN, URL-decoded. Scripts have to read it: it is not HttpOnly. Goes to the page’s own origin only.',
  ),
  header('X-CSRF-TOKEN', 'The page’s <meta name="csrf-token">, where it has one. Goes to the page’s own origin only.'),
  header('X-Requested-With', 'Always XMLHttpRequest.', true),
];

/** If the call depends on the page's session, that may be over; otherwise anything can go wrong. */
export const refused = (parameters: readonly JsonSchema[]) =>
  csrf.some((one) => parameters.includes(one))
    ? { 401: { description: 'The session is over. It needs no body.' } }
    : { default: { description: 'A failure, which the element tells in its own words. It needs no body.' } };

export const post = (operationId: string, summary: string, body: JsonSchema, response: JsonSchema) => ({
  post: {
    summary,
    operationId,
    parameters: csrf,
    requestBody: { required: true, ...json(body) },
    responses: { 200: { description: 'The answer.', ...json(response) }, ...refused(csrf) },
  },
});

export const get = (operationId: string, summary: string, parameters: readonly JsonSchema[], response: JsonSchema) => ({
  get: {
    summary,
    operationId,
    parameters,
    responses: { 200: { description: 'The answer.', ...json(response) }, ...refused(parameters) },
  },
});
