import { sql } from 'drizzle-orm';
import type { StateCode } from '@/lib/catalogue/checklists/types';
import type { License } from '@/lib/company/profile/types';
import type { CompanyId, Context } from '@/lib/context';
import { licenceKey } from '@/lib/tracking/permits/licence-key';
import type { LikeName } from './candidates';
import type { NameMatch } from './score';

/** A licence is its holder's, who may work for more than one firm: it is asked about, as any spelling. */
export const BY_LICENCE: NameMatch = { score: 0.95, reasons: ['same_licence'] };

/** Whether a city lies in a state; its slug ends with the state's code. */
export function isIn(city: string, state: StateCode): boolean {
  return city.endsWith(`-${state.toLowerCase()}`);
}

/** The names beside a company's licence numbers in its cities. */
export async function findByLicence(
  ctx: Context,
  { companyId, licences }: { companyId: CompanyId; licences: readonly License[] },
): Promise<LikeName[]> {
  const known = licences
    .map(({ state, number }) => ({ ending: `-${state.toLowerCase()}`, key: licenceKey(number) }))
    .filter(({ key }) => key !== '');
  if (known.length === 0) return [];
  const column = (field: 'ending' | 'key') => sql.param(known.map((licence) => licence[field]));
  const rows = await ctx.db.execute<{ norm: string; name: string }>(sql`
    select distinct n.norm, coalesce(c.name, n.norm) as name
    from unnest(${column('ending')}::text[], ${column('key')}::text[]) as own (ending, key)
    join contractor_feeds n on n.licence = own.key and n.licence <> ''
    join feeds f on f.id = n.feed_id and f.enabled and right(f.record, 3) = own.ending
    join company_cities w on w.city = f.record and w.company_id = ${companyId}
    left join contractors c on c.norm = n.norm
    order by n.norm`);
  return rows.map((row) => ({ ...row, ...BY_LICENCE }));
}
