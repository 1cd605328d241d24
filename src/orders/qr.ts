/** Encodes an invoice's URL as a QR code: level M, as KSeF requires; the library chooses size and mask. */
import { correction, generate } from 'lean-qr/nano';

export interface QrCode {
  /** Modules per side. */
  readonly side: number;
  /** The dark modules as one SVG path, one unit each, from 0 to `side`. */
  readonly path: string;
}

export function qrCode(text: string): QrCode {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const units = [...Array(code.size).keys()];
  const dark = units.flatMap((row) => units.filter((column) => code.get(column, row)).map((column) => [column, row]));
  return { side: code.size, path: dark.map(([column, row]) => `M${column} ${row}h1v1h-1z`).join('') };
}
