import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { FileType } from '@/lib/checking/files/types';
import type { GreyPicture } from '../ink';
import { ReadingFailed } from './failure';
import { heicPixels } from './heic-size';

/** Where a picture does not say, or says what every phone says. */
const USUAL_DOTS = 150;
const LEAST_DOTS = 97;
const MOST_DOTS = 1_200;
/** Recognised in as many pixels at most. */
const MAX_PIXELS = 9_000_000;

export interface PictureFile {
  /** Upright as it says of itself. */
  readonly grey: GreyPicture;
  readonly dotsPerInch: number;
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** For the screen. */
  webp(width: number, path: string): Promise<void>;
}

/** A picture as a page; never decoded before its size is known. */
export async function openPicture(path: string, type: FileType, maxPixels: number): Promise<PictureFile> {
  const source = type === 'heic' ? await fromHeic(path, maxPixels) : path;
  const open = () =>
    sharp(source, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }).rotate();
  const about = await sharp(source, { limitInputPixels: false }).metadata();
  if (about.format !== type && !(type === 'heic' && about.format === 'jpeg'))
    throw new ReadingFailed('not_supported', `holds ${about.format}`);
  if (about.width * about.height > maxPixels)
    throw new ReadingFailed('picture_too_large', `${about.width} × ${about.height} pixels`);
  const isTurned = (about.orientation ?? 1) >= 5;
  const [width, height] = isTurned ? [about.height, about.width] : [about.width, about.height];
  const said = about.density ?? 0;
  const dots = said >= LEAST_DOTS && said <= MOST_DOTS ? said : USUAL_DOTS;
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (width * height)));
  const { data, info } = await open()
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.max(1, Math.round(width * scale)) })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    grey: { width: info.width, height: info.height, pixels: data },
    dotsPerInch: dots * scale,
    width: (width * 72) / dots,
    height: (height * 72) / dots,
    async webp(pixels, target) {
      await open()
        .flatten({ background: '#ffffff' })
        .resize({ width: Math.min(width, pixels), height: 4_000, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toFile(target);
    },
  };
}

async function fromHeic(path: string, maxPixels: number): Promise<Buffer> {
  const bytes = await readFile(path);
  const pixels = heicPixels(bytes);
  if (pixels > maxPixels) throw new ReadingFailed('picture_too_large', `${pixels} pixels`);
  const { default: convert } = await import('heic-convert');
  return Buffer.from(await convert({ buffer: bytes, format: 'JPEG', quality: 0.92 }));
}
