import { expect, test } from 'vitest';
import { readInTiles, tilesOf } from './read-in-tiles';
import type { Recognisers } from './recognisers';

test.each([3_001, 4_800, 7_200, 16_000])(
  'a side of %i pixels is covered once, with room around each tile',
  (side) => {
    const tiles = tilesOf(side);
    expect(tiles[0]?.own[0]).toBe(0);
    expect(tiles.at(-1)?.own[1]).toBe(side);
    for (const [at, tile] of tiles.entries()) {
      expect(tile.to - tile.from).toBeLessThanOrEqual(2_401);
      const next = tiles[at + 1];
      if (!next) continue;
      expect(Math.abs(tile.own[1] - next.own[0])).toBeLessThanOrEqual(1);
      expect(tile.to - next.from).toBeGreaterThan(300);
    }
  },
);

test('a word that two tiles show is read once, where it stands', async () => {
  const size = { width: 5_000, height: 2_500 };
  const pixels = new Uint8Array(size.width * size.height).fill(255);
  const left = tilesOf(size.width)[1]?.from ?? 0;
  let tile = 0;
  // The same word on the paper, 100 pixels right of where the second tile begins.
  const print = {
    atOnce: 1,
    recognise: async () => {
      const x = tile++ === 0 ? left + 100 : 100;
      return [[{ text: 'FOOTING', confidence: 90, bbox: { x0: x, x1: x + 80, y0: 10, y1: 30 } }]];
    },
  } as unknown as Recognisers;
  const rows = await readInTiles({ ...size, pixels }, 200, print);
  expect(rows?.flat().map(({ bbox }) => bbox.x0)).toEqual([left + 100]);
});
