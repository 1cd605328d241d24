/** The contract's examples: each call with its request and response. */
import type { Contract } from '../../../src/tools/contract/read';

/** The displayed code; a response without a body is displayed by its status. */
interface Exchange {
  readonly name: string;
  readonly isRefused: boolean;
  readonly requestBody: string;
  readonly status: string;
  readonly means: string;
  readonly answered: string;
}

type Json = Record<string, unknown>;
type Call = Contract['paths'][string][string];

/** Replaces a cart that equals the response to `load`, so that only changes are displayed. */
const REST = '"…": 0';
const print = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(REST, '// everything else as in the answer to load');

function changesOf(answer: unknown, loaded: Json | undefined): unknown {
  const cart = (answer as { cart?: Json | null }).cart;
  if (loaded === undefined || !cart) return answer;
  const isSame = (name: string) => JSON.stringify(cart[name]) === JSON.stringify(loaded[name]);
  const changed = Object.fromEntries(Object.entries(cart).filter(([name]) => !isSame(name)));
  const isOther = Object.keys(changed).length === Object.keys(cart).length;
  return { ...(answer as Json), cart: isOther ? cart : { ...changed, '…': 0 } };
}

/** The sample values of the URL's parameters. */
const addressOf = (path: string, { parameters = [] }: Call): string => {
  const given = parameters.flatMap(({ name, in: place, example }) => (example ? [{ name, place, example }] : []));
  const filled = given.reduce((at, { name, example }) => at.replace(`{${name}}`, example), path);
  const query = given.filter(({ place }) => place === 'query').map(({ name, example }) => `${name}=${example}`);
  return filled + (query.length > 0 ? `?${query.join('&')}` : '');
};

const examplesOf = (content: Call['requestBody']) =>
  Object.entries(content?.content?.['application/json']?.examples ?? {});

function exchangesOf(call: Call): Exchange[] {
  const bodies = new Map(examplesOf(call.requestBody));
  const loaded = call.responses['200']?.content?.['application/json']?.examples?.['load']?.value as { cart?: Json };
  const exchanges = Object.entries(call.responses).flatMap(([status, answer]) => {
    const isGood = status === '200';
    const outcome = { status: status === 'default' ? 'any other' : status, means: answer.description };
    const requestBody = (name: string): string => (bodies.has(name) ? print(bodies.get(name)!.value) : '');
    const examples = examplesOf(answer).map(([name, { value }]) => ({
      name,
      isRefused: !isGood || name.endsWith('refused'),
      requestBody: requestBody(name),
      ...outcome,
      answered: print(name === 'load' ? value : changesOf(value, loaded?.cart)),
    }));
    if (examples.length > 0 || answer.content !== undefined) return examples;
    return [{ name: '', isRefused: !isGood, requestBody: '', ...outcome, answered: '' }];
  });
  return exchanges;
}

const tagIn = (text: string): string => /`(shop-[a-z-]+)`/.exec(text)?.[1] ?? '';

/** Every call except the cart's, and the cart's actions. */
export function trafficOf({ paths }: Contract) {
  const [[, { post: cart }], ...others] = Object.entries(paths) as [[string, { post: Call }], ...[string, never][]];
  const all = exchangesOf(cart);
  const actions = all.filter(({ name, isRefused }) => name !== '' && !isRefused);
  return {
    actions: actions.map((good) => ({
      name: good.name,
      exchanges: [
        good,
        ...all.filter(({ name }) => (good.name === 'load' ? name === '' : name === `${good.name}.refused`)),
      ],
    })),
    traffic: others.flatMap(([path, methods]) =>
      Object.entries<Call>(methods).map(([method, call]) => ({
        id: `call-${call.operationId}`,
        title: `${method.toUpperCase()} ${addressOf(path, call)}`,
        summary: call.summary,
        query: (call.parameters ?? []).filter((one) => one.in === 'query'),
        tag: tagIn(call.summary),
        exchanges: exchangesOf(call),
      })),
    ),
  };
}
