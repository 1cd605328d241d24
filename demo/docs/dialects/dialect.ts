/** The interface of a template language, so that one writer produces snippets in all of them. */
import type { Each, JsonValue } from '../tree';

/** The template's sample values. Only plain HTML uses them, because it is already filled in. */
export type Scope = Readonly<Record<string, unknown>>;

/** Each method returns text escaped for its place. */
export interface Dialect {
  /** Literal text between tags, and inside a double-quoted attribute. */
  text(literal: string): string;
  value(literal: string): string;
  /** A value of the template, between tags and inside a double-quoted attribute. */
  printText(path: string, scope: Scope): string;
  printValue(path: string, scope: Scope): string;
  /** A space and an attribute without a value, printed if the template's value is true. */
  flag(name: string, path: string, scope: Scope): string;
  /** The content of a `<script type="application/json">`. */
  json(data: Readonly<Record<string, JsonValue>>, scope: Scope): string;
  /** The body's lines inside a loop. */
  loop(each: Each, scope: Scope, body: (scope: Scope) => readonly string[]): readonly string[];
}

export const languages = ['HTML', 'Twig', 'Blade', 'PHP'] as const;
export type Language = (typeof languages)[number];

export const indent = (lines: readonly string[]): string[] => lines.map((line) => (line === '' ? '' : `  ${line}`));

/** Escapes for text and double-quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON for a script element: no `<`, so that no text can end the script or begin a comment. */
export const scriptJson = (data: unknown): string => JSON.stringify(data, null, 2).replaceAll('<', '\\u003c');

/** Whether JSON contains a placeholder; JSON without one is printed as a literal. */
export const isLiteral = (data: JsonValue): boolean => {
  if (data === null || typeof data !== 'object') return true;
  if ('from' in data) return false;
  return Object.values(data as Readonly<Record<string, JsonValue>>).every(isLiteral);
};
