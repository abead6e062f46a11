import { inkGrid, needsInk } from '../ink';
import type { InkGrid, TextLine } from '../types';
import type { PdfFile } from './pdf-file';

const WIDTH = 1_000;
const MAX_HEIGHT = 2_500;

/** How dark a page is besides its text, where that matters; null too where it cannot be drawn. */
export async function inkOfPage(
  file: PdfFile,
  page: { number: number; width: number; height: number },
  lines: readonly TextLine[],
  maxPixels: number,
): Promise<InkGrid | null> {
  if (!file.pictures || !needsInk(lines)) return null;
  try {
    if (file.pictures.look(page.number).largestPicture > maxPixels) return null;
    const height = Math.max(1, Math.min(MAX_HEIGHT, Math.round((WIDTH * page.height) / page.width)));
    const drawn = file.pictures.draw(page.number, { width: WIDTH, height, channels: 1 });
    return inkGrid(
      drawn,
      lines.flatMap((line) => line.words),
    );
  } catch {
    return null;
  }
}
