import { and, eq } from 'drizzle-orm';
import { companyPermits, feeds, permits } from '@/db/schema';
import { isStateCode } from '@/lib/catalogue/checklists/places';
import { recordActivity } from '@/lib/company/projects/activity';
import { changedMeanwhile } from '@/lib/company/projects/versions';
import { addTask } from '@/lib/company/tasks/mutations';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { requireCompanyCap } from '@/lib/identity/throttle/company-caps';
import { dayIn } from '@/lib/platform/clock/zones';
import { handPlace, zoneOfPlace } from '@/lib/tracking/cities/hand-place';
import { type HandPermit, insertByHand, updateByHand } from '@/lib/tracking/feeds/by-hand';
import { confirmLinks } from '@/lib/tracking/permits/links';
import { inPermitYear } from '@/lib/tracking/permits/mutations';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import type { AddByHand, ChangeByHand, HandPermitInput } from './schema';
import { findPublished } from './twins';

type UserContext = Context<UserActor>;

/** A permit as it is written down, with the place it is in and the day of its status there. */
export function toHandPermit(input: HandPermitInput, now: Date): HandPermit {
  const place = handPlace(input);
  return { ...input, ...place, statusWord: null, statusDate: dayIn(zoneOfPlace(place.slug), now) };
}

/**
 * Writes a permit down: in any place, for the company alone. Where its city publishes the number already, that permit
 * is followed instead, and `isPublished` says so.
 * @throws AppError `conflict` for a number the company has there already, `plan_limit`
 */
export async function addByHand(
  ctx: UserContext,
  { reminder, ...input }: AddByHand,
): Promise<{ id: number; isPublished: boolean }> {
  requirePermission(ctx, 'permits.change');
  await requireCompanyCap(ctx, 'handPermits');
  const { companyId, userId } = ctx.actor;
  const permit = toHandPermit(input, ctx.now);
  return inPermitYear(ctx, async (within) => {
    const [published = null] = await findPublished(within, [
      { ...permit, addressNorm: permit.address === null ? null : normaliseAddress(permit.address) },
    ]);
    const id = published ?? (await write(within, permit));
    if (published !== null)
      await confirmLinks(within, { companyId, permitIds: [published], source: 'number' });
    if (reminder !== null)
      await addTask(within, {
        permitId: id,
        title: reminder.title,
        details: null,
        dueOn: reminder.on,
        assigneeId: userId,
        subcontractorId: null,
      });
    return { id, isPublished: published !== null };
  });
}

async function write(ctx: UserContext, permit: HandPermit): Promise<number> {
  const { companyId } = ctx.actor;
  const [written] = await insertByHand(ctx, { companyId, rows: [permit] });
  if (!written) throw new AppError('conflict');
  const linked = await confirmLinks(ctx, { companyId, permitIds: [written.id], source: 'hand' });
  if (linked.length === 0) throw new AppError('conflict', { fields: { permitNumber: 'taken' } });
  if (!written.isNew) {
    // The company took it out before: it comes back as it is written now.
    const { revision } = await ownPermit(ctx, written.id);
    await updateByHand(ctx, { companyId, permitId: written.id, revision, permit });
  }
  await recordActivity(ctx, {
    companyId,
    permitId: written.id,
    kind: 'permit_written',
    details: { number: permit.permitNumber },
  });
  return written.id;
}

async function ownPermit(ctx: UserContext, permitId: number) {
  const [row] = await ctx.db
    .select({ permit: permits, slug: feeds.record })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .innerJoin(feeds, eq(feeds.id, permits.feedId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.state, 'confirmed'),
        eq(permits.id, permitId),
        eq(permits.ownerId, ctx.actor.companyId),
      ),
    );
  if (!row) throw new AppError('not_found', { detail: `permit ${permitId} was not written by the company` });
  return { ...row.permit, slug: row.slug };
}

/**
 * Changes what is given of a permit the company wrote down.
 * @throws AppError `not_found` for one a city publishes, `conflict` where somebody changed it since
 */
export async function changeByHand(
  ctx: UserContext,
  { permitId, version, ...given }: ChangeByHand,
): Promise<{ version: number }> {
  requirePermission(ctx, 'permits.change');
  const { companyId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const before = await ownPermit(within, permitId);
    if (before.revision !== version) throw changedMeanwhile();
    if (!isStateCode(before.state)) throw new AppError('invalid_input', { fields: { state: 'not_a_state' } });
    const merged: HandPermitInput = {
      permitNumber: given.permitNumber ?? before.permitNumber,
      city: given.city ?? before.city,
      state: given.state ?? before.state,
      address: given.address === undefined ? before.address : given.address,
      permitType: given.permitType === undefined ? before.permitType : given.permitType,
      description: given.description === undefined ? before.description : given.description,
      statusBucket: given.statusBucket ?? before.statusBucket,
      appliedDate: given.appliedDate === undefined ? before.appliedDate : given.appliedDate,
      issuedDate: given.issuedDate === undefined ? before.issuedDate : given.issuedDate,
      expiresDate: given.expiresDate === undefined ? before.expiresDate : given.expiresDate,
      valuationCents: given.valuationCents === undefined ? before.valuationCents : given.valuationCents,
    };
    const written = toHandPermit(merged, ctx.now);
    const fields = (Object.keys(merged) as (keyof HandPermitInput)[]).filter(
      (field) => written[field] !== before[field],
    );
    if (fields.length === 0) return { version };
    const hasMoved = fields.includes('statusBucket');
    await updateByHand(within, {
      ...{ companyId, permitId, revision: version },
      permit: {
        ...written,
        statusDate: hasMoved ? written.statusDate : before.statusDate,
        statusWord: hasMoved ? null : before.statusWord,
      },
    });
    if (hasMoved)
      await recordActivity(within, {
        ...{ companyId, permitId },
        kind: 'permit_status_set',
        details: { from: before.statusBucket, to: written.statusBucket },
      });
    const others = fields.filter((field) => field !== 'statusBucket');
    if (others.length > 0)
      await recordActivity(within, {
        ...{ companyId, permitId },
        kind: 'permit_rewritten',
        details: { fields: others.join(',') },
      });
    return { version: version + 1 };
  });
}
