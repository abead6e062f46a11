import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { companies, companyNames, contractors } from '@/db/schema';
import type { Context } from '@/lib/context';
import { setCompanyNameNorm } from '@/lib/identity/accounts/companies';
import { withoutContacts } from '@/lib/tracking/feeds/personal-data';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import type { LinkState } from './types';

/** Companies a transaction, with all their names. */
const PAGE_SIZE = 500;

/**
 * Renormalises company names after a change of the normalisation: a spelling is also stored in its new form
 * with the same state, and the old one is kept for permits not read again yet. Writes nothing where nothing
 * differs.
 */
export async function renormaliseNames(
  ctx: Context,
  { signal, pageSize = PAGE_SIZE }: { signal?: AbortSignal; pageSize?: number } = {},
): Promise<{ names: number; companies: number }> {
  const changed = { names: 0, companies: 0 };
  let after: string | null = '';
  while (after !== null && !signal?.aborted) {
    const page: { id: string; name: string; nameNorm: string }[] = await ctx.db
      .select({ id: companies.id, name: companies.name, nameNorm: companies.nameNorm })
      .from(companies)
      .where(gt(companies.id, after))
      .orderBy(asc(companies.id))
      .limit(pageSize);
    changed.names += await addNames(
      ctx,
      page.map(({ id }) => id),
    );
    for (const { id, name, nameNorm } of page) {
      const norm = normaliseContractorName(name) ?? name.toLowerCase();
      if (norm === nameNorm) continue;
      await setCompanyNameNorm(ctx, { companyId: id, nameNorm: norm });
      changed.companies += 1;
    }
    after = page.length < pageSize ? null : (page.at(-1)?.id ?? null);
  }
  return changed;
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

/** Spellings that collapse to one but were decided differently are suggested again. */
function agreed(
  a: { state: LinkState; decidedAt: Date | null },
  b: { state: LinkState; decidedAt: Date | null },
): { state: LinkState; decidedAt: Date | null } {
  if (a.state === b.state || b.state === 'suggested') return a;
  return a.state === 'suggested' ? b : { state: 'suggested', decidedAt: null };
}
