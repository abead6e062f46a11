import { addSearch, changeLead } from '@/lib/company/prospects/mutations';
import { listLeads, listSearches } from '@/lib/company/prospects/queries';
import { leadFiltersSchema, newSearchSchema } from '@/lib/company/prospects/schema';
import type { Context, UserActor } from '@/lib/context';

const SEARCHES = [
  { name: 'Roofs without a contractor', digest: 'daily', criteria: { types: ['roofing'] } },
  {
    name: 'Remodels over $50,000',
    digest: 'weekly',
    criteria: { types: ['res_alteration'], minValue: 50_000, days: 60 },
  },
] as const;

/** What the demo contractor keeps looking for, and two leads it is talking to. Idempotent. */
export async function seedLeads(ctx: Context<UserActor>): Promise<void> {
  if ((await listSearches(ctx)).length > 0) return;
  for (const search of SEARCHES) await addSearch(ctx, newSearchSchema.parse(search));
  const { items } = await listLeads(ctx, leadFiltersSchema.parse({ contractor: 'any', days: 90 }));
  const [called, quoted] = items;
  if (called)
    await changeLead(ctx, {
      permitId: called.permitId,
      stage: 'contacted',
      note: 'Left a card at the site. The owner decides after Thanksgiving.',
      version: 0,
    });
  if (quoted) await changeLead(ctx, { permitId: quoted.permitId, stage: 'quoted', note: '', version: 0 });
}
