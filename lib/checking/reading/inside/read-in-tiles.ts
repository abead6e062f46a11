import type { GreyPicture } from '../ink';
import { cut, fromGrey } from './grey';
import type { RecognisedWord, Recognisers } from './recognisers';

/** More pixels than this are read in tiles: the recogniser needs several times their memory. */
export const MAX_PIXELS = 12_000_000;
const TILE_SIDE = 2_400;
/** What two tiles share, so that a word between them is whole in one. */
const SHARED = 320;

/** The words of an upright picture of any size, row by row, as many tiles at once as there are recognisers; null where nothing was read in time. */
export async function readInTiles(
  picture: GreyPicture,
  dotsPerInch: number,
  print: Recognisers,
): Promise<RecognisedWord[][] | null> {
  if (picture.width * picture.height <= MAX_PIXELS)
    return await print.recognise(await png(picture), { dotsPerInch });
  const columns = tilesOf(picture.width);
  const tiles = tilesOf(picture.height).flatMap((row) => columns.map((column) => ({ row, column })));
  const found: RecognisedWord[][] = [];
  const left = [...tiles];
  let isRead = false;
  const work = async () => {
    for (let tile = left.shift(); tile; tile = left.shift()) {
      const { row, column } = tile;
      const part = cut(picture, { left: column.from, right: column.to, top: row.from, bottom: row.to });
      const rows = await print.recognise(await png(part), { dotsPerInch, part: 1 / tiles.length });
      isRead ||= rows !== null;
      for (const words of rows ?? []) {
        const placed = words.map((word) => moved(word, column.from, row.from));
        found.push(
          placed.filter(({ bbox }) => isOwn(bbox.x0, bbox.x1, column) && isOwn(bbox.y0, bbox.y1, row)),
        );
      }
    }
  };
  await Promise.all(Array.from({ length: print.atOnce }, work));
  return isRead ? found.filter((words) => words.length > 0) : null;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Of it, what no other stretch has. */
  readonly own: readonly [number, number];
}

/** A side of a picture in equal stretches that overlap. */
export function tilesOf(side: number): Stretch[] {
  const count = Math.max(1, Math.ceil((side - SHARED) / (TILE_SIDE - SHARED)));
  const step = (side - SHARED) / count;
  return Array.from({ length: count }, (_, at) => {
    const from = Math.round(at * step);
    const to = Math.round((at + 1) * step + SHARED);
    const isLast = at === count - 1;
    return {
      from,
      to: isLast ? side : to,
      own: [at === 0 ? 0 : from + SHARED / 2, isLast ? side : to - SHARED / 2],
    };
  });
}

function isOwn(start: number, end: number, { own: [from, to] }: Stretch): boolean {
  const middle = (start + end) / 2;
  return middle >= from && middle < to;
}

const moved = (word: RecognisedWord, right: number, down: number): RecognisedWord => ({
  ...word,
  bbox: {
    x0: word.bbox.x0 + right,
    x1: word.bbox.x1 + right,
    y0: word.bbox.y0 + down,
    y1: word.bbox.y1 + down,
  },
});

const png = (picture: GreyPicture) => fromGrey(picture).png({ compressionLevel: 1 }).toBuffer();
