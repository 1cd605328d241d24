/** Redraws a photo as a JPEG of at most 2,000 px: fewer bytes, and without the place that the camera wrote into it. */

const MOST_PIXELS = 2000;
const QUALITY = 0.85;

export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Undefined for a file that is no such picture. */
export async function redrawn(file: File): Promise<File | undefined> {
  if (!PHOTO_TYPES.includes(file.type)) return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (picture === undefined) return undefined;
  const scale = Math.min(1, MOST_PIXELS / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((one) => Math.max(1, Math.round(one * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const area = canvas.getContext('2d');
  if (area === null) return undefined;
  // A JPEG has no transparency.
  area.fillStyle = '#fff';
  area.fillRect(0, 0, canvas.width, canvas.height);
  area.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type });
}
