import { and, eq, isNull, sql } from 'drizzle-orm';
import { companies, companyMatching } from '@/db/schema';
import { asCompanyId, type CompanyId, type Context } from '@/lib/context';
import { forEachApart } from '@/lib/each-apart';
import { listFeedsWithNewNames, noteCompared, readNewNames } from '@/lib/tracking/feeds/new-names';
import { licenceKey } from '@/lib/tracking/permits/licence-key';
import { findLikeNames } from './candidates';
import { BY_LICENCE, findByLicence, isIn } from './licences';
import { likeAny } from './like-names';
import { COMPANIES_AT_ONCE, companiesOf, type OwnNames, readOwnNames } from './own-names';
import { renormaliseNames } from './renormalise';
import { NAME_RULES } from './rules';
import type { NameMatch } from './score';

/** Maximum open suggestions per company. */
const MAX_OPEN = 20;
/** Maximum names per company to search for; each is an index query. */
const MAX_ASKED_BY = 20;
/** New names of a feed compared in one go. */
const NAMES_AT_ONCE = 1000;
/** Companies compared anew in one run; the next one goes on. */
const MAX_DUE = 4000;

/**
 * Suggests spellings in its cities that may be the company's. Decided ones are not suggested again, and
 * nothing is linked before a confirmation.
 */
export async function suggestNames(
  ctx: Context,
  { companyId }: { companyId: CompanyId },
): Promise<{ suggested: number }> {
  const [own] = await readOwnNames(ctx, eq(companies.id, companyId));
  if (!own) return { suggested: 0 };
  const like = await findLikeNames(ctx, own.names.slice(0, MAX_ASKED_BY));
  const licensed = await findByLicence(ctx, own);
  const result = await insertSuggestions(
    ctx,
    surest([...like, ...licensed]).map((name) => ({ ...name, companyId })),
  );
  await ctx.db
    .insert(companyMatching)
    .values({ companyId, rules: NAME_RULES })
    .onConflictDoUpdate({ target: companyMatching.companyId, set: { rules: NAME_RULES } });
  return result;
}

/** Of names found in more than one way the likeliest, with the reasons of all. */
function surest<Found extends NameMatch & { norm: string }>(found: readonly Found[]): Found[] {
  const byNorm = new Map<string, Found>();
  for (const one of found) {
    const other = byNorm.get(one.norm);
    const best = other && other.score > one.score ? other : one;
    byNorm.set(one.norm, { ...best, reasons: [...new Set([...(other?.reasons ?? []), ...one.reasons])] });
  }
  return [...byNorm.values()];
}

/** The same for the names that are new in a feed, over the companies of its city. */
export async function suggestNewNames(
  ctx: Context,
  { signal }: { signal?: AbortSignal } = {},
): Promise<{ suggested: number }> {
  let suggested = 0;
  const apart = {
    failure: 'New names of a feed could not be compared',
    label: ({ id }: { id: string }) => ({ feed: id }),
    signal,
  };
  await forEachApart(ctx, await listFeedsWithNewNames(ctx), apart, async ({ id: feedId, city }) => {
    while (!signal?.aborted) {
      const names = await readNewNames(ctx, { feedId, limit: NAMES_AT_ONCE });
      if (names.length === 0) return;
      suggested += await compareWithCompanies(ctx, names, city, signal);
      if (signal?.aborted) return;
      await noteCompared(ctx, { feedId, names });
    }
  });
  return { suggested };
}

interface SeenName {
  norm: string;
  name: string;
  licence: string;
}

async function compareWithCompanies(
  ctx: Context,
  seen: readonly SeenName[],
  city: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  const findLike = likeAny(seen.map(({ norm, name }) => ({ norm, raw: name })));
  const byLicence = new Map<string, SeenName[]>();
  for (const name of seen)
    if (name.licence !== '') byLicence.set(name.licence, [...(byLicence.get(name.licence) ?? []), name]);
  const nameOf = new Map(seen.map(({ norm, name }) => [norm, name]));
  let suggested = 0;
  for (let after: string | null = ''; after !== null && !signal?.aborted; ) {
    const page: OwnNames[] = await readOwnNames(ctx, companiesOf(city, after));
    const found: Suggestion[] = [];
    const label = ({ companyId }: OwnNames) => ({ companyId });
    const apart = { failure: 'A company could not be compared with new names', label, signal };
    await forEachApart(ctx, page, apart, async ({ companyId, names, licences }) => {
      const like = (await findLike(names)).map((match) => ({
        ...match,
        name: nameOf.get(match.norm) ?? match.norm,
      }));
      const licensed = licences
        .filter(({ state }) => isIn(city, state))
        .flatMap(({ number }) => byLicence.get(licenceKey(number)) ?? [])
        .map(({ norm, name }) => ({ norm, name, ...BY_LICENCE }));
      for (const name of surest([...like, ...licensed])) found.push({ ...name, companyId });
    });
    suggested += (await insertSuggestions(ctx, found)).suggested;
    after = page.length < COMPANIES_AT_ONCE ? null : (page.at(-1)?.companyId ?? null);
  }
  return suggested;
}

/**
 * The same for the companies that were not compared by today's rules or with today's names: those whose answers changed
 * them, and after a change of the rules all, some each hour.
 */
export async function suggestDue(
  ctx: Context,
  { signal, limit = MAX_DUE }: { signal?: AbortSignal; limit?: number } = {},
): Promise<{ companies: number; suggested: number; renormalised: number; linked: number }> {
  const done = { companies: 0, suggested: 0, renormalised: 0, linked: 0 };
  const due = await listDue(ctx, limit);
  const label = ({ id }: { id: string }) => ({ companyId: id });
  await forEachApart(ctx, due, { failure: 'Name suggestions failed', label, signal }, async ({ id }) => {
    await ctx.db.transaction(async (tx) => {
      const within = { ...ctx, db: tx };
      const { names, linked } = await renormaliseNames(within, { companyIds: [id] });
      const { suggested } = await suggestNames(within, { companyId: asCompanyId(id) });
      done.renormalised += names;
      done.linked += linked;
      done.suggested += suggested;
    });
    done.companies += 1;
  });
  return done;
}

function listDue(ctx: Context, limit: number): Promise<{ id: string }[]> {
  return ctx.db
    .select({ id: companies.id })
    .from(companies)
    .leftJoin(
      companyMatching,
      and(eq(companyMatching.companyId, companies.id), eq(companyMatching.rules, NAME_RULES)),
    )
    .where(isNull(companyMatching.companyId))
    .orderBy(companies.id)
    .limit(limit);
}

interface Suggestion extends NameMatch {
  companyId: CompanyId;
  norm: string;
  name: string;
}

/** Inserts suggestions that stand in feeds of the company's cities, best first, up to the limit. */
async function insertSuggestions(
  ctx: Context,
  suggestions: readonly Suggestion[],
): Promise<{ suggested: number }> {
  if (suggestions.length === 0) return { suggested: 0 };
  const column = <T>(of: (suggestion: Suggestion) => T) => sql.param(suggestions.map(of));
  const rows = await ctx.db.execute(sql`
    insert into company_names (company_id, name_norm, name, state, score, reasons, created_at)
    select company_id, norm, name, 'suggested', score, string_to_array(reasons, ' '),
      ${ctx.now.toISOString()}::timestamptz
    from (
      select given.*, row_number() over (partition by company_id order by score desc, norm) as place
      from unnest(
        ${column((one) => one.companyId)}::text[], ${column((one) => one.norm)}::text[],
        ${column((one) => one.name)}::text[], ${column((one) => one.score)}::real[],
        ${column((one) => one.reasons.join(' '))}::text[]
      ) as given(company_id, norm, name, score, reasons)
      where not exists (
        select 1 from company_names known
        where known.company_id = given.company_id and known.name_norm = given.norm
      ) and exists (
        select 1 from company_cities c
        join feeds f on f.record = c.city and f.enabled
        join contractor_feeds n on n.feed_id = f.id and n.norm = given.norm
        where c.company_id = given.company_id
      )
    ) fresh
    where place <= ${MAX_OPEN} - (
      select count(*) from company_names open
      where open.company_id = fresh.company_id and open.state = 'suggested'
    )
    order by company_id, norm
    on conflict do nothing
    returning 1`);
  return { suggested: rows.length };
}
