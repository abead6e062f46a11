import sharp from 'sharp';
import { type GreyPicture, inkGrid, needsInk } from '../ink';
import { MAX_PAGE_LINES } from '../limits';
import { splitRows } from '../lines';
import type { InkGrid, ReadPage, TextLine } from '../types';
import { evenLight } from './flatten-background';
import { recognise } from './recognise';
import type { Recognisers } from './recognisers';

const INK_WIDTH = 1_000;

/** A page whose text is recognised in its picture. */
export async function recognisedPage(
  page: { number: number; width: number; height: number },
  given: GreyPicture,
  dotsPerInch: number,
  recognisers: Recognisers,
): Promise<ReadPage> {
  const picture = evenLight(given);
  const found = await recognise(picture, dotsPerInch, recognisers);
  const lines = splitRows(found?.rows ?? [], picture).slice(0, MAX_PAGE_LINES);
  return {
    number: page.number,
    width: Math.round(page.width * 100) / 100,
    height: Math.round(page.height * 100) / 100,
    source: lines.length > 0 ? 'ocr' : 'none',
    certainty: lines.length > 0 ? (found?.certainty ?? null) : null,
    lines,
    ink: needsInk(lines) ? await toInkGrid(picture, lines) : null,
  };
}

/** Words nobody is sure of may be a signature. */
const SURE = 0.5;

async function toInkGrid(picture: GreyPicture, lines: readonly TextLine[]): Promise<InkGrid> {
  const { data, info } = await sharp(picture.pixels, {
    raw: { width: picture.width, height: picture.height, channels: 1 },
  })
    .resize({ width: INK_WIDTH, height: 2_500, fit: 'inside', withoutEnlargement: true })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const words = lines.filter((line) => line.certainty >= SURE).flatMap((line) => line.words);
  return inkGrid({ width: info.width, height: info.height, pixels: data }, words);
}
