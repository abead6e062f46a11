import sharp, { type Sharp } from 'sharp';
import type { Edges } from '../geometry';
import type { GreyPicture } from '../ink';

export const fromGrey = ({ width, height, pixels }: GreyPicture): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 1 } });

export async function toGrey(pipeline: Sharp): Promise<GreyPicture> {
  const { data, info } = await pipeline
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

export const scaled = (picture: GreyPicture, width: number, height: number): Promise<GreyPicture> =>
  toGrey(fromGrey(picture).resize({ width, height, fit: 'fill' }));

/** A part of a picture, at least one pixel of it. */
export function cut(picture: GreyPicture, place: Edges): GreyPicture {
  const left = Math.max(0, Math.min(picture.width - 1, Math.floor(place.left)));
  const top = Math.max(0, Math.min(picture.height - 1, Math.floor(place.top)));
  const width = Math.max(1, Math.min(picture.width, Math.ceil(place.right)) - left);
  const height = Math.max(1, Math.min(picture.height, Math.ceil(place.bottom)) - top);
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (top + y) * picture.width + left;
    pixels.set(picture.pixels.subarray(from, from + width), y * width);
  }
  return { width, height, pixels };
}
