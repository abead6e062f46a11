import type { DatabaseConnection } from '@/db/client';
import type { Context } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { verifyCompany } from '@/lib/tracking/matching/queries';
import { benchFeed } from './fill';
import { coinedWord, FIRMS, firmName, rolls } from './lexicon';
import { likelyNames } from './names';

type Sql = DatabaseConnection['sql'];

export interface MatchingMeasure {
  /** Cities the permits were filled for. */
  cities: number;
  /** Distinct contractors' names there are to be. */
  names?: number;
  /** Companies matched of each kind. */
  times?: number;
  say?: (line: string) => void;
}

/** Permits under the names that are added, so that what is found is also counted and shown. */
const ADDED_PERMITS = 20_000;
const BATCH = 20_000;

/**
 * Milliseconds to match one new company over all permits `fillPermits` filled, in all cities: `match_<kind>_p50` and
 * `_p95` over different names, and `plain_<kind>_p50` of the fastest plain SQL for the same: the permits of all cities
 * counted by name, where the name is like the one asked for.
 */
export async function measureMatching(
  { db, sql }: DatabaseConnection,
  { cities, names = 400_000, times = 50, say = () => {} }: MatchingMeasure,
): Promise<Record<string, number>> {
  const questions = askedNames(times);
  await addNames(sql, [...(questions.rare ?? []), ...(questions.common_words ?? [])], names, cities);
  const slugs = Array.from({ length: cities }, (_, index) => benchFeed(index));
  const ctx: Context = {
    db,
    actor: { kind: 'public' },
    now: new Date('2026-11-20T15:00:00Z'),
    log: createLogger('silent'),
  };
  const figures: Record<string, number> = {};
  for (const [kind, asked] of Object.entries(questions)) {
    const match = (name: string) => verifyCompany(ctx, { companyName: name, cities: slugs });
    // Once unmeasured: the aims are for what the memory holds.
    for (const name of asked) await match(name);
    let found = 0;
    const ours = await timed(asked, async (name) => {
      found += (await match(name)).success ? 1 : 0;
    });
    const plain = await timed(asked.slice(0, 10), (name) => plainMatch(sql, name, slugs));
    figures[`match_${kind}_p50`] = ours[0];
    figures[`match_${kind}_p95`] = ours[1];
    figures[`plain_${kind}_p50`] = plain[0];
    say(
      `  match ${kind.padEnd(12)} ${ours.join(' / ')} ms, ${found} of ${times} found; plain ${plain.join(' / ')}`,
    );
  }
  return figures;
}

/** The names of new companies: made-up ones, such of everyday words, misspelled ones, and the busiest of all. */
function askedNames(times: number): Record<string, string[]> {
  const rare = likelyNames(times, 11, 'rare');
  const roll = rolls(17);
  return {
    rare,
    common_words: likelyNames(times, 12, 'common'),
    misspelt: rare.map((name) => slip(name, roll())),
    busy: Array.from({ length: times }, (_, index) => firmName((index * 13) % FIRMS)),
    trade_only: Array.from({ length: times }, (_, index) =>
      index % 2 ? 'Construction Services LLC' : 'General Contractors Inc',
    ),
    nobody: Array.from({ length: times }, (_, index) => `${coinedWord(90_000 + index, 'ix')} Construction`),
  };
}

/** Two letters of the first word swapped. */
function slip(name: string, roll: number): string {
  const length = name.indexOf(' ');
  const at = 1 + Math.floor(roll * Math.max(1, length - 2));
  return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
}

async function plainMatch(sql: Sql, name: string, feeds: string[]): Promise<void> {
  const norm = name.toLowerCase().replace(/ (llc|inc|co)$/, '');
  await sql`
    select p.contractor_norm, p.feed_id, count(*) from permits p
    where p.feed_id = any(${feeds}) and p.contractor_norm in (
      select norm from contractors where norm % ${norm} and similarity(norm, ${norm}) >= 0.45
      order by similarity(norm, ${norm}) desc limit 100
    ) group by 1, 2`;
}

/** Fills the contractors up to so many, some of them with permits, and those asked for among them. */
async function addNames(sql: Sql, asked: string[], names: number, cities: number): Promise<void> {
  const [held] = await sql<{ count: number }[]>`select count(*)::int as count from contractors`;
  const added = [...asked, ...likelyNames(Math.max(0, names - (held?.count ?? 0)), 5)];
  for (let from = 0; from < added.length; from += BATCH)
    await sql`insert into contractors (norm, name, first_seen_at)
      select norm, upper(norm) || ' LLC', now() from unnest(${added.slice(from, from + BATCH)}::text[]) norm
      on conflict do nothing`;
  await sql`
    insert into permits (feed_id, source_key, permit_number, status_bucket, issued_date, city, state, contractor_name,
      contractor_norm, hash, first_seen_at, changed_at)
    select 'bench-' || lpad((1 + n % ${cities})::text, 3, '0'), 'named-' || norm, 'N-' || n, 'issued', '2026-10-01', 'Bench',
      'TX', upper(norm) || ' LLC', norm, 'named-' || n, now(), now()
    from unnest(${added.slice(0, ADDED_PERMITS)}::text[]) with ordinality as named(norm, n)
    on conflict do nothing`;
  await sql`vacuum analyze contractors`;
  await sql`vacuum analyze permits`;
}

async function timed(
  names: readonly string[],
  run: (name: string) => Promise<unknown>,
): Promise<[number, number]> {
  const taken: number[] = [];
  for (const name of names) {
    const start = performance.now();
    await run(name);
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) =>
    taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN;
  return [rounded(at(0.5)), rounded(at(0.95))];
}

const rounded = (ms: number) => Math.round(ms * 100) / 100;
