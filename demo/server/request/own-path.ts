/** Validates the path that a form returns to. Browsers read `//elsewhere`, `/\elsewhere` and `/⇥/elsewhere` as another host. */
export const ownPath = (raw: unknown, otherwise = '/'): string =>
  typeof raw === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(raw) ? raw : otherwise;
