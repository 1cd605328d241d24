/** Type of the certificate package, because the project is type-checked without the bench's dependencies. */
declare module 'selfsigned' {
  export function generate(
    attributes: readonly { readonly name: string; readonly value: string }[],
    options: { readonly keyType: 'ec' },
  ): Promise<{ readonly private: string; readonly cert: string }>;
}
