import type { Channel } from '@/lib/company/notifications/types';
import { PLANS } from '@/lib/providers/billing/plans';
import type { Tier } from '@/lib/providers/billing/types';

interface PlanUsage {
  operatingCities: readonly string[];
  subscriptionTier: Tier;
  notificationSettings: { methods: readonly Channel[]; recipients: readonly unknown[] };
}

const PLAN_EXCESSES = ['cities', 'recipients', 'sms'] as const;
export type PlanExcess = (typeof PLAN_EXCESSES)[number];

/** In what the choices go beyond the chosen plan. */
export function planExcesses(usage: PlanUsage): PlanExcess[] {
  const plan = PLANS[usage.subscriptionTier];
  const beyond: Record<PlanExcess, boolean> = {
    cities: usage.operatingCities.length > plan.cities,
    recipients: usage.notificationSettings.recipients.length > plan.setupRecipients,
    sms: usage.notificationSettings.methods.includes('sms') && !plan.sms,
  };
  return PLAN_EXCESSES.filter((excess) => beyond[excess]);
}

/** What choosing another plan would undo of what is already set up. */
export interface PlanChangeLoss {
  recipientsRemoved: number;
  /** How many of them stay. */
  recipientsKept: number;
  smsDisabled: boolean;
}

/** Null when the new plan takes nothing away. */
export function planChangeLoss(
  tier: Tier,
  settings: PlanUsage['notificationSettings'],
): PlanChangeLoss | null {
  const plan = PLANS[tier];
  const recipientsRemoved = Math.max(0, settings.recipients.length - plan.setupRecipients);
  const smsDisabled = settings.methods.includes('sms') && !plan.sms;
  if (recipientsRemoved === 0 && !smsDisabled) return null;
  return { recipientsRemoved, recipientsKept: plan.setupRecipients, smsDisabled };
}
