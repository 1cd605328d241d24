/** Parses the arguments of `npx shop-elements conform`, and refuses unknown arguments. */
import { parseArgs } from 'node:util';
import { groups, rules } from './rules';
import type { ConformOptions } from './run';
import { setterOf } from './set-command';
import { rulesIn } from './steps';
import { roles, type Add, type Role } from './visits';

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true, default: [] as string[] } as const;
const flag = { type: 'boolean', default: false } as const;

const known = {
  add: texts,
  as: texts,
  header: texts,
  page: text,
  cookie: text,
  'csrf-cookie': text,
  'csrf-header': text,
  locker: text,
  project: text,
  product: text,
  widget: text,
  suggest: text,
  autocomplete: text,
  search: text,
  favourites: text,
  lookup: text,
  orders: text,
  lists: text,
  company: text,
  withdrawal: text,
  find: text,
  'find-order': text,
  'set-stock': text,
  'set-price': text,
  'answer-quote': text,
  'expire-quote': text,
  timeout: text,
  only: texts,
  docs: text,
  list: flag,
  'no-order': flag,
  strict: flag,
  help: { ...flag, short: 'h' },
} as const;

const FORMATS = ['json', 'junit', 'html'] as const;
export type Format = (typeof FORMATS)[number];

/** The parsed arguments. */
export interface ParsedArguments {
  readonly options: Omit<ConformOptions, 'transport' | 'progress'>;
  readonly url: string | undefined;
  readonly docs: string | undefined;
  readonly isStrict: boolean;
  readonly isHelp: boolean;
  readonly isList: boolean;
  /** Each format with its file; undefined prints it. */
  readonly formats: ReadonlyMap<Format, string | undefined>;
}

const isFileName = (one: string | undefined): one is string => one !== undefined && !/^-|^https?:\/\//.test(one);

/** `--html`, `--html file` and `--html=file` are the same, which Node's own parser does not support. */
function takeFormats(args: readonly string[]): [formats: Map<Format, string | undefined>, rest: string[]] {
  const formats = new Map<Format, string | undefined>();
  const rest: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const [, name, file] = /^--(\w+)(?:=(.*))?$/s.exec(args[at] ?? '') ?? [];
    const format = FORMATS.find((one) => one === name);
    if (format === undefined) rest.push(args[at] ?? '');
    else if (file !== undefined) formats.set(format, file);
    else if (isFileName(args[at + 1])) formats.set(format, args[(at += 1)]);
    else formats.set(format, undefined);
  }
  return [formats, rest];
}

/** `POST /do-koszyka {"id":1,"quantity":1}`. Default method: POST. */
function addOf(line: string): Add {
  const [, method = 'POST', path, body] = /^\s*(?:([A-Z]+)\s+)?(\S+)(?:\s+(.*))?$/s.exec(line) ?? [];
  if (path === undefined || !/^(\/|https?:)/.test(path))
    throw new Error(`--add '${line}' is not a call; example: --add 'POST /do-koszyka {"id":1,"quantity":1}'`);
  return { method, path, ...(method !== 'GET' && { body: body ?? '' }) };
}

function cookiesByRole(lines: readonly string[]): Partial<Record<Role, string>> {
  const people: Partial<Record<Role, string>> = {};
  for (const line of lines) {
    const [, name, cookies] = /^([a-z]+)=(.+)$/s.exec(line) ?? [];
    const role = roles.find((one) => one === name);
    if (role === undefined || cookies === undefined)
      throw new Error(
        `--as ${line}: expected a role and its cookies, --as trader='PHPSESSID=…'. Roles: ${roles.join(', ')}`,
      );
    people[role] = cookies;
  }
  return people;
}

function onlyOf(lines: readonly string[]): string[] | undefined {
  const names = lines.flatMap((line) => line.split(',')).map((one) => one.trim());
  const unknown = rulesIn(names).find((one) => !Object.hasOwn(rules, one));
  if (unknown !== undefined)
    throw new Error(`--only ${unknown}: unknown rule. Groups: ${Object.keys(groups).join(', ')}; rules: --list`);
  return names.length > 0 ? rulesIn(names) : undefined;
}

function timeoutOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (!(seconds > 0)) throw new Error(`--timeout ${text}: expected seconds, more than 0`);
  return seconds * 1000;
}

/** Throws for unknown arguments. */
export function parseArguments(args: readonly string[]): ParsedArguments {
  const [formats, rest] = takeFormats(args);
  const { values, positionals } = parseArgs({ args: rest, options: known, allowPositionals: true });
  const [url, more] = positionals;
  if (more !== undefined) throw new Error(`${more}: expected one URL; quote values with spaces`);
  if (url !== undefined && !/^https?:\/\//.test(url)) throw new Error(`${url} is not a URL: use https:// or http://.`);
  const { page, cookie, locker, project, product } = values;
  return {
    url,
    docs: values.docs,
    isStrict: values.strict,
    isHelp: values.help,
    isList: values.list,
    formats,
    options: {
      url: url ?? '',
      page,
      cookie,
      locker,
      project,
      product,
      headers: Object.fromEntries(values.header.map((line) => line.split(/:\s*(.*)/s, 2))),
      csrfCookie: values['csrf-cookie'],
      csrfHeader: values['csrf-header'],
      add: values.add.map(addOf),
      as: cookiesByRole(values.as),
      timeout: timeoutOf(values.timeout),
      only: onlyOf(values.only),
      others: values,
      set: {
        stock: setterOf('stock', values['set-stock']),
        price: setterOf('price', values['set-price']),
        answer: setterOf('answer', values['answer-quote']),
        expire: setterOf('expire', values['expire-quote']),
      },
      order: !values['no-order'],
    },
  };
}
