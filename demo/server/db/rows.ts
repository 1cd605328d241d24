/** Rows of a raw statement: PGlite and node-postgres both return them in `rows`. */

export const rowsOf = <T>(result: unknown): readonly T[] => (result as { rows: T[] }).rows;
