/** The guides to uninstalling: their lists of keys and tables are read from the elements' and PHP's code. */
import { readFileSync } from 'node:fs';
import { storedItems } from '../privacy/stored';
import type { Guide } from './guide';
import { markdownGuide } from './markdown';

const migrations = new URL('../../../src/php/src/Store/Migrations.php', import.meta.url);

/** The package's tables, without the prefix of their names. */
export const tables = (): string[] => [
  ...[...readFileSync(migrations, 'utf8').matchAll(/CREATE TABLE \{(\w+)\}/g)].map(([, name = '']) => name),
  'versions',
];

const list = (items: readonly string[]): string =>
  `<ul>${items.map((one) => `<li><code>${one}</code></li>`).join('')}</ul>`;

const keys = (): string =>
  ['localStorage', 'sessionStorage', 'IndexedDB']
    .map((place) => {
      const own = storedItems.filter((one) => one.place === place).map(({ key }) => key.trim());
      return `<p><strong>${place}</strong></p>${list(own)}`;
    })
    .join('');

function filled(slug: string): Guide {
  const guide = markdownGuide(slug);
  const data = async () => {
    const { html, ...rest } = (await guide.data?.()) ?? {};
    const filledHtml = String(html)
      .replace('<p>[[keys]]</p>', keys())
      .replace('<p>[[tables]]</p>', list(tables().map((name) => `shop_${name}`)));
    return { ...rest, html: filledHtml };
  };
  return { ...guide, data };
}

export const uninstalling = filled('uninstalling');
export const odinstalowanie: Guide = { ...filled('odinstalowanie'), lang: 'pl' };
