/** Decides what the build tells the elements: `src/tools/pack/version.ts` puts it in. */
interface ImportMetaEnv {
  readonly SHOP_ELEMENTS?: string;
  readonly SHOP_DOCS?: string;
}
