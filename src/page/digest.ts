/** Hashes contact data before they leave the page: with SHA-256, if the browser offers it. */

/** Lower-case hex of the trimmed, lower-cased text; undefined in an insecure context. */
export async function sha256(raw: string): Promise<string | undefined> {
  const subtle = globalThis.crypto?.subtle;
  if (subtle === undefined) return undefined;
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(raw.trim().toLowerCase()));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
