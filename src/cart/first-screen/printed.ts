/** Prints the cart's first screen on a server, as a declarative shadow root that works before any script. */
import * as v from 'valibot';
import type { Tree } from '../../element/first-screen';
import { print } from '../../element/print';
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
  const html = print(tree, { ...values, tokenName: csrf?.name, token: csrf?.token });
  return `<template shadowrootmode="open"><style${allowed}>:host{display:block}${css}</style>${html}</template>`;
}
