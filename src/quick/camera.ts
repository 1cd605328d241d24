/** Detects whether the browser can read bar codes with the camera. */

export interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** The DOM's types do not include `BarcodeDetector` yet. */
export const detectorOf = (): (new (options: { formats: readonly string[] }) => Detector) | undefined =>
  (globalThis as { BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector }).BarcodeDetector;

export const hasCamera = (): boolean =>
  detectorOf() !== undefined && globalThis.navigator?.mediaDevices?.getUserMedia !== undefined;

/** Turns the camera's lamp on or off; rejects if the device refuses. */
export type Lamp = (isLit: boolean) => Promise<void>;

/** The DOM's types do not include `torch` yet. */
export function lampOf(stream: MediaStream | undefined): Lamp | undefined {
  const [track] = stream?.getVideoTracks() ?? [];
  const capabilities: (MediaTrackCapabilities & { torch?: boolean }) | undefined = track?.getCapabilities?.();
  if (track === undefined || capabilities?.torch !== true) return undefined;
  return (torch) => track.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] });
}
