import { sql } from 'drizzle-orm';
import type { Context, UserActor } from '@/lib/context';
import { type AddressQuery, readAddress } from './address';
import { conditionsOf } from './conditions';
import { namesOf, readDesk } from './desk';
import { inBox, readBox } from './places';
import { type DeskRows, listRows } from './rows';

/** The rows after a page of an address. */
export async function readPageRows(
  ctx: Context<UserActor>,
  { query, timeZone, after }: { query: AddressQuery; timeZone: string; after: string },
): Promise<DeskRows> {
  const names = namesOf(ctx, await readDesk(ctx), timeZone);
  const { filter, sorting, shape, box: text } = readAddress(query);
  const { where } = conditionsOf(filter, names);
  const box = shape === 'map' ? readBox(text) : null;
  return listRows(ctx, {
    where: box ? sql`${where} and ${inBox(box)}` : where,
    sorting,
    today: names.today,
    after,
  });
}
