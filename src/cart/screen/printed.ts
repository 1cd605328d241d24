/** Decides how a server prints the cart's first screen: as a declarative shadow root that stands before any script. */
import * as v from 'valibot';
import type { Tree } from '../../element/first-screen';
import { print } from '../../element/print';
import { atPage } from '../../page/address';
import { cartAnswer, cartClient } from '../wire/cart';
import { cartScreen } from './model';
import { plainSettings } from './settings';

/** Of `dist/first-screens.json`: what the browser draws the tag by. */
export interface Screen {
  readonly tree: readonly Tree[];
  readonly css: string;
}

/** What the tag and `<shop-config>` say to it, and what its form posts besides. */
export interface Printing extends Partial<typeof plainSettings> {
  /** The page's own address, absolute. */
  readonly page: string;
  readonly cartUrl: string;
  readonly client?: unknown;
  /** Of a page whose policy asks for one. */
  readonly nonce?: string | undefined;
  readonly csrf?: { readonly name: string; readonly token: string } | undefined;
}

/**
 * `<template shadowrootmode>` for the tag's inside, or nothing where the cart is for the view alone. `answer` and `client` are what
 * the tag gets as JSON; they are read as the browser reads them, and throw where it would not.
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
