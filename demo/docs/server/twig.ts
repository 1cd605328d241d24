/** Decides how the documentation's templates are rendered: with code in colours, and backticks in a sentence as code. */
import { createFilter, createMarkup, type TwingEnvironment } from 'twing';
import { coloured } from '../coloured';
import { createTwig } from '../../server/pages/twig';
import { escapeHtml } from '../dialects/dialect';
import { shapes } from './contract';

const prose = (sentence: string): string => escapeHtml(sentence).replace(/`([^`]+)`/g, '<code>$1</code>');

/** Names of the contract's shapes lead to them. */
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

/** `text|prose`, `code|colours`, `type|linked`, `text|swatched`; all of them escape. */
export function createDocsTwig(): TwingEnvironment {
  const twig = createTwig();
  for (const [name, filter] of Object.entries({ prose, colours: coloured, linked, swatched })) {
    twig.addFilter(
      createFilter(name, (_context, text: unknown) => Promise.resolve(createMarkup(filter(String(text)))), []),
    );
  }
  return twig;
}
