/** Checks the contents of the packed package, for the package's own test and for a release. */

export interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly bin: Readonly<Record<string, string>>;
}

/** Besides the files that `exports` names. */
const ALWAYS = [
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'UPGRADING.md',
  'custom-elements.json',
  'dist/index.js',
  'dist/shop-cart.js',
  'dist/shop-elements.css',
  'dist/shop-elements.js',
  'dist/faults.html',
  'dist/files.json',
  'dist/licenses.md',
  'dist/sbom.cdx.json',
  'dist/command/sbom.cdx.json',
  'dist/web-types.json',
  'dist/vscode.html-custom-data.json',
  'dist/vscode.css-custom-data.json',
  'dist/tokens.json',
  'dist/testing/roles.json',
  'dist/contract/openapi.json',
  'src/php/autoload.php',
  'src/php/composer.json',
];

/** The errors of a package with these files, a few words each; `files` are paths from its root. */
export function faultsOf({ exports, bin }: Manifest, files: readonly string[]): string[] {
  const named = [...Object.values(exports), bin].flatMap((one) => (typeof one === 'string' ? one : Object.values(one)));
  const exported = named.filter((path) => !path.includes('*')).map((path) => path.replace(/^\.\//, ''));
  const known = new Set(files);
  return [
    ...[...new Set([...exported, ...ALWAYS])].filter((path) => !known.has(path)).map((path) => `${path} is missing`),
    ...files
      .filter((path) => /\.map$|^(src(?!\/php(?:\/|$))|elements|demo|test)\//.test(path))
      .map((path) => `${path} is too many`),
  ];
}
