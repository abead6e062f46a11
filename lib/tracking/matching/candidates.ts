import { sql } from 'drizzle-orm';
import type { Context } from '@/lib/context';
import { isDistinctive, nameWords } from './name-words';
import { type ComparedName, compareNames, MIN_SCORE, type NameMatch, splitNames } from './score';

/** Maximum candidates per name for the exact comparison; those most similar by trigrams come first. */
const MAX_COMPARED = 300;
const MAX_LIKE_NAMES = 100;

export interface LikeName extends NameMatch {
  norm: string;
  /** As a city wrote it when it was first seen. */
  name: string;
}

/**
 * Finds contractors of all feeds whose name may be one of these, best first. The trigram index is queried
 * only with distinctive words: every fourth firm has "construction" in its name.
 */
export async function findLikeNames(ctx: Context, names: readonly ComparedName[]): Promise<LikeName[]> {
  const rows = await readCandidates(ctx, [...new Set(names.flatMap(splitNames))]);
  const found: LikeName[] = [];
  for (const { norm, name } of rows) {
    const match = bestMatch(names, { norm, raw: name });
    if (match.score >= MIN_SCORE) found.push({ norm, name, ...match });
  }
  return found.sort((a, b) => b.score - a.score || (a.norm < b.norm ? -1 : 1)).slice(0, MAX_LIKE_NAMES);
}

export function bestMatch(names: readonly ComparedName[], other: ComparedName): NameMatch {
  let best: NameMatch = { score: 0, reasons: [] };
  for (const name of names) {
    const match = compareNames(name, other);
    if (match.score > best.score) best = match;
  }
  return best;
}

interface Candidate extends Record<string, unknown> {
  norm: string;
  name: string;
}

/** One query for all names, in a transaction because the index's similarity thresholds are set for it. */
async function readCandidates(ctx: Context, norms: string[]): Promise<Candidate[]> {
  if (norms.length === 0) return [];
  const probes = norms.map(toProbe);
  const byWords = norms.flatMap((norm, i) => (probes[i] ? [{ norm, probe: probes[i] }] : []));
  const bySwaps = byWords.flatMap(({ norm, probe }) => getSwaps(probe).map((swap) => ({ norm, swap })));
  // A name of common words only would match a quarter of all names, so it is searched for exactly.
  const byAll = norms.filter((norm, i) => !probes[i] && norm.includes(' '));
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${likenessFor(probes)}, true),
      set_config('pg_trgm.similarity_threshold', ${WHOLE_LIKENESS}, true)`);
    return tx.execute<Candidate>(sql`
      select distinct on (norm) norm, name from (
        select norm, name from contractors where norm = any(${textArray(norms)})
        union all
        select c.norm, c.name
        from unnest(${textArray(byWords.map(({ norm }) => norm))}, ${textArray(byWords.map(({ probe }) => probe))})
          as asked(norm, probe)
        cross join lateral (
          select norm, name from contractors
          where asked.probe <% norm
          order by similarity(norm, asked.norm) desc, norm limit ${MAX_COMPARED}
        ) c
        union all
        select c.norm, c.name
        from unnest(${textArray(bySwaps.map(({ norm }) => norm))}, ${textArray(bySwaps.map(({ swap }) => swap))})
          as asked(norm, swap)
        cross join lateral (
          select norm, name from contractors
          where norm like '%' || asked.swap || '%'
          order by similarity(norm, asked.norm) desc, norm limit ${MAX_COMPARED}
        ) c
        union all
        select c.norm, c.name
        from unnest(${textArray(byAll)}) as asked(norm)
        cross join lateral (
          select norm, name from contractors
          where norm % asked.norm
          order by similarity(norm, asked.norm) desc, norm limit ${MAX_COMPARED}
        ) c
      ) found`);
  });
}

const WHOLE_LIKENESS = '0.7';
/** Of two words one is about half. */
const WORDS_LIKENESS = '0.5';
/** One letter less in a word of five. */
const WORD_LIKENESS = '0.36';

function likenessFor(probes: readonly string[]): string {
  return probes.every((probe) => probe.includes(' ')) ? WORDS_LIKENESS : WORD_LIKENESS;
}

const SHORT_PROBE = 7;

/**
 * Swapped letters leave a short word too few common trigrams, so variants with each pair swapped are searched
 * too.
 */
function getSwaps(probe: string): string[] {
  if (probe.length > SHORT_PROBE || probe.includes(' ')) return [];
  return Array.from(probe.slice(1), (next, i) => probe.slice(0, i) + next + probe[i] + probe.slice(i + 2));
}

/** The distinctive words of a name; empty where it has trade words only. */
function toProbe(norm: string): string {
  return nameWords(norm)
    .filter(isDistinctive)
    .map(({ given }) => given)
    .join(' ');
}

function textArray(values: readonly string[]) {
  return sql`${sql.param([...values])}::text[]`;
}
