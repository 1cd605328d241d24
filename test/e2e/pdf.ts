/** Reads a PDF with poppler's pdftotext: one text a sheet. */
import { execFileSync } from 'node:child_process';

/** Joins lines, and collapses spaces between columns. */
export const textOfPdf = (pdf: Buffer): string[] =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)
    .map((sheet) => sheet.replace(/\s+/g, ' ').trim());
