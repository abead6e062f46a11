import { STREET_WORDS } from '../street-words';
import type { StatusBucket } from '../types';
import {
  BLOCK_DAYS,
  type BlockLevel,
  blockFacet,
  bucketFacet,
  feedFacet,
  squareFacet,
  squareOf,
} from './facets';
import { joined, tokensOf } from './tokens';

/** Words of a query that count; a longer one finds no less. */
const MAX_CHUNKS = 12;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

/** One word as typed, `2026-104233`: all its tokens, or all of it in one. */
export interface Chunk {
  tokens: string[];
  whole: string | null;
}

export function chunksOf(q: string): Chunk[] {
  return q
    .trim()
    .split(/\s+/)
    .slice(0, MAX_CHUNKS)
    .map((text) => ({ tokens: tokensOf(text), whole: joined(text) }))
    .filter(({ tokens }) => tokens.length > 0);
}

/** What stands for a token: itself, and the postal spelling that addresses are kept in. */
export function spellingsOf(token: string): string[] {
  const postal = STREET_WORDS.get(token.toUpperCase())?.toLowerCase() ?? ORDINAL.exec(token)?.[1];
  return postal === undefined || postal === token ? [token] : [token, postal];
}

/** A `tsquery` that every permit with these words meets; a token in `instead` is looked for as those words. */
export function wordQuery(chunks: Chunk[], instead: ReadonlyMap<string, string[]>): string | null {
  return all(
    chunks.map(({ tokens, whole }) => {
      const parts = all(tokens.map((token) => anyOf(instead.get(token) ?? spellingsOf(token))));
      const isSplit = whole !== null && tokens.length > 1;
      return isSplit ? `(${parts} | ${quoted(whole)})` : parts;
    }),
  );
}

/** Each thing a query asks for, by the lexemes that stand for it. */
export function askedParts(
  chunks: Chunk[],
  instead: ReadonlyMap<string, string[]>,
  buckets: StatusBucket[],
): string[][] {
  const words = chunks.flatMap(({ tokens }) =>
    tokens.map((token) => instead.get(token) ?? spellingsOf(token)),
  );
  return buckets.length === 0 ? words : [...words, buckets.map(bucketFacet)];
}

export const feedQuery = (feedIds: string[]) => anyOf(feedIds.map(feedFacet));
export const bucketQuery = (buckets: StatusBucket[]) =>
  buckets.length === 0 ? null : anyOf(buckets.map(bucketFacet));

/** Degrees, south and west first. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** More squares than this say little that the bounds do not, and cost more. */
const MAX_SQUARES = 36;

/** The squares a box touches, as small as a few of them allow; null where it is wider than that. */
export function boxQuery({ south, west, north, east }: Box): string | null {
  for (const level of [0, 1] as const) {
    const [firstRow, firstColumn] = squareOf(level, south, west);
    const [lastRow, lastColumn] = squareOf(level, north, east);
    if ((lastRow - firstRow + 1) * (lastColumn - firstColumn + 1) > MAX_SQUARES) continue;
    const squares: string[] = [];
    for (let row = firstRow; row <= lastRow; row++)
      for (let column = firstColumn; column <= lastColumn; column++)
        squares.push(squareFacet(level, row, column));
    return squares.length === 0 ? null : anyOf(squares);
  }
  return null;
}

/** Days from `first` to `last`, both within it, as blocks of one level. */
export interface Span {
  first: number;
  last: number;
  level: BlockLevel;
}

export function spanQuery({ first, last, level }: Span): string | null {
  const size = BLOCK_DAYS[level];
  const facets: string[] = [];
  for (let block = Math.floor(first / size); block <= Math.floor(last / size); block++)
    facets.push(blockFacet(level, block));
  return anyOf(facets);
}

export function all(parts: (string | null)[]): string | null {
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? null : given.join(' & ');
}

function anyOf(lexemes: string[]): string {
  return lexemes.length === 1 ? quoted(lexemes[0] ?? '') : `(${lexemes.map(quoted).join(' | ')})`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}
