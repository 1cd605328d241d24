/** Decides where a form may send its visitor back to: a path of this shop. "//elsewhere" and "/\elsewhere" lead away, and so does "/⇥/elsewhere", whose tab browsers leave out. */
export const ownPath = (raw: unknown, otherwise = '/'): string =>
  typeof raw === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(raw) ? raw : otherwise;
