/** Decides how a test reads a PDF: by poppler's pdftotext, a text for each sheet. */
import { execFileSync } from 'node:child_process';

/** Lines run on, and as many spaces as there are between columns are one. */
export const textOfPdf = (pdf: Buffer): string[] =>
  execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
    .split('\f')
    .slice(0, -1)
    .map((sheet) => sheet.replace(/\s+/g, ' ').trim());
