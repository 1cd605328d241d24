/** Creates unique names by the browser's own generator, which http pages have only in part. */

/** A random UUID (version 4). */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  // http pages lack randomUUID but have random bytes. Version and variant bits are set as in RFC 9562.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = [...bytes].map((byte, at) =>
    at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const hex = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
