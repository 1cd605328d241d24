/** Decides what is known of the package that makes a certificate: the rest of the project is checked without the bench's own packages. */
declare module 'selfsigned' {
  export function generate(
    attributes: readonly { readonly name: string; readonly value: string }[],
    options: { readonly keyType: 'ec' },
  ): Promise<{ readonly private: string; readonly cert: string }>;
}
