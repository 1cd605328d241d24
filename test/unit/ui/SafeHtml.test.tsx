/** Shows that a title with HTML is rendered as elements and escaped text. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SafeHtml } from '../../../src/ui/SafeHtml';

it.each([
  ['Gres 60×60', '<span>Gres 60×60</span>'],
  ['<b>Gres</b> m<sup>2</sup><br>', '<b>Gres</b><span> m</span><sup>2</sup><br/>'],
  ['<b onclick="x">a</b><img src=x onerror=alert(1)>', '<b>a</b>'],
  ['<b>Gres <i>m</i></b>', '<b><span>Gres </span><i>m</i></b>'],
  ['&lt;img src=x onerror=alert(1)&gt;', '<span>&lt;img src=x onerror=alert(1)&gt;</span>'],
])('SafeHtml renders %j', (html, markup) => {
  expect(renderToStaticMarkup(<SafeHtml html={html} />)).toBe(markup);
});
