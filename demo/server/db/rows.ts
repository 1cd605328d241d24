/** Decides how the rows of a raw statement are read: PGlite and node-postgres both answer with them in a field. */

export const rowsOf = <T>(result: unknown): readonly T[] => (result as { rows: T[] }).rows;
