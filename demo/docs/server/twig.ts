/** Twig for the documentation: filters for coloured code and for backticks in sentences. */
import { createFilter, createMarkup, type TwingEnvironment } from 'twing';
import { coloured } from '../coloured';
import { createTwig } from '../../server/pages/twig';
import { escapeHtml } from '../dialects/dialect';
import { shapes } from './contract';

const prose = (sentence: string): string => escapeHtml(sentence).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Elements in a text link to their pages. */
const leading = (sentence: string): string =>
  prose(sentence).replace(
    /<code>&lt;(shop-[\w-]+)&gt;<\/code>/g,
    (code, tag: string) => `<a href="/elementy/${tag}">${code}</a>`,
  );

/** Names of the contract's shapes link to their anchors. */
const linked = (type: string): string =>
  type
    .split(/(\w+)/)
    .map((word) => (shapes.has(word) ? `<a href="/elementy/contract#${word}">${word}</a>` : escapeHtml(word)))
    .join('');

/** A colour with a sample of it; as an SVG, since the policy allows no style attribute. */
const swatched = (text: string): string =>
  escapeHtml(text).replace(
    /#[\da-f]{6}\b/g,
    (colour) =>
      `<span class="swatch"><svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true"><rect x="0.5" y="0.5" width="13" height="13" rx="3.5" fill="${colour}"/></svg> ${colour}</span>`,
  );

/** 12 345 → `12.3 KB`, which are 1000 bytes here as in a browser's tools. */
const kilobytes = (bytes: string): string => `${(Number(bytes) / 1000).toFixed(1)}\u00A0KB`;

/** `ArrowDown` → `Arrow Down`, `Shift+Tab` → `Shift + Tab`. */
const keycap = (key: string): string =>
  key
    .split('+')
    .map((one) => `<kbd>${escapeHtml(one.replace(/([a-z])([A-Z])/g, '$1 $2'))}</kbd>`)
    .join(' ');

/** `text|prose`, `code|colours`, `type|linked`, `text|swatched`, `text|leading`, `bytes|kilobytes`, `key|keycap`; all of them escape. */
const filters = { prose, leading, colours: coloured, linked, swatched, kilobytes, keycap };

export function createDocsTwig(): TwingEnvironment {
  const twig = createTwig();
  for (const [name, filter] of Object.entries(filters)) {
    twig.addFilter(
      createFilter(name, (_context, text: unknown) => Promise.resolve(createMarkup(filter(String(text)))), []),
    );
  }
  return twig;
}
