import { STREET_WORDS } from '../street-words';
import type { StatusBucket } from '../types';
import {
  BLOCK_DAYS,
  type BlockLevel,
  blockFacet,
  bucketFacet,
  feedFacet,
  squareFacet,
  toSquare,
} from './facets';
import { joined, tokenise } from './tokens';

/** Maximum words of a query. */
const MAX_CHUNKS = 12;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

/** One word as typed, `2026-104233`: all its tokens, or all of it in one. */
export interface Chunk {
  tokens: string[];
  whole: string | null;
}

export function parseChunks(q: string): Chunk[] {
  return q
    .trim()
    .split(/\s+/)
    .slice(0, MAX_CHUNKS)
    .map((text) => ({ tokens: tokenise(text), whole: joined(text) }))
    .filter(({ tokens }) => tokens.length > 0);
}

/** The spellings of a token: itself and its postal abbreviation, as addresses are stored. */
export function getSpellings(token: string): string[] {
  const postal = STREET_WORDS.get(token.toUpperCase())?.toLowerCase() ?? ORDINAL.exec(token)?.[1];
  return postal === undefined || postal === token ? [token] : [token, postal];
}

/** Builds a `tsquery` for the words; tokens in `corrections` are replaced by their alternatives. */
export function wordQuery(chunks: Chunk[], corrections: ReadonlyMap<string, string[]>): string | null {
  return all(
    chunks.map(({ tokens, whole }) => {
      const parts = all(tokens.map((token) => joinLexemes(corrections.get(token) ?? getSpellings(token))));
      const isSplit = whole !== null && tokens.length > 1;
      return isSplit ? `(${parts} | ${quoted(whole)})` : parts;
    }),
  );
}

/** The alternatives (lexemes) for each part of a query. */
export function toQueryParts(
  chunks: Chunk[],
  corrections: ReadonlyMap<string, string[]>,
  buckets: StatusBucket[],
): string[][] {
  const words = chunks.flatMap(({ tokens }) =>
    tokens.map((token) => corrections.get(token) ?? getSpellings(token)),
  );
  return buckets.length === 0 ? words : [...words, buckets.map(bucketFacet)];
}

export const feedQuery = (feedIds: string[]) => joinLexemes(feedIds.map(feedFacet));
export const bucketQuery = (buckets: StatusBucket[]) =>
  buckets.length === 0 ? null : joinLexemes(buckets.map(bucketFacet));

/** Degrees, south and west first. */
export interface Box {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Maximum squares: more cost more than they exclude. */
const MAX_SQUARES = 36;

/** The squares covering a box, at the finest level within the maximum; null where the box is too large. */
export function boxQuery({ south, west, north, east }: Box): string | null {
  for (const level of [0, 1] as const) {
    const [firstRow, firstColumn] = toSquare(level, south, west);
    const [lastRow, lastColumn] = toSquare(level, north, east);
    if ((lastRow - firstRow + 1) * (lastColumn - firstColumn + 1) > MAX_SQUARES) continue;
    const squares: string[] = [];
    for (let row = firstRow; row <= lastRow; row++)
      for (let column = firstColumn; column <= lastColumn; column++)
        squares.push(squareFacet(level, row, column));
    return squares.length === 0 ? null : joinLexemes(squares);
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
  return joinLexemes(facets);
}

export function all(parts: (string | null)[]): string | null {
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? null : given.join(' & ');
}

function joinLexemes(lexemes: string[]): string {
  return lexemes.length === 1 ? quoted(lexemes[0] ?? '') : `(${lexemes.map(quoted).join(' | ')})`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}
