/** Reads a printed page with poppler's pdftotext: one text a sheet. */
import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';

/** Joins lines, and collapses spaces between columns. */
export const sheetsOf = async (page: Page): Promise<string[]> =>
  execFileSync('pdftotext', ['-layout', '-', '-'], {
    input: await page.pdf({ preferCSSPageSize: true }),
    encoding: 'utf8',
  })
    .split('\f')
    .slice(0, -1)
    .map((sheet) => sheet.replace(/\s+/g, ' ').trim());
