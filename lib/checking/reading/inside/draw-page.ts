import sharp from 'sharp';
import type { PdfFile } from './pdf-file';
import { getPageContent, unlessTooMuch } from './read-pdf';

const LETTER = { points: 612, pixels: 1_100 };
const MAX_WIDTH = 1_600;
const MAX_HEIGHT = 4_000;

/** A letter page is 1,100 pixels wide on the screen, a sheet as wide as may be. */
export function screenWidth(page: { width: number }): number {
  return Math.max(1, Math.min(MAX_WIDTH, Math.round((page.width * LETTER.pixels) / LETTER.points)));
}

/** Writes the picture of a page for the screen; a page that cannot be drawn is white. */
export async function drawPage(
  file: PdfFile,
  number: number,
  maxPixels: number,
  path: string,
): Promise<void> {
  const content = getPageContent(file, number);
  const page = content && content.width > 0 && content.height > 0 ? content : { width: 612, height: 792 };
  const width = screenWidth(page);
  const height = Math.max(1, Math.min(MAX_HEIGHT, Math.round((width * page.height) / page.width)));
  const picture =
    content && content.largestPicture <= maxPixels ? drawn(file, number, { width, height }) : null;
  const pipeline = picture
    ? sharp(picture.pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
    : sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  await pipeline.webp({ quality: 80, effort: 2 }).toFile(path);
}

function drawn(file: PdfFile, number: number, size: { width: number; height: number }) {
  try {
    return file.pictures?.draw(number, { ...size, channels: 4 }) ?? null;
  } catch (error) {
    return unlessTooMuch(error);
  }
}
