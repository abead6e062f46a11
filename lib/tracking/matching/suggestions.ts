import { and, eq, inArray, sql } from 'drizzle-orm';
import { companies, companyCities, companyNames, contractors, feeds } from '@/db/schema';
import { asCompanyId, type CompanyId, type Context } from '@/lib/context';
import { forEachApart } from '@/lib/each-apart';
import { bestMatch, findLikeNames } from './candidates';
import { indexNames, type OwnedName } from './name-index';
import { MIN_SCORE, type NameMatch } from './score';

/** Maximum open suggestions per company. */
const MAX_OPEN = 20;
/** Maximum names per company to search for; each is an index query. */
const MAX_ASKED_BY = 20;
const PAGE_SIZE = 1000;
/** Each company is processed once a day, a part of them each hour. */
const ROUND_HOURS = 24;

/**
 * Suggests spellings in its cities that may be the company's. Decided ones are not suggested again, and
 * nothing is linked before a confirmation.
 */
export async function suggestNames(
  ctx: Context,
  { companyId }: { companyId: CompanyId },
): Promise<{ suggested: number }> {
  const own = await readOwnNames(ctx, companyId);
  const like = await findLikeNames(ctx, own.slice(0, MAX_ASKED_BY));
  return insertSuggestions(
    ctx,
    like.map((name) => ({ ...name, companyId })),
  );
}

/** The same for new contractor names, over all companies. */
export async function suggestNewNames(
  ctx: Context,
  { since, signal }: { since: Date; signal?: AbortSignal },
): Promise<{ suggested: number }> {
  const candidatesFor = indexNames(await readOwnNames(ctx));
  let suggested = 0;
  let after: { firstSeenAt: string; norm: string } | null = { firstSeenAt: since.toISOString(), norm: '' };
  while (after && !signal?.aborted) {
    const page: Seen[] = await readSeen(ctx, after);
    const found: Suggestion[] = [];
    const apart = { failure: 'A name could not be compared', label: ({ norm }: Seen) => ({ norm }), signal };
    await forEachApart(ctx, page, apart, ({ norm, name }) => {
      for (const [companyId, names] of candidatesFor({ norm, raw: name })) {
        const match = bestMatch(names, { norm, raw: name });
        if (match.score >= MIN_SCORE) found.push({ companyId, norm, name, ...match });
      }
    });
    suggested += (await insertSuggestions(ctx, found)).suggested;
    after = page.length < PAGE_SIZE ? null : (page.at(-1) ?? null);
  }
  return { suggested };
}

/**
 * This hour's part of a daily round over all companies, which finds names that became relevant later or were
 * missed during an outage.
 */
export async function suggestInTurn(
  ctx: Context,
  { signal }: { signal?: AbortSignal },
): Promise<{ companies: number; suggested: number }> {
  const hour = ctx.now.getUTCHours();
  const due = await ctx.db
    .select({ id: companies.id })
    .from(companies)
    .where(sql`abs(hashtext(${companies.id})::bigint) % ${ROUND_HOURS} = ${hour}`)
    .orderBy(companies.id);
  let suggested = 0;
  const label = ({ id }: { id: string }) => ({ companyId: id });
  await forEachApart(ctx, due, { failure: 'Name suggestions failed', label, signal }, async ({ id }) => {
    suggested += (await suggestNames(ctx, { companyId: asCompanyId(id) })).suggested;
  });
  return { companies: due.length, suggested };
}

/** The names and confirmed spellings of one company, or of all in a monitored city. */
async function readOwnNames(ctx: Context, companyId?: CompanyId): Promise<OwnedName[]> {
  const inReach = ctx.db
    .select({ id: companyCities.companyId })
    .from(companyCities)
    .innerJoin(feeds, and(eq(feeds.record, companyCities.city), eq(feeds.enabled, true)));
  const rows = await ctx.db
    .select({
      companyId: companies.id,
      norm: companies.nameNorm,
      raw: companies.name,
      rejected: sql<boolean>`exists (
        select 1 from ${companyNames} known
        where known.company_id = ${companies.id} and known.name_norm = ${companies.nameNorm}
          and known.state = 'rejected')`,
    })
    .from(companies)
    .where(companyId ? eq(companies.id, companyId) : inArray(companies.id, inReach));
  const confirmed = await ctx.db
    .select({ companyId: companyNames.companyId, norm: companyNames.nameNorm, raw: companyNames.name })
    .from(companyNames)
    .where(
      and(
        eq(companyNames.state, 'confirmed'),
        companyId ? eq(companyNames.companyId, companyId) : inArray(companyNames.companyId, inReach),
      ),
    );
  // A company that rejected its own name rejected similar ones as well.
  const own = rows.filter((row) => !row.rejected);
  return [...own, ...confirmed].map((row) => ({
    companyId: asCompanyId(row.companyId),
    norm: row.norm,
    raw: row.raw,
  }));
}

interface Seen {
  norm: string;
  name: string;
  /** Whole, as the database has it: a rounded one would skip rows. */
  firstSeenAt: string;
}

function readSeen(ctx: Context, after: { firstSeenAt: string; norm: string }): Promise<Seen[]> {
  return ctx.db
    .select({
      norm: contractors.norm,
      name: contractors.name,
      firstSeenAt: sql<string>`to_char(${contractors.firstSeenAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(contractors)
    .where(
      sql`(${contractors.firstSeenAt}, ${contractors.norm}) > (${after.firstSeenAt}::timestamptz, ${after.norm})`,
    )
    .orderBy(contractors.firstSeenAt, contractors.norm)
    .limit(PAGE_SIZE);
}

interface Suggestion extends NameMatch {
  companyId: CompanyId;
  norm: string;
  name: string;
}

/** Inserts suggestions that have permits in the company's cities, best first, up to the limit. */
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
        join permits p on p.feed_id = f.id and p.contractor_norm = given.norm
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
