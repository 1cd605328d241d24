/** Prints a matrix of outcomes: named rows, numbered columns, one symbol a cell, a legend below. */

export interface Matrix {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** One character. */
  cell(row: string, column: string): string;
  readonly legend: Readonly<Record<string, string>>;
}

export function printMatrix({ rows, columns, cell, legend }: Matrix): string {
  const wide = Math.max(...rows.map((row) => row.length));
  const numbers = columns.map((_, at) => String(at + 1).padStart(2));
  return [
    `${''.padEnd(wide)}  ${numbers.join(' ')}`,
    ...rows.map((row) => `${row.padEnd(wide)}  ${columns.map((column) => ` ${cell(row, column)}`).join(' ')}`),
    '',
    ...columns.map((column, at) => `${numbers[at]} ${column}`),
    '',
    ...Object.entries(legend).map(([symbol, meaning]) => ` ${symbol} ${meaning}`),
  ].join('\n');
}
