/** Decides where a form may send its visitor back to: a path of this shop, because "//elsewhere" and "\\elsewhere" lead away. */
export const ownPath = (raw: unknown): string => (typeof raw === 'string' && /^\/(?![/\\])/.test(raw) ? raw : '/');
