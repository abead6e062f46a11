import { asc, eq, inArray, sql } from 'drizzle-orm';
import { companies, companyNames, contractors } from '@/db/schema';
import type { Context } from '@/lib/context';
import { setCompanyNameNorm } from '@/lib/identity/accounts/companies';
import { withoutContacts } from '@/lib/tracking/feeds/personal-data';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { linkConfirmedNames } from './mutations';

/**
 * Renormalises these companies' names after a change of the normalisation: a spelling is also stored in its new form
 * with the same state, and the old one is kept for permits not read again yet; permits held under the new one are
 * linked. Writes nothing where nothing differs. Counts the forms and links that are new.
 */
export async function renormaliseNames(
  ctx: Context,
  { companyIds }: { companyIds: readonly string[] },
): Promise<{ names: number; linked: number }> {
  const ids = [...companyIds];
  const named = await ctx.db
    .select({ id: companies.id, name: companies.name, nameNorm: companies.nameNorm })
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy(asc(companies.id));
  const added = await addNames(ctx, ids);
  let names = added;
  for (const { id, name, nameNorm } of named) {
    const norm = normaliseContractorName(name) ?? name.toLowerCase();
    if (norm === nameNorm) continue;
    await setCompanyNameNorm(ctx, { companyId: id, nameNorm: norm });
    names += 1;
  }
  if (added === 0) return { names, linked: 0 };
  return { names, ...(await linkConfirmedNames(ctx, inArray(companyNames.companyId, ids))) };
}

async function addNames(ctx: Context, companyIds: string[]): Promise<number> {
  if (companyIds.length === 0) return 0;
  const known = await ctx.db
    .select({
      companyId: companyNames.companyId,
      norm: companyNames.nameNorm,
      // The city's spelling, or for a name confirmed without one, the first seen.
      name: sql<string | null>`coalesce(${companyNames.name}, ${contractors.name})`,
      state: companyNames.state,
      score: companyNames.score,
      reasons: companyNames.reasons,
      decidedAt: companyNames.decidedAt,
      cities: companyNames.cities,
      otherIn: companyNames.otherIn,
    })
    .from(companyNames)
    .leftJoin(contractors, eq(contractors.norm, companyNames.nameNorm))
    .where(inArray(companyNames.companyId, companyIds))
    .orderBy(companyNames.companyId, companyNames.nameNorm);
  const existing = new Set(known.map(({ companyId, norm }) => `${companyId} ${norm}`));
  const fresh = new Map<string, (typeof known)[number]>();
  for (const row of known) {
    const norm = todaysForm(row);
    const key = `${row.companyId} ${norm}`;
    if (norm === null || existing.has(key)) continue;
    const other = fresh.get(key);
    fresh.set(key, other ? { ...other, ...agreed(other, row) } : { ...row, norm });
  }
  if (fresh.size === 0) return 0;
  const added = await ctx.db
    .insert(companyNames)
    .values([...fresh.values()].map(({ norm, ...row }) => ({ ...row, nameNorm: norm, createdAt: ctx.now })))
    .onConflictDoNothing()
    .returning({ norm: companyNames.nameNorm });
  return added.length;
}

/**
 * The normalised form by today's rules, which is part of the old one. Where the city's spelling would yield
 * more, such as a licence holder behind a dash, the old form is normalised again instead.
 */
function todaysForm({ norm, name }: { norm: string; name: string | null }): string | null {
  const ofName = name === null ? null : normaliseContractorName(withoutContacts(name));
  const isPart = ofName !== null && unspaced(norm).includes(unspaced(ofName));
  return isPart ? ofName : normaliseContractorName(withoutContacts(norm));
}

/** Earlier versions kept initials apart. */
const unspaced = (norm: string) => norm.replaceAll(' ', '');

type Answer = Pick<typeof companyNames.$inferSelect, 'state' | 'decidedAt' | 'cities' | 'otherIn'>;

/**
 * Spellings that collapse to one but were decided differently are suggested again; what was confirmed for different
 * cities counts in all of them, except where it was rejected.
 */
function agreed(a: Answer, b: Answer): Answer {
  if (a.state !== b.state && a.state !== 'suggested' && b.state !== 'suggested')
    return { state: 'suggested', decidedAt: null, cities: [], otherIn: [] };
  const { state, decidedAt } = a.state === 'suggested' ? b : a;
  const otherIn = [...new Set([...a.otherIn, ...b.otherIn])];
  const cities = [...new Set([...a.cities, ...b.cities])].filter((city) => !otherIn.includes(city));
  return { state, decidedAt, cities, otherIn };
}
