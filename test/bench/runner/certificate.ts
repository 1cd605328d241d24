/** Creates a temporary certificate for HTTP/2, which shops use. */
export async function certificate(): Promise<{ readonly key: string; readonly cert: string }> {
  // A dependency of the bench's own package.json, which the run has installed.
  const { generate } = await import('selfsigned');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
  return { key, cert };
}
