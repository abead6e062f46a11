import type { Database, DatabaseConnection } from '@/db/client';
import type { CompanyId, Context, UserActor } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { encodeSearchCursor } from '@/lib/tracking/permits/search/cursor';
import type { PermitSearch } from '@/lib/tracking/permits/search/input';
import { countPlanned, findPage, planSearch } from '@/lib/tracking/permits/search/search';
import { makeCompany } from '../../support/factories';
import { benchFeed } from './fill';
import { COINED, coinedWord, rolls, STREETS, streetName, TRADES, zipf } from './lexicon';

const NOW = new Date('2026-11-20T15:00:00Z');

interface Case {
  name: string;
  /** The nth question of the case. */
  ask: (roll: () => number) => PermitSearch;
  /** Whether its first page is also asked for as plain SQL. */
  plain?: boolean;
}

const among = <T>(list: readonly T[], roll: number): T => list[Math.floor(roll * list.length)] as T;
const trade = (roll: () => number) => among(TRADES, roll());
const tradeWord = (roll: () => number) => among(trade(roll).words, roll());
/** In some hundred to thousand permits of five million. */
const rare = (roll: () => number) => coinedWord(2_000 + Math.floor(roll() * (COINED - 2_000)));
/** In some ten thousand. */
const medium = (roll: () => number) => coinedWord(30 + Math.floor(roll() * 170));
const street = (roll: () => number) => streetName(Math.floor(roll() * STREETS)).toLowerCase();

function slip(word: string, roll: number): string {
  const at = 1 + Math.floor(roll * (word.length - 2));
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

const CASES: Case[] = [
  { name: 'number_prefix', ask: (roll) => ({ q: `2025-0${10_000 + Math.floor(roll() * 9_000)}` }) },
  { name: 'rare_word', ask: (roll) => ({ q: rare(roll) }), plain: true },
  { name: 'common_word', ask: (roll) => ({ q: tradeWord(roll) }), plain: true },
  { name: 'type_word', ask: () => ({ q: 'permit' }), plain: true },
  { name: 'rare_and_common', ask: (roll) => ({ q: `${rare(roll)} ${tradeWord(roll)}` }), plain: true },
  { name: 'two_medium', ask: (roll) => ({ q: `${medium(roll)} ${medium(roll)}` }), plain: true },
  {
    name: 'two_that_seldom_meet',
    ask: (roll) => ({ q: `${street(roll)} ${firmPart(roll)} ${medium(roll)}` }),
    plain: true,
  },
  {
    name: 'two_common_that_seldom_meet',
    ask: (roll) => ({ q: `${TRADES[1]?.type.split(' ')[0]} ${among(TRADES[4]?.words ?? [], roll())}` }),
    plain: true,
  },
  {
    name: 'address',
    ask: (roll) => ({ q: `${100 + Math.floor(roll() * 9_900)} ${street(roll)} street` }),
    plain: true,
  },
  { name: 'half_typed', ask: (roll) => ({ q: street(roll).slice(0, -1) }) },
  { name: 'no_hit', ask: (roll) => ({ q: `${rare(roll)} ${rare(roll)} ${rare(roll)}` }), plain: true },
  { name: 'word_and_state', ask: (roll) => ({ q: tradeWord(roll), buckets: ['expired'] }) },
  { name: 'state', ask: () => ({ buckets: ['stopped'] }) },
  { name: 'no_word', ask: () => ({}) },
  {
    name: 'box',
    ask: (roll) => {
      const [south, west] = [29 + Math.floor(roll() * 8) * 2 + 0.2, -120 + Math.floor(roll() * 5) * 8 + 0.2];
      return { q: tradeWord(roll), box: { south, west, north: south + 0.01, east: west + 0.01 } };
    },
  },
  {
    name: 'box_wide',
    ask: (roll) => ({ q: rare(roll), box: { south: 29, west: -121, north: 33.2, east: -104 } }),
  },
  {
    name: 'years_ago',
    ask: (roll) => ({ q: tradeWord(roll), from: '2022-03-01', to: `2022-0${4 + Math.floor(roll() * 5)}-01` }),
  },
  { name: 'typo', ask: (roll) => ({ q: slip(coinedWord(400 + Math.floor(roll() * 15_000), 'ez'), roll()) }) },
  { name: 'typo_and_common', ask: (roll) => ({ q: `${slip(tradeWord(roll), roll())} ${tradeWord(roll)}` }) },
];

const firmPart = (roll: () => number) => coinedWord(Math.floor(zipf(roll(), 40_000)), 'ez');

const quantile = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const rounded = (ms: number) => Math.round(ms * 100) / 100;

async function timed(times: number, run: (index: number) => Promise<unknown>): Promise<[number, number]> {
  const taken: number[] = [];
  for (let index = 0; index < times; index++) {
    const start = performance.now();
    await run(index);
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  return [rounded(quantile(taken, 0.5)), rounded(quantile(taken, 0.95))];
}

export interface SearchMeasure {
  /** Cities the permits were filled for. */
  cities: number;
  times?: number;
  say?: (line: string) => void;
  /** Names of cases; all unless told. */
  only?: string[];
}

/** Milliseconds of searches over what `fillPermits` filled, by case: `<company>_<case>_p50` and so on. */
export async function measureSearch(
  { db, sql }: DatabaseConnection,
  { cities, times = 60, say = () => {}, only }: SearchMeasure,
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  const slugs = Array.from({ length: cities }, (_, index) => benchFeed(index));
  const scopes = { all: slugs, one: slugs.slice(9, 10), few: slugs.slice(20, 28) };
  const [range] = await sql<
    { low: number; high: number }[]
  >`select min(id)::int as low, max(id)::int as high from permits`;
  const { low = 1, high = 1 } = range ?? {};
  const ids = rolls(3);
  const [, floor] = await timed(
    200,
    () => sql`select * from permits where id = ${low + Math.floor(ids() * (high - low))}`,
  );
  figures.primary_key_p95 = floor;
  for (const [scope, held] of Object.entries(scopes)) {
    const ctx = await companyContext(db, held);
    for (const { name, ask } of CASES) {
      if (only && !only.includes(name)) continue;
      const questions = asked(ask, times);
      // Once unmeasured: the aims are for what the memory holds.
      for (const question of questions) await findPage(ctx, await planSearch(ctx, question));
      const plans = await Promise.all(questions.map((question) => planSearch(ctx, question)));
      const page = await timed(times, async (index) =>
        findPage(ctx, await planSearch(ctx, questions[index] ?? {})),
      );
      // What it adds to the page: it is taken from what that saw, and later pages repeat it.
      const pages: Awaited<ReturnType<typeof findPage>>[] = [];
      for (const plan of plans) pages.push(await findPage(ctx, plan));
      const count = await timed(times, async (index) => {
        const plan = plans[index];
        return plan && countPlanned(ctx, plan, pages[index]?.found ?? null);
      });
      figures[`${scope}_${name}_p50`] = page[0];
      figures[`${scope}_${name}_p95`] = page[1];
      figures[`${scope}_${name}_count_p95`] = count[1];
      say(`  ${scope} ${name.padEnd(28)} page ${page.join(' / ')}  count ${count.join(' / ')}`);
    }
    Object.assign(figures, await measureDepth(ctx, sql, scope, times, say));
  }
  if (!only) Object.assign(figures, await measurePlain(sql, slugs, say));
  return figures;
}

function asked(ask: Case['ask'], times: number): PermitSearch[] {
  const roll = rolls(7);
  return Array.from({ length: times }, () => ask(roll));
}

async function companyContext(db: Database, cities: string[]): Promise<Context<UserActor>> {
  const { companyId, userId } = await makeCompany(db, { cities });
  const actor = {
    kind: 'user' as const,
    userId,
    companyId: companyId as CompanyId,
    role: 'owner' as const,
    tier: 'enterprise' as const,
  };
  return { db, actor, now: NOW, log: createLogger('silent') };
}

/** A page a million permits down (or a fifth down what is held) beside the first, of a common word and of none. */
async function measureDepth(
  ctx: Context<UserActor>,
  sql: DatabaseConnection['sql'],
  scope: string,
  times: number,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  const [held] = await sql<
    { rows: number }[]
  >`select reltuples::int as rows from pg_class where relname = 'permits'`;
  const depth = Math.min(1_000_000, Math.floor((held?.rows ?? 0) / 5));
  const [row] = await sql<{ id: string; on: string }[]>`
    select id, listed_on::text as on from permits order by listed_on desc, id desc offset ${depth} limit 1`;
  if (!row) return figures;
  const after = encodeSearchCursor(['d', row.on, Number(row.id)]);
  for (const [name, q] of [
    ['no_word', ''],
    ['common', 'repair'],
  ] as const) {
    const page = async (input: PermitSearch) => findPage(ctx, await planSearch(ctx, input));
    await timed(10, () => page({ q }));
    await timed(10, () => page({ q, after }));
    const [first] = await timed(times, () => page({ q }));
    const [deep] = await timed(times, () => page({ q, after }));
    figures[`${scope}_${name}_deep_to_first`] = rounded(deep / first);
    say(`  ${scope} ${name}: page ${depth} deep ${deep}, first ${first}`);
  }
  return figures;
}

/** Plain statements that take longer are ended; the figure then is this, and means "at least". */
const PLAIN_TIMEOUT = 2_000;

/** The first page of the same words by the faster of two statements one would write, walking by date or sorting all. */
async function measurePlain(
  sql: DatabaseConnection['sql'],
  feeds: string[],
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  const shown = (ms: number) => (ms >= PLAIN_TIMEOUT ? `>= ${PLAIN_TIMEOUT}` : String(ms));
  await sql`select set_config('statement_timeout', ${String(PLAIN_TIMEOUT)}, false)`;
  for (const { name, ask, plain } of CASES) {
    if (!plain) continue;
    const questions = asked(ask, 4);
    const query = (index: number) => questions[index]?.q?.toLowerCase() ?? '';
    const bounded = async (run: (index: number) => Promise<unknown>) => {
      const [p50] = await timed(questions.length, (index) => run(index).catch(ignoreTimeout));
      return Math.min(PLAIN_TIMEOUT, p50);
    };
    const sorted = await bounded(
      (index) => sql`
      with met as materialized (select * from permits where search @@ plainto_tsquery('simple', ${query(index)}) and feed_id = any(${feeds}))
      select * from met order by listed_on desc, id desc limit 25`,
    );
    const limited = await bounded(
      (index) => sql`
      select * from permits where search @@ plainto_tsquery('simple', ${query(index)}) and feed_id = any(${feeds})
      order by listed_on desc, id desc limit 25`,
    );
    figures[`plain_${name}_p50`] = Math.min(sorted, limited);
    say(`  plain ${name.padEnd(28)} sorting all ${shown(sorted)}, ordered ${shown(limited)}`);
  }
  await sql`reset statement_timeout`;
  return figures;
}

function ignoreTimeout(error: unknown): void {
  if ((error as { code?: string }).code !== '57014') throw error;
}
