/** Serialises a request's body as JSON, whatever methods the page has added to arrays and strings. */

const prototypes: readonly object[] = [Object.prototype, Array.prototype, String.prototype, Number.prototype];

/** `JSON.stringify` without the `toJSON` of Prototype.js 1.6 and similar, which would quote everything twice. */
export function jsonText(value: unknown): string {
  const taken = prototypes.flatMap((prototype) => {
    const taught = Object.getOwnPropertyDescriptor(prototype, 'toJSON');
    return taught?.configurable && Reflect.deleteProperty(prototype, 'toJSON') ? [{ prototype, taught }] : [];
  });
  try {
    return JSON.stringify(value);
  } finally {
    for (const { prototype, taught } of taken) Object.defineProperty(prototype, 'toJSON', taught);
  }
}
