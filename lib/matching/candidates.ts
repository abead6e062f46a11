import { sql } from 'drizzle-orm';
import type { Context } from '@/lib/context';
import { isDistinctive, nameWords } from './name-words';
import { type ComparedName, compareNames, MIN_SCORE, type NameMatch, partsOf } from './score';

/** What is compared word by word for one name; the most alike by letters come first. */
const MAX_COMPARED = 300;
const MAX_LIKE_NAMES = 100;

export interface LikeName extends NameMatch {
  norm: string;
  /** As a city wrote it when it was first seen. */
  name: string;
}

/**
 * The contractors of all feeds that may go by one of these names, best first. The index is asked for the words that
 * tell a firm apart only: every fourth firm has "construction" in its name.
 */
export async function findLikeNames(ctx: Context, names: readonly ComparedName[]): Promise<LikeName[]> {
  const rows = await readCandidates(ctx, [...new Set(names.flatMap(partsOf))]);
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

/** One question for all names, in a transaction because the thresholds of the index belong to it. */
async function readCandidates(ctx: Context, norms: string[]): Promise<Candidate[]> {
  if (norms.length === 0) return [];
  const probes = norms.map(probeOf);
  const byWords = norms.flatMap((norm, i) => (probes[i] ? [{ norm, probe: probes[i] }] : []));
  const bySwaps = byWords.flatMap(({ norm, probe }) => swapsOf(probe).map((swap) => ({ norm, swap })));
  // "Construction" alone would be like a quarter of all names: it is looked for as it stands.
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

/** A swapped pair leaves a short word too few of its trigrams: it is looked for as it was meant. */
function swapsOf(probe: string): string[] {
  if (probe.length > SHORT_PROBE || probe.includes(' ')) return [];
  return Array.from(probe.slice(1), (next, i) => probe.slice(0, i) + next + probe[i] + probe.slice(i + 2));
}

/** The words of a name that say who; empty where it has trade words only. */
function probeOf(norm: string): string {
  return nameWords(norm)
    .filter(isDistinctive)
    .map(({ given }) => given)
    .join(' ');
}

function textArray(values: readonly string[]) {
  return sql`${sql.param([...values])}::text[]`;
}
