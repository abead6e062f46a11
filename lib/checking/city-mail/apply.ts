import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { cityFees, cityMails, companyPermits, mailedInspections, permitChecks, permits } from '@/db/schema';
import {
  PERMIT_TYPE_IDS,
  type PermitTypeId,
  STATE_CODES,
  type StateCode,
} from '@/lib/catalogue/checklists/types';
import { createCheck, updateCheck } from '@/lib/checking/checks/mutations';
import { addComments, addRound } from '@/lib/checking/checks/rounds';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { utcDay } from '@/lib/platform/clock/days';
import type { ApplyMail } from './schema';

type UserContext = Context<UserActor>;

export interface Applied {
  readonly roundId: string | null;
  readonly checkId: string | null;
  readonly fees: number;
  readonly inspections: number;
}

/**
 * A person's yes: what a mail says is put on one of the company's permits, all of it or nothing. Comments become the
 * next round of the permit's check.
 * @throws AppError `conflict` for a mail that was decided already
 */
export async function applyMail(ctx: UserContext, input: ApplyMail): Promise<Applied> {
  requirePermission(ctx, 'mail.manage');
  const { mailId, permitId, comments, fees, inspections, dueOn, paid } = input;
  const { companyId } = ctx.actor;
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const permit = await getOwnPermit(within, permitId);
    const mail = await claim(within, mailId, { state: 'applied', matched: [permitId] });
    const round =
      comments.length === 0
        ? null
        : await startRound(within, {
            permit,
            checkId: input.checkId,
            comments,
            dueOn,
            receivedOn: mail.reading?.sentOn ?? utcDay(ctx.now),
          });
    if (round) await tx.update(cityMails).set({ roundId: round.roundId }).where(eq(cityMails.id, mailId));
    const own = { mailId, companyId, permitId, createdAt: ctx.now };
    if (fees.length > 0)
      await tx.insert(cityFees).values(
        fees.map(({ label, cents, due }, position) => ({
          ...own,
          position,
          label,
          cents,
          dueOn: due,
          paidAt: paid ? ctx.now : null,
        })),
      );
    if (inspections.length > 0)
      await tx.insert(mailedInspections).values(
        inspections.map(({ type, date, ...rest }, position) => ({
          ...own,
          position,
          kind: type,
          heldOn: date,
          ...rest,
        })),
      );
    await recordAudit(within, {
      action: 'city_mail.applied',
      subject: mailId,
      details: { permit: permitId },
    });
    return {
      roundId: round?.roundId ?? null,
      checkId: round?.checkId ?? null,
      fees: fees.length,
      inspections: inspections.length,
    };
  });
}

/** Nothing of it counts. */
export async function setAsideMail(ctx: UserContext, { mailId }: { mailId: string }): Promise<void> {
  requirePermission(ctx, 'mail.manage');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await claim(within, mailId, { state: 'set_aside' });
    await recordAudit(within, { action: 'city_mail.set_aside', subject: mailId });
  });
}

/** Notes that a fee was paid, or was not after all, and the day to ask the city about it again. */
export async function markCityFee(
  ctx: UserContext,
  {
    mailId,
    position,
    paid,
    askAgainOn,
  }: { mailId: string; position: number; paid?: boolean; askAgainOn?: string | null },
): Promise<void> {
  requirePermission(ctx, 'mail.manage');
  const marked = await ctx.db
    .update(cityFees)
    .set({
      ...(paid === undefined ? {} : { paidAt: paid ? ctx.now : null }),
      ...(askAgainOn === undefined ? {} : { askAgainOn }),
    })
    .where(
      and(
        eq(cityFees.mailId, mailId),
        eq(cityFees.position, position),
        eq(cityFees.companyId, ctx.actor.companyId),
      ),
    )
    .returning({ position: cityFees.position });
  if (marked.length === 0) throw new AppError('not_found', { detail: `no fee ${position} of ${mailId}` });
}

async function claim(ctx: UserContext, mailId: string, set: Partial<typeof cityMails.$inferInsert>) {
  const own = and(eq(cityMails.id, mailId), eq(cityMails.companyId, ctx.actor.companyId));
  const [decided] = await ctx.db
    .update(cityMails)
    .set({ ...set, decidedBy: ctx.actor.userId, decidedAt: ctx.now })
    .where(and(own, inArray(cityMails.state, ['to_confirm', 'noise', 'failed'])))
    .returning();
  if (decided) return decided;
  const [known] = await ctx.db.select({ state: cityMails.state }).from(cityMails).where(own);
  throw known
    ? new AppError('conflict', { detail: `mail ${mailId} is ${known.state}` })
    : new AppError('not_found', { detail: `no mail ${mailId}` });
}

type OwnPermit = Awaited<ReturnType<typeof getOwnPermit>>;

async function getOwnPermit(ctx: UserContext, permitId: number) {
  const [row] = await ctx.db
    .select({
      id: permits.id,
      permitNumber: permits.permitNumber,
      address: permits.address,
      addressNorm: permits.addressNorm,
      city: permits.city,
      state: permits.state,
      checklistType: permits.checklistType,
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(
      and(
        eq(companyPermits.companyId, ctx.actor.companyId),
        eq(companyPermits.permitId, permitId),
        eq(companyPermits.state, 'confirmed'),
      ),
    );
  if (!row) throw new AppError('not_found', { detail: `permit ${permitId} is not this company's` });
  return row;
}

interface StartRound {
  permit: OwnPermit;
  checkId: string | undefined;
  comments: ApplyMail['comments'];
  receivedOn: string;
  dueOn: string | null;
}

async function startRound(
  ctx: UserContext,
  { permit, checkId: given, comments, receivedOn, dueOn }: StartRound,
) {
  const checkId = given ?? (await findCheck(ctx, permit)) ?? (await beginCheck(ctx, permit));
  const { id: roundId } = await addRound(ctx, {
    checkId,
    receivedOn,
    // A day before the letter's own is a slip of reading.
    dueOn: dueOn !== null && dueOn < receivedOn ? null : dueOn,
    reviewer: null,
    carry: false,
  });
  await addComments(ctx, { roundId, comments });
  return { roundId, checkId };
}

/** The check that was last worked on at the permit's address. */
async function findCheck(ctx: UserContext, { addressNorm }: OwnPermit): Promise<string | null> {
  if (addressNorm === null) return null;
  const [check] = await ctx.db
    .select({ id: permitChecks.id })
    .from(permitChecks)
    .where(
      and(
        eq(permitChecks.companyId, ctx.actor.companyId),
        eq(permitChecks.addressNorm, addressNorm),
        isNull(permitChecks.archivedAt),
      ),
    )
    .orderBy(desc(permitChecks.updatedAt))
    .limit(1);
  return check?.id ?? null;
}

/** A permit without a check gets one, so that its comments can be answered. */
async function beginCheck(ctx: UserContext, permit: OwnPermit): Promise<string> {
  const state = STATE_CODES.find((code) => code === permit.state);
  if (!state) throw new AppError('invalid_input', { fields: { checkId: 'required' } });
  const { id } = await createCheck(ctx, {
    permitType: typeOf(permit.checklistType),
    place: { city: permit.city, county: null, state: state satisfies StateCode },
    name: (permit.address ?? permit.permitNumber).slice(0, 120),
    answers: {},
  });
  if (permit.address) await updateCheck(ctx, { checkId: id, stated: { address: permit.address } });
  return id;
}

function typeOf(known: string | null): PermitTypeId {
  return PERMIT_TYPE_IDS.find((id) => id === known) ?? PERMIT_TYPE_IDS[0];
}
