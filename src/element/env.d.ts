/** Declares the constants that the build inserts: see `src/tools/pack/version.ts`. */
interface ImportMetaEnv {
  readonly SHOP_ELEMENTS?: string;
  readonly SHOP_DOCS?: string;
}
