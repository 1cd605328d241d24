/** Builds `sbom.cdx.json`, the list of bundled packages: CycloneDX 1.6, reproducible (https://cyclonedx.org/docs/1.6/json/). */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { bundledOf, type Bundled } from './bundled.ts';
import { name as own, version } from './version.ts';

const purlOf = (name: string, of: string): string => `pkg:npm/${name.replace('@', '%40')}@${of}`;

/** The hash of the registry's archive. */
function componentOf({ name, version: of, license, integrity }: Bundled) {
  const purl = purlOf(name, of);
  const [algorithm, hash = ''] = integrity.split(/-(.*)/s);
  if (algorithm !== 'sha512') throw new Error(`${name} has no SHA-512 in package-lock.json.`);
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version: of,
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    licenses: [/^[\w.-]+$/.test(license) ? { license: { id: license } } : { expression: license }],
    purl,
  } as const;
}

/** A number unique to the content, in the form of a UUID (version 8: https://www.rfc-editor.org/rfc/rfc9562#section-5.8). */
function serialOf(content: object): string {
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function sbomOf(bundled: readonly Bundled[]) {
  const root = purlOf(own, version);
  const components = bundled.map(componentOf);
  const content = {
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'library',
        'bom-ref': root,
        name: own,
        version,
        licenses: [{ license: { id: 'MIT' } }],
        purl: root,
      },
    },
    components,
    dependencies: [{ ref: root, dependsOn: components.map(({ purl }) => purl) }],
    compositions: [{ aggregate: 'complete', assemblies: [root] }],
  } as const;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(content),
    version: 1,
    ...content,
  } as const;
}

export type Sbom = ReturnType<typeof sbomOf>;

export const sbom: Plugin = {
  name: 'sbom',
  apply: 'build',
  generateBundle(_, bundle) {
    const source = `${JSON.stringify(sbomOf(bundledOf(bundle)), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'sbom.cdx.json', source });
  },
};
