import type { AddressQuery } from '@/lib/company/desk/address';
import { readPage } from '@/lib/company/desk/page';
import type { Context, UserActor } from '@/lib/context';
import { env } from '@/lib/env';
import { mayUse } from '@/lib/identity/access/permissions';
import type { AccountCompany } from '@/lib/identity/accounts/types';
import { listWatchedCities } from '@/lib/tracking/permits/queries';
import type { WatchedCity } from '@/lib/tracking/permits/view';
import type { DeskData } from './desk/data';

/** What the browser is given; conditions and whose data it is stay on the server. */
export async function readDeskData(
  ctx: Context<UserActor>,
  { query, company }: { query: AddressQuery; company: AccountCompany },
): Promise<{ data: DeskData; watched: WatchedCity[] }> {
  const { timeZone } = company;
  const [{ names, where: _, ...page }, watched] = await Promise.all([
    readPage(ctx, { query, timeZone, tiles: env().MAP_TILES_URL ?? null }),
    listWatchedCities(ctx),
  ]);
  const data: DeskData = {
    ...page,
    now: ctx.now.toISOString(),
    timeZone,
    today: names.today,
    may: {
      change: mayUse('permits.change', company),
      bulk: mayUse('permits.bulk', company),
      assign: mayUse('team.manage', company),
      assignSubcontractors: mayUse('subcontractors.manage', company),
      jobs: mayUse('projects.change', company),
    },
  };
  return { data, watched };
}
