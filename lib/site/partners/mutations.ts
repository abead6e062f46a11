import { and, eq } from 'drizzle-orm';
import { partnerApplications, users } from '@/db/schema';
import { brand } from '@/lib/brand';
import type { AccountActor, AdminActor, Context } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { fullName } from '@/lib/identity/accounts/full-name';
import { recordAudit } from '@/lib/identity/audit/mutations';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import { newId } from '@/lib/ids';
import { postMail } from '@/lib/providers/mail/post';
import type { MailSettings } from '@/lib/providers/mail/types';
import type { Answer, NewApplication } from './schema';

type AccountContext = Context<AccountActor>;

/**
 * Takes an application: kept, confirmed to the applicant, told to support. One at a time from an account whose address
 * is confirmed, and few in a month.
 * @throws AppError `email_unverified`, `already_exists` while one waits, `rate_limited`
 */
export async function sendApplication(
  ctx: AccountContext,
  { mail, ...given }: NewApplication & { mail: MailSettings },
): Promise<{ id: string }> {
  const { userId } = ctx.actor;
  const applicant = await getApplicant(ctx, userId);
  if (applicant.verifiedAt === null) throw new AppError('email_unverified');
  const waiting = and(eq(partnerApplications.userId, userId), eq(partnerApplications.state, 'received'));
  // Before it is counted: who presses twice has used up one try.
  if ((await ctx.db.$count(partnerApplications, waiting)) > 0) throw new AppError('already_exists');
  await requireAttempt(ctx, THROTTLES.partnerApplication, userId);
  const id = newId('partnerApplication');
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const added = await tx
      .insert(partnerApplications)
      .values({ id, userId, ...given, createdAt: ctx.now })
      .onConflictDoNothing()
      .returning({ id: partnerApplications.id });
    if (added.length === 0) throw new AppError('already_exists');
    const { kind, organisation, locale } = given;
    await postMail(within, {
      ...mail,
      ...{ to: applicant.email, locale, template: 'partnerReceived' },
      props: { name: applicant.firstName, organisation },
    });
    await postMail(within, {
      ...mail,
      ...{ to: brand.supportEmail, locale: 'en', template: 'partnerArrived' },
      props: { kind, organisation, applicant: fullName(applicant) },
      headers: { 'Reply-To': applicant.email },
    });
    await recordAudit(within, { action: 'partner_application.sent', subject: id });
  });
  return { id };
}

/** Takes one's application back while it waits. */
export async function withdrawApplication(
  ctx: AccountContext,
  { application }: { application: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const taken = await tx
      .update(partnerApplications)
      .set({ state: 'withdrawn' })
      .where(
        and(
          eq(partnerApplications.id, application),
          eq(partnerApplications.userId, ctx.actor.userId),
          eq(partnerApplications.state, 'received'),
        ),
      )
      .returning({ id: partnerApplications.id });
    if (taken.length === 0) throw new AppError('not_found', { detail: application });
    await recordAudit({ ...ctx, db: tx }, { action: 'partner_application.withdrawn', subject: application });
  });
}

/**
 * Answers an application, once, by mail in the language it came in.
 * @throws AppError `conflict` for one that was answered or taken back meanwhile
 */
export async function answerApplication(
  ctx: Context<AdminActor>,
  { application, verdict, answer, mail }: Answer & { mail: MailSettings },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const [answered] = await tx
      .update(partnerApplications)
      .set({ state: verdict, answer, answeredAt: ctx.now, answeredBy: ctx.actor.userId })
      .where(and(eq(partnerApplications.id, application), eq(partnerApplications.state, 'received')))
      .returning();
    if (!answered) throw new AppError('conflict', { detail: `${application} does not wait` });
    const applicant = await getApplicant(within, answered.userId);
    await postMail(within, {
      ...mail,
      ...{ to: applicant.email, locale: answered.locale, template: 'partnerAnswered' },
      props: { name: applicant.firstName, organisation: answered.organisation, verdict, answer },
    });
    await recordAudit(within, {
      action: 'partner_application.answered',
      subject: application,
      details: { verdict },
    });
  });
}

async function getApplicant(ctx: Context, userId: string) {
  const [person] = await ctx.db
    .select({
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      verifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) throw new AppError('unauthenticated');
  return person;
}
