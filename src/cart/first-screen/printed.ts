/** Prints the cart's first screen on a server, as a declarative shadow root that works before any script. */
import * as v from 'valibot';
import type { Tree } from '../../element/first-screen';
import { print } from '../../element/print';
import type { Values } from '../../element/template-expression';
import { atPage } from '../../page/url';
import { cartAnswer, cartClient } from '../wire/cart';
import { cartScreen } from './model';
import { plainSettings } from './settings';

/** One entry of `dist/first-screens.json`: a tag's drawing and CSS. */
export interface Screen {
  readonly tree: readonly Tree[];
  readonly css: string;
}

/** Settings of the tag and `<shop-config>`, and the CSRF field of the printed form. */
export interface Printing extends Partial<typeof plainSettings> {
  /** The page's absolute URL. */
  readonly page: string;
  readonly cartUrl: string;
  readonly client?: unknown;
  /** The nonce that the page's Content-Security-Policy requires. */
  readonly nonce?: string | undefined;
  readonly csrf?: { readonly name: string; readonly token: string } | undefined;
}

/**
 * `<template shadowrootmode>` for the inside of the tag; empty if only the view can display this cart. `answer` and `client` are the
 * tag's JSON; they are parsed as in the browser, and throw if invalid.
 */
export function printedCart({ tree, css }: Screen, answer: unknown, printing: Printing): string {
  const { page, nonce, csrf, client, ...settings } = printing;
  const values = atPage(page, () =>
    cartScreen(
      v.parse(cartAnswer, answer),
      { ...plainSettings, ...settings, client: client === undefined ? undefined : v.parse(cartClient, client) },
      true,
    ),
  );
  if (values === undefined) return '';
  const allowed = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const html = print(tree, { ...values, printed: printedValues(values), tokenName: csrf?.name, token: csrf?.token });
  return `<template shadowrootmode="open"><style${allowed}>:host{display:block}${css}</style>${html}</template>`;
}

type Entry = readonly [name: string, json: string];
const listOf = (value: unknown): readonly Values[] => value as readonly Values[];
/** In the order of the lines, which an object with ids as keys would lose. */
const object = (entries: readonly Entry[]): string =>
  `{${[...new Map(entries)].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;
const filled = (entries: readonly Entry[]): Entry[] => entries.filter(([, json]) => json !== '{}');

/**
 * The values of the form's fields by name, as JSON, which the form returns: the server changes only what differs from them. A locked
 * cart has no fields.
 */
export function printedValues({ locked, tables, carriers, payments, projects, notes }: Values): string | undefined {
  if (locked) return undefined;
  const byLine = (json: (line: Values) => string): string =>
    object(
      filled(
        listOf(tables).map(({ cart, groups }) => {
          const lines = listOf(groups).flatMap(({ items }) => listOf(items).filter(({ isDeposit }) => !isDeposit));
          return [String(cart), object(filled(lines.map((line) => [String(line['id']), json(line)])))];
        }),
      ),
    );
  // Of several checked radios browsers choose the last one.
  const chosen = (all: unknown, flag = 'checked'): string =>
    JSON.stringify(listOf(all).findLast((one) => one[flag])?.['value'] ?? '');
  return object([
    ['quantity', byLine(({ quantity }) => JSON.stringify(quantity))],
    [
      'field',
      byLine((line) => object(listOf(line['asked']).map((one) => [String(one['field']), JSON.stringify(one['said'])]))),
    ],
    ['carrier', chosen(carriers)],
    ['payment', chosen(payments)],
    ['payment-method', chosen(listOf(payments).flatMap(({ methods }) => listOf(methods)))],
    ['project', chosen(projects, 'chosen')],
    ['client_comments', JSON.stringify(notes)],
  ]);
}
