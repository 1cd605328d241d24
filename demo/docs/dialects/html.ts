/** Snippets in plain HTML, with the template's values filled in. */
import { isFrom, type JsonValue } from '../tree';
import { escapeHtml, scriptJson, type Dialect, type Scope } from './dialect';

/** The scope's value at `product.name`; undefined if a step of the path is missing. */
export const lookUp = (path: string, scope: Scope): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[key] : undefined,
      scope,
    );

const valueOf = (path: string, scope: Scope): string => {
  const value = lookUp(path, scope);
  return value === null || value === undefined || value === false ? '' : String(value);
};

/** The JSON with its placeholders filled. */
export function filled(data: JsonValue, scope: Scope): unknown {
  if (isFrom(data)) return lookUp(data.from, scope);
  if (Array.isArray(data)) return data.map((one: JsonValue) => filled(one, scope));
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, filled(value as JsonValue, scope)]));
}

export const html: Dialect = {
  text: escapeHtml,
  value: escapeHtml,
  printText: (path, scope) => escapeHtml(valueOf(path, scope)),
  printValue: (path, scope) => escapeHtml(valueOf(path, scope)),
  flag: (name, path, scope) => (lookUp(path, scope) ? ` ${name}` : ''),
  json: (data, scope) => scriptJson(filled(data, scope)),
  loop: ({ each, as }, scope, body) => {
    const list = lookUp(each, scope);
    return Array.isArray(list) ? list.flatMap((one: unknown) => body({ ...scope, [as]: one })) : [];
  },
};
