/** Decides whether the browser itself can read bar codes by its camera. */

export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** Browsers that have it name it so; the DOM's types do not. */
export const detectorOf = (): (new (options: { formats: readonly string[] }) => Detector) | undefined =>
  (globalThis as { BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector }).BarcodeDetector;

export const hasCamera = (): boolean =>
  detectorOf() !== undefined && globalThis.navigator?.mediaDevices?.getUserMedia !== undefined;
