/** Decides that a title with HTML is rendered as elements and escaped text. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SafeHtml } from '../../../src/ui/SafeHtml';

it.each([
  ['Gres 60×60', 'Gres 60×60'],
  ['<b>Gres</b> m<sup>2</sup><br>', '<b>Gres</b> m<sup>2</sup><br/>'],
  ['<b onclick="x">a</b><img src=x onerror=alert(1)>', '<b>a</b>'],
  ['&lt;img src=x onerror=alert(1)&gt;', '&lt;img src=x onerror=alert(1)&gt;'],
])('renders %j', (html, markup) => {
  expect(renderToStaticMarkup(<SafeHtml html={html} />)).toBe(markup);
});
