import { and, asc, isNull, sql } from 'drizzle-orm';
import { permits, searchWords } from '@/db/schema';
import type { Context } from '@/lib/context';
import { buildSearchText, getVocabulary } from '@/lib/tracking/permits/search/words';

const columns = {
  id: permits.id,
  feedId: permits.feedId,
  permitNumber: permits.permitNumber,
  permitType: permits.permitType,
  permitSubtype: permits.permitSubtype,
  workClass: permits.workClass,
  description: permits.description,
  statusBucket: permits.statusBucket,
  addressNorm: permits.addressNorm,
  contractorName: permits.contractorName,
  contractorNorm: permits.contractorNorm,
  parcel: permits.parcel,
  latitude: permits.latitude,
  longitude: permits.longitude,
  issuedDate: permits.issuedDate,
  appliedDate: permits.appliedDate,
  approvedDate: permits.approvedDate,
  statusDate: permits.statusDate,
  completedDate: permits.completedDate,
};

/**
 * Builds the search text of up to `limit` permits without one and returns how many; repeat until it returns
 * 0.
 */
export async function indexPermits(ctx: Context, { limit }: { limit: number }): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const rows = await tx
      .select(columns)
      .from(permits)
      .where(and(isNull(permits.search), isNull(permits.ownerId)))
      .orderBy(asc(permits.id))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (rows.length === 0) return 0;
    const lines = rows.map((row) => buildSearchText(row, row.feedId));
    // A feed may be named as it likes; words are letters and digits.
    const ids = `{${rows.map(({ id }) => id).join(',')}}`;
    const texts = `{${lines.map((line) => `"${line.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
    await tx.execute(sql`
      update ${permits} p set search = array_to_tsvector(string_to_array(n.words, ' '))
      from unnest(${ids}::bigint[], ${texts}::text[]) as n (id, words) where p.id = n.id`);
    const words = [...new Set(lines.flatMap(getVocabulary))].sort();
    if (words.length > 0)
      await tx.execute(sql`
        insert into ${searchWords} (word)
        select word from unnest(${`{${words.join(',')}}`}::text[]) with ordinality as n (word, place)
        order by place on conflict do nothing`);
    return rows.length;
  });
}
