import { and, eq, inArray, sql } from 'drizzle-orm';
import { feeds, permitEvents, permits } from '@/db/schema';
import type { CompanyId, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import { createChecklistTypes } from './checklist-type';

/** What a company writes down of a permit. Days are the place's own. */
export interface HandPermit {
  permitNumber: string;
  /** Of the place: `boise-id`. */
  slug: string;
  city: string;
  state: string;
  address: string | null;
  permitType: string | null;
  description: string | null;
  statusBucket: StatusBucket;
  /** As a list that was brought in had it; null where somebody chose the status here. */
  statusWord: string | null;
  statusDate: string | null;
  appliedDate: string | null;
  issuedDate: string | null;
  expiresDate: string | null;
  valuationCents: number | null;
}

/** A feed of no portal, under which what companies wrote down in a place stands. */
export function handFeedId(slug: string): string {
  return `${slug}.hand`;
}

/** One number of a company in one place, however it is written. */
function sourceKey(companyId: CompanyId, permitNumber: string): string {
  return `${companyId}/${numberKey(permitNumber)}`;
}

function numberKey(permitNumber: string): string {
  return permitNumber.trim().replace(/\s+/g, ' ').toUpperCase();
}

const checklistType = createChecklistTypes({});

function columnsOf(companyId: CompanyId, permit: HandPermit) {
  const { slug, ...rest } = permit;
  return {
    ...rest,
    feedId: handFeedId(slug),
    sourceKey: sourceKey(companyId, permit.permitNumber),
    addressNorm: permit.address === null ? null : normaliseAddress(permit.address),
    checklistType: checklistType(permit.permitType, null, null),
  };
}

async function openFeeds(ctx: Context, slugs: readonly string[]): Promise<void> {
  const rows = [...new Set(slugs)].sort().map((slug) => ({
    id: handFeedId(slug),
    record: slug,
    mode: 'hand' as const,
    enabled: false,
    nextPollAt: ctx.now,
  }));
  await ctx.db.insert(feeds).values(rows).onConflictDoNothing();
}

/**
 * Writes permits of a company; one it has under its number in that place already is left as it is. Returns the ids of
 * all in the order given, and which of them are new. Their words are kept out of the search that all companies share.
 */
export async function insertByHand(
  ctx: Context,
  { companyId, rows }: { companyId: CompanyId; rows: readonly HandPermit[] },
): Promise<{ id: number; isNew: boolean }[]> {
  if (rows.length === 0) return [];
  await openFeeds(
    ctx,
    rows.map(({ slug }) => slug),
  );
  const values = rows.map((row) => columnsOf(companyId, row));
  // One parameter for all: a list has thousands.
  const inserted = await ctx.db.execute<{ id: number | string; feed_id: string; source_key: string }>(sql`
    insert into ${permits} (owner_id, feed_id, source_key, permit_number, city, state, address, address_norm, permit_type,
      description, status_bucket, status_word, status_date, applied_date, issued_date, expires_date, valuation_cents,
      checklist_type, search, hash, first_seen_at, changed_at)
    select ${companyId}, r."feedId", r."sourceKey", r."permitNumber", r.city, r.state, r.address, r."addressNorm",
      r."permitType", r.description, r."statusBucket", r."statusWord", r."statusDate", r."appliedDate", r."issuedDate",
      r."expiresDate", r."valuationCents", r."checklistType", '', '', now.at, now.at
    from jsonb_to_recordset((${JSON.stringify(values)}::text)::jsonb) as r ("feedId" text, "sourceKey" text,
        "permitNumber" text, city text, state text, address text, "addressNorm" text, "permitType" text,
        description text, "statusBucket" text, "statusWord" text, "statusDate" date, "appliedDate" date,
        "issuedDate" date, "expiresDate" date, "valuationCents" bigint, "checklistType" text),
      (select ${ctx.now.toISOString()}::timestamptz as at) now
    on conflict do nothing
    returning id, feed_id, source_key`);
  const written = new Map(inserted.map((row) => [`${row.feed_id} ${row.source_key}`, Number(row.id)]));
  const fresh = new Set(written.values());
  await placeOnMap(ctx, [...fresh]);
  const ids = values.map(({ feedId, sourceKey }) => written.get(`${feedId} ${sourceKey}`));
  const others = rows.filter((_, at) => ids[at] === undefined);
  const held = others.length === 0 ? [] : await findByHand(ctx, { companyId, rows: others });
  return ids.map((own) => {
    const id = own ?? held.shift() ?? null;
    if (id === null) throw new Error('A permit that was just written is gone.');
    // Of a number given twice, the first is the new one.
    return { id, isNew: fresh.delete(id) };
  });
}

/** For each place and number the permit the company wrote down; null where it wrote none. */
export async function findByHand(
  ctx: Context,
  { companyId, rows }: { companyId: CompanyId; rows: readonly Pick<HandPermit, 'slug' | 'permitNumber'>[] },
): Promise<(number | null)[]> {
  if (rows.length === 0) return [];
  const keys = rows.map(({ slug, permitNumber }) => ({
    feedId: handFeedId(slug),
    sourceKey: sourceKey(companyId, permitNumber),
  }));
  const held = await ctx.db
    .select({ id: permits.id, feedId: permits.feedId, sourceKey: permits.sourceKey })
    .from(permits)
    .where(
      and(
        inArray(permits.feedId, [...new Set(keys.map(({ feedId }) => feedId))]),
        inArray(
          permits.sourceKey,
          keys.map((key) => key.sourceKey),
        ),
      ),
    );
  const ids = new Map(held.map((row) => [`${row.feedId} ${row.sourceKey}`, row.id]));
  return keys.map((key) => ids.get(`${key.feedId} ${key.sourceKey}`) ?? null);
}

/** Where a permit of the place's feed stands at the same address, there this one stands too. */
async function placeOnMap(ctx: Context, permitIds: readonly number[]): Promise<void> {
  if (permitIds.length === 0) return;
  await ctx.db.execute(sql`
    update ${permits} own set latitude = there.latitude, longitude = there.longitude
    from ${permits} mine
    join feeds place on place.id = mine.feed_id
    join feeds f on f.record = place.record and f.enabled
    cross join lateral (
      select p.latitude, p.longitude from ${permits} p
      where p.search @@ plainto_tsquery('simple', lower(mine.address_norm))
        and p.feed_id = f.id and p.address_norm = mine.address_norm and p.latitude is not null
      limit 1
    ) there
    where own.id = mine.id and mine.id = any(${`{${permitIds.join(',')}}`}::bigint[]) and mine.address_norm is not null`);
}

/**
 * Changes what a company wrote down, from the revision it saw. A new status is an event of the permit's timeline; nobody
 * is sent a notice of what a colleague entered.
 * @throws AppError `not_found`, `conflict` where somebody changed it since or the number is taken
 */
export async function updateByHand(
  ctx: Context,
  {
    companyId,
    permitId,
    revision,
    permit,
  }: { companyId: CompanyId; permitId: number; revision: number; permit: HandPermit },
): Promise<void> {
  const [before] = await ctx.db
    .select({ bucket: permits.statusBucket, revision: permits.revision })
    .from(permits)
    .where(and(eq(permits.id, permitId), eq(permits.ownerId, companyId)))
    .for('update');
  if (!before)
    throw new AppError('not_found', { detail: `permit ${permitId} was not written by the company` });
  if (before.revision !== revision)
    throw new AppError('conflict', { fields: { version: 'changed_meanwhile' } });
  await openFeeds(ctx, [permit.slug]);
  const values = columnsOf(companyId, permit);
  const [taken] = await ctx.db
    .select({ id: permits.id })
    .from(permits)
    .where(
      and(
        eq(permits.feedId, values.feedId),
        eq(permits.sourceKey, values.sourceKey),
        sql`${permits.id} <> ${permitId}`,
      ),
    );
  if (taken) throw new AppError('conflict', { fields: { permitNumber: 'taken' } });
  await ctx.db
    .update(permits)
    .set({
      ...values,
      latitude: null,
      longitude: null,
      revision: revision + 1,
      changedAt: ctx.now,
    })
    .where(eq(permits.id, permitId));
  await placeOnMap(ctx, [permitId]);
  if (before.bucket === permit.statusBucket) return;
  await ctx.db.insert(permitEvents).values({
    permitId,
    revision: revision + 1,
    kind: 'status_changed',
    fromBucket: before.bucket,
    toBucket: permit.statusBucket,
    changes: {},
    occurredOn: permit.statusDate,
    detectedAt: ctx.now,
    fannedOutAt: ctx.now,
  });
}

/** Deletes permits that the company wrote itself, and whatever stands at them. */
export async function deleteByHand(
  ctx: Context,
  { companyId, permitIds }: { companyId: CompanyId; permitIds: readonly number[] },
): Promise<void> {
  if (permitIds.length === 0) return;
  await ctx.db
    .delete(permits)
    .where(and(inArray(permits.id, [...permitIds]), eq(permits.ownerId, companyId)));
}
