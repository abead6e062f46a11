import type { DatabaseConnection } from '@/db/client';
import type { Context } from '@/lib/context';
import { createLogger } from '@/lib/log';
import { linkUnlinked } from '@/lib/tracking/matching/mutations';
import { NAME_RULES } from '@/lib/tracking/matching/rules';
import { suggestDue, suggestNewNames } from '@/lib/tracking/matching/suggestions';
import { benchFeed } from './fill';
import { likelyNames } from './names';

export interface NamesAtRest {
  /** Cities the permits were filled for. */
  cities: number;
  companies: number;
  /** Names that become new in one feed for the second measurement. */
  fresh?: number;
  say?: (line: string) => void;
}

const CITIES_EACH = 2;

/**
 * The hourly work on names over the permits `fillPermits` filled: `nothingNew_ms` for suggestions and links where
 * nothing is new, `fresh_ms` where names are new in one feed, `fresh_to_company` that divided by the companies there, in
 * microseconds, and for both the longest time that other work of the process had to wait.
 */
export async function measureNamesAtRest(
  { db, sql }: DatabaseConnection,
  { cities, companies, fresh = 1000, say = () => {} }: NamesAtRest,
): Promise<Record<string, number>> {
  const ctx: Context = {
    db,
    actor: { kind: 'job', job: 'suggest-names' },
    now: new Date('2026-11-20T15:00:00Z'),
    log: createLogger('silent'),
  };
  await fillCompanies(sql, companies, cities);
  const work = async () => {
    await suggestDue(ctx);
    await suggestNewNames(ctx);
    await linkUnlinked(ctx);
  };
  await work();
  const rest = await timed(work);
  const feed = benchFeed(0);
  await sql`update contractor_feeds set compared_at = null where feed_id = ${feed} and norm in (
    select norm from contractor_feeds where feed_id = ${feed} order by norm limit ${fresh})`;
  const some = await timed(work);
  const [there] = await sql<{ count: number }[]>`
    select count(*)::int as count from company_cities where city = ${feed}`;
  say(
    `  names: nothing new ${rest.ms} ms (held ${rest.held}); ${fresh} new for ${there?.count} companies ${some.ms} ms (held ${some.held})`,
  );
  return {
    nothingNew_ms: rest.ms,
    nothingNew_held_ms: rest.held,
    fresh_ms: some.ms,
    fresh_held_ms: some.held,
    fresh_to_company: Math.round((some.ms * 1000) / (there?.count ?? 1)),
  };
}

/** Companies with a confirmed name each, compared and linked already. */
async function fillCompanies(sql: DatabaseConnection['sql'], count: number, cities: number): Promise<void> {
  const names = likelyNames(count, 23);
  await sql`
    insert into companies (id, name, name_norm, phone, locale, time_zone)
    select 'bench-' || n, upper(norm) || ' LLC', norm, '512-555-0100', 'en', 'America/Chicago'
    from unnest(${names}::text[]) with ordinality as named (norm, n)`;
  await sql`
    insert into company_cities (company_id, city)
    select 'bench-' || n, 'bench-' || lpad((1 + (n * (1 + step * 7)) % ${cities}::int)::text, 3, '0')
    from generate_series(1, ${count}::int) n, generate_series(0, ${CITIES_EACH - 1}::int) step
    on conflict do nothing`;
  await sql`
    insert into company_names (company_id, name_norm, state, cities)
    select c.id, c.name_norm, 'confirmed', array(select city from company_cities where company_id = c.id)
    from companies c where c.id like 'bench-%'`;
  await sql`insert into company_matching (company_id, rules) select id, ${NAME_RULES} from companies`;
  await sql`
    insert into contractor_feeds (norm, feed_id, licence, compared_at)
    select distinct contractor_norm, feed_id, '', now() from permits where contractor_norm is not null
    on conflict do nothing`;
  for (const table of [
    'companies',
    'company_cities',
    'company_names',
    'company_matching',
    'contractor_feeds',
  ])
    await sql`vacuum analyze ${sql(table)}`;
}

/** How long some work took, and the longest that a timer of a millisecond came late meanwhile. */
async function timed(work: () => Promise<void>): Promise<{ ms: number; held: number }> {
  const began = performance.now();
  let last = began;
  let held = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    held = Math.max(held, now - last);
    last = now;
  }, 1);
  await work();
  clearInterval(timer);
  const end = performance.now();
  return { ms: Math.round(end - began), held: Math.round(Math.max(held, end - last)) };
}
