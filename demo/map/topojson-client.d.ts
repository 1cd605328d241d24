/** Decides the types of the topojson-client package, which brings none, as far as the map needs them. */
declare module 'topojson-client' {
  export interface Topology {
    readonly objects: Readonly<Record<string, object>>;
  }
  type Shape = { readonly type: string; readonly coordinates: unknown };
  interface Feature {
    readonly id?: string | number;
    readonly geometry: Shape | null;
  }
  export function feature(topology: Topology, object: object): { readonly features: readonly Feature[] };
  export function mesh(topology: Topology, object: object, filter: (a: object, b: object) => boolean): Shape;
}
