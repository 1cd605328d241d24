/** Describes a call in OpenAPI: its parameters, its body, its response. */
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
    'Value of the cookie XSRF-TOKEN, URL-decoded, so the cookie is not HttpOnly. Sent with every call to the page’s own origin only. Check it for every call that changes something: cart, favourites, lists, adding. Calls that only read need none (every GET, suggestions, search, autocompletion, lookup), but a server may check it there too.',
  ),
  header(
    'X-CSRF-TOKEN',
    'Content of the page’s <meta name="csrf-token">, if present. Sent to the page’s own origin only. Accept either header.',
  ),
  header('X-Requested-With', 'Always XMLHttpRequest.', true),
];

/** A call with the session's token may find the session ended; any other call fails in an unknown way. */
export const refused = (parameters: readonly JsonSchema[]) =>
  csrf.some((one) => parameters.includes(one))
    ? { 401: { description: 'The session has ended. No body required.' } }
    : { default: { description: 'A failure. The element displays its own message. No body required.' } };

/** A malformed body is a fault of the page. The elements treat 400 and 422 alike. */
export const post = (operationId: string, summary: string, body: JsonSchema, response: JsonSchema) => ({
  post: {
    summary,
    operationId,
    parameters: csrf,
    requestBody: { required: true, ...json(body) },
    responses: { 200: { description: 'Success.', ...json(response) }, ...refused(csrf) },
  },
});

export const get = (operationId: string, summary: string, parameters: readonly JsonSchema[], response: JsonSchema) => ({
  get: {
    summary,
    operationId,
    parameters,
    responses: { 200: { description: 'Success.', ...json(response) }, ...refused(parameters) },
  },
});

/** Adds the response to a number whose check sum is wrong. The elements send none. */
export const withWrongNumber = ({ post: call }: ReturnType<typeof post>) => ({
  post: { ...call, responses: { ...call.responses, 400: { description: 'The check sum is wrong.', ...json({}) } } },
});

/** Adds the refusal of a field, and of too many calls. */
export const withLimit = ({ post: call }: ReturnType<typeof post>) => ({
  post: {
    ...call,
    responses: {
      ...call.responses,
      422: { description: 'A field is empty or too long.', ...json({}) },
      429: { description: 'Too many calls. `Retry-After` has the seconds.', ...json({}) },
    },
  },
});

/** The upload of one file: its bytes are the body. */
export const upload = (summary: string, response: JsonSchema) => {
  const { post: call } = post('upload', summary, {}, response);
  const refusal = {
    description: 'The file is refused. The sentence is under `extra_field`, or under `return`.',
    ...json({}),
  };
  return {
    post: {
      ...call,
      parameters: [
        ...call.parameters,
        header('Content-Disposition', "The name of the file: `attachment; filename*=UTF-8''rysunek%20hali.pdf`.", true),
      ],
      requestBody: { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
      responses: { ...call.responses, 413: refusal, 415: refusal },
    },
  };
};

/** Adds the key by which a repeated body returns the first response. */
export const withKey = ({ post: call }: ReturnType<typeof post>, ...more: readonly JsonSchema[]) => ({
  post: {
    ...call,
    parameters: [
      ...call.parameters,
      ...more,
      header(
        'Idempotency-Key',
        'A UUID, the same for each repetition of one body. Return what the first one returned; if the same key has another body, store nothing and answer 422.',
      ),
    ],
    responses: {
      ...call.responses,
      422: { description: 'A field is refused. Its messages are under its name.', ...json({}) },
    },
  },
});
