/** Detects whether the browser can read bar codes with the camera. */

export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** The DOM's types do not include `BarcodeDetector` yet. */
export const detectorOf = (): (new (options: { formats: readonly string[] }) => Detector) | undefined =>
  (globalThis as { BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector }).BarcodeDetector;

export const hasCamera = (): boolean =>
  detectorOf() !== undefined && globalThis.navigator?.mediaDevices?.getUserMedia !== undefined;
