import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { inquiries, privacyCases, users } from '@/db/schema';
import type { AdminActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { PRIVACY_REQUESTS } from '@/lib/site/inquiries/types';
import { type LegalClock, legalClock, nextDuty, type PrivacyRequestKind } from './legal-clock';
import type { CaseOutcome } from './types';

type AdminContext = Context<AdminActor>;

export interface PrivacyCase {
  id: string;
  kind: PrivacyRequestKind;
  name: string;
  email: string;
  state: string | null;
  message: string;
  locale: 'en' | 'es';
  receivedAt: Date;
  confirmedAt: Date | null;
  extendedAt: Date | null;
  extensionReason: string | null;
  closedAt: Date | null;
  outcome: CaseOutcome | null;
  note: string | null;
  clock: LegalClock;
  due: ReturnType<typeof nextDuty>;
  /** Whether somebody signs in with this address. */
  hasAccount: boolean;
}

const rows = (ctx: Context) =>
  ctx.db
    .select({ inquiry: inquiries, done: privacyCases, userId: users.id })
    .from(inquiries)
    .leftJoin(privacyCases, eq(privacyCases.inquiryId, inquiries.id))
    .leftJoin(users, eq(users.email, sql`lower(${inquiries.email})`));

type Row = Awaited<ReturnType<typeof rows>>[number];

function toCase(ctx: Context, { inquiry, done, userId }: Row): PrivacyCase {
  const kind = PRIVACY_REQUESTS.find((known) => known === inquiry.details.request) ?? 'other';
  const extendedAt = done?.extendedAt ?? null;
  const confirmedAt = done?.confirmedAt ?? null;
  const clock = legalClock({ receivedAt: inquiry.createdAt, kind, extendedAt });
  return {
    id: inquiry.id,
    kind,
    name: inquiry.name,
    email: inquiry.email,
    state: inquiry.details.state ?? null,
    message: inquiry.message,
    locale: inquiry.locale,
    receivedAt: inquiry.createdAt,
    confirmedAt,
    extendedAt,
    extensionReason: done?.extensionReason ?? null,
    closedAt: done?.closedAt ?? null,
    outcome: done?.outcome ?? null,
    note: done?.note ?? null,
    clock,
    due: nextDuty(clock, { confirmedAt, now: ctx.now }),
    hasAccount: userId !== null,
  };
}

const isRequest = eq(inquiries.kind, 'privacy');
const LIMIT = 200;

/** Privacy requests of the public form: open ones by what is due first, closed ones the newest first. */
export async function listCases(ctx: Context, { closed = false } = {}): Promise<PrivacyCase[]> {
  const found = await rows(ctx)
    .where(and(isRequest, closed ? isNotNull(privacyCases.closedAt) : isNull(privacyCases.closedAt)))
    .orderBy(closed ? desc(privacyCases.closedAt) : asc(inquiries.createdAt))
    .limit(LIMIT);
  const cases = found.map((row) => toCase(ctx, row));
  return closed ? cases : cases.sort((a, b) => a.due.days - b.due.days || a.id.localeCompare(b.id));
}

export async function getCase(ctx: AdminContext, { caseId }: { caseId: string }): Promise<PrivacyCase> {
  const [row] = await rows(ctx).where(and(isRequest, eq(inquiries.id, caseId)));
  if (!row) throw new AppError('not_found', { detail: `case ${caseId}` });
  return toCase(ctx, row);
}

export type CaseStep =
  | { step: 'confirm' }
  | { step: 'extend'; reason: string }
  | { step: 'close'; outcome: CaseOutcome; note: string };

/**
 * Notes what was done. The answer itself goes by mail from the mailbox of support; here stands that it did, which the
 * law wants logged. Throws `conflict` for a step that the case has behind it.
 */
export async function takeCaseStep(
  ctx: AdminContext,
  { caseId, ...step }: { caseId: string } & CaseStep,
): Promise<PrivacyCase> {
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await tx
      .insert(privacyCases)
      .values({ inquiryId: (await getCase(within, { caseId })).id })
      .onConflictDoNothing();
    const [changed] = await tx
      .update(privacyCases)
      .set({ ...changeOf(ctx, step), assigneeId: ctx.actor.userId })
      .where(and(eq(privacyCases.inquiryId, caseId), isNull(privacyCases.closedAt), notYet(step)))
      .returning({ id: privacyCases.inquiryId });
    if (!changed) throw new AppError('conflict', { detail: `${step.step} of ${caseId}` });
    await recordAudit(within, {
      action: 'privacy_case.changed',
      subject: caseId,
      details: { step: step.step },
    });
  });
  return getCase(ctx, { caseId });
}

function changeOf({ now }: Context, step: CaseStep) {
  switch (step.step) {
    case 'confirm':
      return { confirmedAt: now };
    case 'extend':
      return { extendedAt: now, extensionReason: step.reason, remindedAt: null };
    case 'close':
      return { closedAt: now, outcome: step.outcome, note: step.note };
  }
}

function notYet(step: CaseStep) {
  if (step.step === 'confirm') return isNull(privacyCases.confirmedAt);
  return step.step === 'extend' ? isNull(privacyCases.extendedAt) : undefined;
}
