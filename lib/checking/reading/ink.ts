import type { InkGrid, TextLine } from './types';

const SPEAKS_OF =
  /\b(sign(ed|ature|atures|atory)?|seal(ed)?|stamp(ed)?|engineer|architect|surveyor|notary|north|true n|initials?|authorized|representative|print(ed)? name|autorizad[oa]|representante|firma(do|da|s|nte)?|firme|sello|sellado|ingenier[oa]|arquitect[oa]|top[oó]graf[oa]|notari[oa]|norte|iniciales)\b/i;
/** What stands beside an arrow, and nothing else. */
const ARROW = /^n\.?$/i;

/** Whether the page mentions signatures, seals or north, so that non-text ink matters. */
export function needsInk(lines: readonly Pick<TextLine, 'text'>[]): boolean {
  return lines.some(({ text }) => SPEAKS_OF.test(text) || ARROW.test(text.trim()));
}

export const INK_COLUMNS = 160;

/** Grey values of a picture, a byte for each pixel, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** How dark a picture is, without its words, which are covered with white. */
export function inkGrid(picture: GreyPicture, words: readonly { box: TextLine['box'] }[]): InkGrid {
  const { width, height } = picture;
  const pixels = Uint8Array.from(picture.pixels);
  for (const { box } of words) cover(pixels, picture, box);
  const cols = Math.min(INK_COLUMNS, width);
  const rows = Math.max(1, Math.min(400, Math.round((height / width) * cols)));
  const cells = new Uint8Array(cols * rows);
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = stretch(row, rows, height);
    for (let col = 0; col < cols; col += 1) {
      const [left, right] = stretch(col, cols, width);
      let dark = 0;
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) dark += 255 - (pixels[y * width + x] ?? 255);
      cells[row * cols + col] = Math.round(dark / ((bottom - top) * (right - left)));
    }
  }
  return { cols, rows, cells: Buffer.from(cells).toString('base64') };
}

const stretch = (at: number, of: number, size: number): [number, number] => {
  const from = Math.floor((at * size) / of);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * size) / of))];
};

/** Two pixels more on each side: edges of letters are soft. */
function cover(pixels: Uint8Array, { width, height }: GreyPicture, box: TextLine['box']): void {
  const left = Math.max(0, Math.floor(box.x * width) - 2);
  const right = Math.min(width, Math.ceil((box.x + box.w) * width) + 2);
  const top = Math.max(0, Math.floor(box.y * height) - 2);
  const bottom = Math.min(height, Math.ceil((box.y + box.h) * height) + 2);
  for (let y = top; y < bottom; y += 1) pixels.fill(255, y * width + left, y * width + right);
}
