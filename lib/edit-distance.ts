/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one word of the
 * other; `limit + 1` where it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const tooMany = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooMany;
  let before = new Uint8Array(b.length + 1).fill(tooMany);
  let above = Uint8Array.from({ length: b.length + 1 }, (_, column) => Math.min(column, tooMany));
  let line = new Uint8Array(b.length + 1);
  for (let row = 1; row <= a.length; row++) {
    line.fill(tooMany);
    if (row <= limit) line[0] = row;
    let least = row <= limit ? row : tooMany;
    // Cells further off the diagonal are beyond the limit whatever the letters are.
    const last = Math.min(b.length, row + limit);
    for (let column = Math.max(1, row - limit); column <= last; column++) {
      const changed = a.charCodeAt(row - 1) === b.charCodeAt(column - 1) ? 0 : 1;
      let cost = at(above, column - 1) + changed;
      cost = Math.min(cost, at(above, column) + 1, at(line, column - 1) + 1, tooMany);
      if (isSwap(a, row, b, column)) cost = Math.min(cost, at(before, column - 2) + 1);
      line[column] = cost;
      if (cost < least) least = cost;
    }
    // A swap reaches over one line, so this and the one above must both be beyond the limit.
    if (least === tooMany && !above.some((cost) => cost < tooMany)) return tooMany;
    [before, above, line] = [above, line, before];
  }
  return at(above, b.length);
}

function isSwap(a: string, row: number, b: string, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
  );
}

function at(line: Uint8Array, index: number): number {
  return line[index] ?? 0;
}

/** One bit for each letter that stands in a word, one for all digits. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) {
    const letter = word.charCodeAt(index) - 97;
    bits |= letter >= 0 && letter < 26 ? 1 << letter : 1 << 26;
  }
  return bits;
}

/** False where the letters alone show that two words are more than `limit` edits apart: an edit changes one of each. */
export function mayBeWithin(a: number, b: number, limit: number): boolean {
  return bitCount(a & ~b) <= limit && bitCount(b & ~a) <= limit;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
