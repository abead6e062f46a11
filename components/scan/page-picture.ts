import type { PicturePage } from '@/lib/platform/pdf/write-pdf';
import { type Corners, findSheet, type Grey, wholePicture } from './corners';
import { even } from './even';
import { straighten } from './straighten';

/** A sheet of letter paper at 200 dots an inch. */
const MOST = 2_200;
/** Corners are found on a smaller picture: faster, and texture of the table is gone. */
const SMALL = 400;

/** A photograph as it came, brightness alone. */
export async function readPhoto(file: Blob): Promise<Grey> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, 3_000 / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
  const values = new Uint8ClampedArray(width * height);
  for (let index = 0; index < values.length; index += 1) {
    const at = index * 4;
    values[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return { width, height, values };
}

/** Where the sheet lies in the photograph. */
export function sheetIn(photo: Grey): Corners {
  const scale = Math.min(1, SMALL / Math.max(photo.width, photo.height));
  const small = straighten(photo, wholePicture(photo), SMALL);
  const [a, b, c, d] = findSheet(small).map(({ x, y }) => ({ x: x / scale, y: y / scale }));
  return a && b && c && d ? [a, b, c, d] : wholePicture(photo);
}

export interface ScannedPage {
  page: PicturePage;
  /** For the screen. */
  url: string;
}

/** Squared and evened, as a page of a PDF. */
export async function toPage(photo: Grey, corners: Corners): Promise<ScannedPage> {
  const { width, height, values } = even(straighten(photo, corners, MOST));
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let index = 0; index < values.length; index += 1) {
    rgba.fill(values[index] ?? 0, index * 4, index * 4 + 3);
    rgba[index * 4 + 3] = 255;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.72 });
  const jpeg = new Uint8Array(await blob.arrayBuffer());
  return {
    // A browser's JPEG has three colours, grey or not.
    page: { kind: 'picture', jpeg, pixels: { width, height }, isGrey: false },
    url: URL.createObjectURL(blob),
  };
}
