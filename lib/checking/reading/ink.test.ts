import { describe, expect, test } from 'vitest';
import { inkGrid, needsInk } from './ink';

const speaks = (text: string) => needsInk([{ text: 'Valuation' }, { text }]);

describe('wantsInk', () => {
  test.each([
    'Signature of owner',
    'FIRMA DEL SOLICITANTE',
    'Engineer’s seal',
    'Sello del ingeniero',
    'Stamp here',
    'True North',
    'NORTE',
    'N',
    'Notary public',
    'Design professional — sign and date',
  ])('for %s', (text) => {
    expect(speaks(text)).toBe(true);
  });
  test.each([
    'Assigned to',
    'Design load',
    'Northwood Drive',
    'Confirmation number',
    'No.',
    'Sealant joint',
    'A-101',
  ])('not for %s', (text) => {
    expect(speaks(text)).toBe(false);
  });
});

describe('inkGrid', () => {
  const white = (width: number, height: number) => ({
    width,
    height,
    pixels: new Uint8Array(width * height).fill(255),
  });
  const toCells = (grid: { cells: string }) => [...Buffer.from(grid.cells, 'base64')];

  test('has square cells, 160 across', () => {
    const grid = inkGrid(white(1_000, 1_294), []);
    expect([grid.cols, grid.rows]).toEqual([160, 207]);
    expect(toCells(grid)).toHaveLength(160 * 207);
    expect(Math.max(...toCells(grid))).toBe(0);
  });

  test('is dark where something is drawn, and not where words stand', () => {
    const picture = white(320, 320);
    for (let y = 0; y < 20; y += 1) picture.pixels.fill(0, y * 320, y * 320 + 40);
    for (let y = 300; y < 320; y += 1) picture.pixels.fill(0, y * 320 + 280, y * 320 + 320);
    const grid = inkGrid(picture, [{ box: { x: 0, y: 0, w: 40 / 320, h: 20 / 320 } }]);
    const cells = toCells(grid);
    expect(cells[0]).toBe(0);
    expect(cells.at(-1)).toBe(255);
    expect(cells.filter((cell) => cell > 0)).toHaveLength(20 * 10);
  });

  test('holds for pictures of any shape', () => {
    expect(inkGrid(white(50, 1), [])).toMatchObject({ cols: 50, rows: 1 });
    expect(inkGrid(white(1, 5_000), [])).toMatchObject({ cols: 1, rows: 400 });
  });
});
