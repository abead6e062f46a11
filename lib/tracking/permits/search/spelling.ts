import { sql } from 'drizzle-orm';
import { searchWords } from '@/db/schema';
import type { Context } from '@/lib/context';
import { editDistance } from '@/lib/edit-distance';
import { startingWith } from '../search-terms';
import { getLexemeShares } from './probe';
import { type Chunk, getSpellings } from './query';
import { isSpelled } from './words';

/** An unknown word and the words searched for instead. */
export interface Correction {
  typed: string;
  taken: string[];
}

export interface Spelling {
  /** By token: what to look for instead of it. */
  instead: Map<string, string[]>;
  corrections: Correction[];
}

const MAX_COMPLETIONS = 16;
const MAX_TAKEN = 3;
/** Maximum similar words considered, best first. */
const MAX_CANDIDATES = 60;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Resolves unknown words: the last one may be incomplete, the others may be misspelled. */
export async function readSpelling(ctx: Context, chunks: Chunk[]): Promise<Spelling> {
  const instead = new Map<string, string[]>();
  const corrections: Correction[] = [];
  const unknown = await findUnknown(ctx, chunks);
  const last = chunks.at(-1)?.tokens.at(-1);
  for (const token of unknown) {
    const completions = token === last ? await findCompletions(ctx, token) : [];
    const taken = completions.length > 0 ? completions : await findLike(ctx, token);
    if (taken.length === 0) continue;
    instead.set(token, taken);
    if (completions.length === 0) corrections.push({ typed: token, taken });
  }
  return { instead, corrections };
}

async function findUnknown(ctx: Context, chunks: Chunk[]): Promise<string[]> {
  const tokens = [...new Set(chunks.flatMap((chunk) => chunk.tokens).filter((token) => isSpelled(token)))];
  if (tokens.length === 0) return [];
  const known = new Set(await wordsAmong(ctx, tokens.flatMap(getSpellings)));
  return tokens.filter((token) => !getSpellings(token).some((spelling) => known.has(spelling)));
}

async function wordsAmong(ctx: Context, words: string[]): Promise<string[]> {
  const rows = await ctx.db.execute<{ word: string }>(
    sql`select word from ${searchWords} where word = any(${literal(words)}::text[])`,
  );
  return rows.map(({ word }) => word);
}

/** Words are letters and digits alone. */
const literal = (words: string[]) => `{${words.join(',')}}`;

async function findCompletions(ctx: Context, token: string): Promise<string[]> {
  const rows = await ctx.db.execute<{ word: string }>(sql`
    select word from ${searchWords} where word like ${startingWith(token)}
    order by length(word), word limit ${MAX_COMPLETIONS}`);
  return rows.map(({ word }) => word);
}

/** Words at edit distance one, or if there are none, at distance two with the most letters in common. */
async function findLike(ctx: Context, token: string): Promise<string[]> {
  if (token.length < 4) return [];
  const near = await wordsAmong(ctx, oneEditFrom(token));
  if (near.length > 0) return (await byFrequency(ctx, near)).slice(0, MAX_TAKEN);
  if (token.length < 6) return [];
  const rows = await ctx.db.execute<{ word: string }>(sql`
    select word from ${searchWords} where word % ${token}
    order by similarity(word, ${token}) desc, word limit ${MAX_CANDIDATES}`);
  const alike = rows.map(({ word }) => word).filter((word) => editDistance(word, token, 2) <= 2);
  return (await byFrequency(ctx, alike)).slice(0, MAX_TAKEN);
}

/** All words at edit distance one (insertion, deletion, substitution, transposition). */
export function oneEditFrom(word: string): string[] {
  const made = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const before = word.slice(0, i);
    const after = word.slice(i);
    made.add(before + after.slice(1));
    if (after.length > 1) made.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of LETTERS) {
      made.add(before + letter + after);
      if (after !== '') made.add(before + letter + after.slice(1));
    }
  }
  made.delete(word);
  return [...made];
}

/** Those the statistics know to be in many permits first. */
async function byFrequency(ctx: Context, words: string[]): Promise<string[]> {
  if (words.length < 2) return words;
  const shares = await getLexemeShares(ctx, words);
  return [...words].sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0));
}
