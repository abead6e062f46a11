import { and, count, desc, eq, max, ne } from 'drizzle-orm';
import { companies, notificationSettings, recipients, subscriptions } from '@/db/schema';
import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { requirePermission } from '@/lib/identity/access/permissions';
import { newId } from '@/lib/ids';
import type { Locale } from '@/lib/platform/i18n/locales';
import { entitledTier } from '@/lib/providers/billing/entitled';
import { PLANS, type Plan } from '@/lib/providers/billing/plans';
import { recordConsents } from '@/lib/providers/sms/consents';
import type { ConsentSource } from '@/lib/providers/sms/types';
import { getNotificationSettings } from './queries';
import type { AddRecipient, ChangeRecipient, NotificationSettingsInput, RemoveRecipient } from './schema';

type UserContext = Context<UserActor>;

/** Proof of consent: the wording shown, and the address it came from. */
export interface ConsentProof {
  wording: string;
  locale: Locale;
  ipAddress: string | null;
  source: ConsentSource;
}

/** The company's plan; the smallest without a subscription. */
async function loadPlan(ctx: UserContext): Promise<Plan> {
  const [row] = await ctx.db
    .select({ tier: entitledTier })
    .from(subscriptions)
    .where(eq(subscriptions.companyId, ctx.actor.companyId))
    .limit(1);
  return PLANS[row?.tier ?? 'solo'];
}

/**
 * Serialises changes of a company's notification settings: limits are checked under this lock, and a
 * downgrade waits for it.
 */
function locked<T>(ctx: UserContext, change: (ctx: UserContext) => Promise<T>): Promise<T> {
  return ctx.db.transaction(async (db) => {
    await db
      .select({ id: companies.id })
      .from(companies)
      .where(eq(companies.id, ctx.actor.companyId))
      .for('update');
    return change({ ...ctx, db });
  });
}

/**
 * Saves the settings. Texts require a plan that includes them and consent; each change of consent is
 * recorded.
 */
export async function saveNotificationSettings(
  ctx: UserContext,
  input: NotificationSettingsInput,
  proof: ConsentProof,
): Promise<void> {
  requirePermission(ctx, 'notifications.change');
  const wantsSms = input.methods.includes('sms');
  await locked(ctx, async (inside) => {
    if (wantsSms && !(await loadPlan(inside)).sms)
      throw new AppError('plan_required', { fields: { methods: 'smsPlan' } });
    if (wantsSms && !input.smsConsent)
      throw new AppError('invalid_input', { fields: { smsConsent: 'smsConsent' } });
    const before = await getNotificationSettings(inside);
    const consent = wantsSms && input.smsConsent;
    if (consent !== before.smsConsent) {
      await recordConsents(inside, [{ companyId: ctx.actor.companyId, given: consent, ...proof }]);
    }
    const { methods, urgency, digestHour } = input;
    const row = { methods, urgency, ...(digestHour === undefined ? {} : { digestHour }), updatedAt: ctx.now };
    await inside.db
      .insert(notificationSettings)
      .values({ companyId: ctx.actor.companyId, ...row })
      .onConflictDoUpdate({ target: notificationSettings.companyId, set: row });
  });
}

/** Adds a recipient within the plan's limit. */
export async function addRecipient(ctx: UserContext, input: AddRecipient): Promise<{ id: string }> {
  requirePermission(ctx, 'notifications.change');
  return locked(ctx, async (inside) => {
    const plan = await loadPlan(inside);
    const settings = await getNotificationSettings(inside);
    const reachesBySms = settings.methods.includes('sms') && settings.smsConsent && plan.sms;
    if (settings.methods.includes('email') && !input.email) refuse('email', 'emailRequired');
    if (reachesBySms && !input.phone) refuse('phone', 'phoneRequired');
    const [state] = await inside.db
      .select({ held: count(), last: max(recipients.position) })
      .from(recipients)
      .where(eq(recipients.companyId, ctx.actor.companyId));
    if ((state?.held ?? 0) >= plan.recipients)
      throw new AppError('plan_required', { fields: { name: 'limit' } });
    if (input.email) await refuseDouble(inside, input.email);
    const id = newId('recipient');
    const position = state?.last === null || state?.last === undefined ? 0 : state.last + 1;
    await inside.db
      .insert(recipients)
      .values({ id, companyId: ctx.actor.companyId, position, createdAt: ctx.now, ...input });
    return { id };
  });
}

function refuse(field: string, reason: string): never {
  throw new AppError('invalid_input', { fields: { [field]: reason } });
}

async function refuseDouble(ctx: UserContext, email: string): Promise<void> {
  const [same] = await ctx.db
    .select({ id: recipients.id })
    .from(recipients)
    .where(and(eq(recipients.companyId, ctx.actor.companyId), eq(recipients.email, email)))
    .orderBy(desc(recipients.position))
    .limit(1);
  if (same) throw new AppError('already_exists', { fields: { email: 'emailTaken' } });
}

/** Removes a recipient; the primary one cannot be removed. */
export async function removeRecipient(ctx: UserContext, { recipientId }: RemoveRecipient): Promise<void> {
  requirePermission(ctx, 'notifications.change');
  const removed = await ctx.db
    .delete(recipients)
    .where(
      and(
        eq(recipients.companyId, ctx.actor.companyId),
        eq(recipients.id, recipientId),
        ne(recipients.position, 0),
      ),
    )
    .returning({ id: recipients.id });
  if (removed.length === 0)
    throw new AppError('not_found', { detail: `recipient ${recipientId} cannot be removed` });
}

/**
 * Changes a recipient's overrides of the company's settings. An unsubscribed recipient is re-subscribed only
 * with explicit confirmation that they asked for it.
 */
export async function changeRecipient(ctx: UserContext, input: ChangeRecipient): Promise<void> {
  requirePermission(ctx, 'notifications.change');
  const { recipientId, resubscribe, ...wanted } = input;
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const set = { ...given, ...(resubscribe ? { unsubscribedAt: null } : {}) };
  const own = and(eq(recipients.companyId, ctx.actor.companyId), eq(recipients.id, recipientId));
  const changed =
    Object.keys(set).length > 0
      ? await ctx.db.update(recipients).set(set).where(own).returning({ id: recipients.id })
      : await ctx.db.select({ id: recipients.id }).from(recipients).where(own);
  if (changed.length === 0) throw new AppError('not_found', { detail: `recipient ${recipientId}` });
}
