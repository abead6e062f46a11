import sharp, { type Sharp } from 'sharp';
import { isActiveSvg, logoTypeOf } from '../logo-type';
import {
  type DrawnLogo,
  LOGO_BOX,
  type LogoProblem,
  MAX_KEPT_BYTES,
  MAX_LOGO_PIXELS,
  MIN_LOGO_EDGE,
} from '../types';

export type Drawing = DrawnLogo | { problem: LogoProblem };

/** What an SVG's own unit is at; it is drawn as large as it will be shown. */
const SVG_DOTS = 72;
const MAX_SVG_DOTS = 2_400;
/** Fewer colours until it is small enough; the last is taken as it is. */
const COLOURS = [256, 64, 16] as const;

/** Draws an uploaded picture anew, small and without anything but its pixels; nothing of the file itself is kept. */
export async function drawLogo(bytes: Uint8Array): Promise<Drawing> {
  const type = logoTypeOf(bytes);
  if (type === null) return { problem: 'logo_type' };
  if (type === 'svg' && isActiveSvg(bytes)) return { problem: 'logo_active' };
  try {
    const about = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (about.format !== type) return { problem: 'logo_type' };
    const isTurned = (about.orientation ?? 1) >= 5;
    const [width, height] = isTurned ? [about.height, about.width] : [about.width, about.height];
    if (width * height > MAX_LOGO_PIXELS) return { problem: 'logo_pixels' };
    if (type !== 'svg' && Math.min(width, height) < MIN_LOGO_EDGE) return { problem: 'logo_small' };
    const density = type === 'svg' ? dotsFor(width, height) : undefined;
    const picture = sharp(bytes, {
      limitInputPixels: MAX_LOGO_PIXELS,
      failOn: 'error',
      sequentialRead: true,
      ...(density === undefined ? {} : { density }),
    })
      .rotate()
      .resize({ ...LOGO_BOX, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    return await small(picture);
  } catch {
    return { problem: 'logo_unreadable' };
  }
}

/** An SVG has no size of its own that counts: it fills the box. */
function dotsFor(width: number, height: number): number {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height);
  return Math.min(MAX_SVG_DOTS, Math.max(1, Math.ceil(SVG_DOTS * scale)));
}

async function small(picture: Sharp): Promise<DrawnLogo> {
  let drawn = await write(picture.clone().png({ compressionLevel: 9 }));
  for (const colours of COLOURS) {
    if (drawn.png.byteLength <= MAX_KEPT_BYTES) break;
    drawn = await write(picture.clone().png({ compressionLevel: 9, palette: true, colours }));
  }
  return drawn;
}

async function write(picture: Sharp): Promise<DrawnLogo> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { png: new Uint8Array(data), width: info.width, height: info.height };
}
