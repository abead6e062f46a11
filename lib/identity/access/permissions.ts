import type { Context, UserActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import type { Tier } from '@/lib/providers/billing/types';
import { TIERS } from '@/lib/providers/billing/types';
import type { Permission, Role } from './types';

interface Rule {
  roles: readonly Role[];
  /** The smallest plan that opens it; none for what every company may. */
  tier?: Tier;
}

const COMPANY = ['owner', 'manager', 'member', 'viewer'] as const satisfies readonly Role[];
const EDITORS = ['owner', 'manager', 'member'] as const satisfies readonly Role[];
const LEADERS = ['owner', 'manager'] as const satisfies readonly Role[];

/**
 * The permission table: pages, actions and API calls each name a permission; gates look it up here. Without a plan a
 * company reads what is its own and runs checklists: whatever else costs us names the smallest plan.
 */
export const RULES: Readonly<Record<Permission, Rule>> = {
  'account.own': { roles: [...COMPANY, 'subcontractor', 'admin'] },
  'permits.read': { roles: COMPANY },
  'permits.search': { roles: COMPANY, tier: 'solo' },
  'permits.change': { roles: EDITORS, tier: 'solo' },
  'projects.read': { roles: COMPANY },
  'projects.change': { roles: EDITORS, tier: 'solo' },
  'checklists.run': { roles: COMPANY },
  'checks.read': { roles: COMPANY },
  'checks.change': { roles: EDITORS },
  'notifications.read': { roles: COMPANY },
  'notifications.change': { roles: EDITORS },
  'team.read': { roles: COMPANY, tier: 'team' },
  'team.manage': { roles: LEADERS, tier: 'team' },
  'subcontractors.read': { roles: COMPANY, tier: 'team' },
  'subcontractors.manage': { roles: LEADERS, tier: 'team' },
  'billing.read': { roles: ['owner'] },
  'billing.manage': { roles: ['owner'] },
  'compliance.read': { roles: COMPANY, tier: 'professional' },
  'compliance.manage': { roles: EDITORS, tier: 'professional' },
  'mail.read': { roles: COMPANY },
  'mail.manage': { roles: EDITORS, tier: 'solo' },
  'fees.read': { roles: COMPANY },
  'fees.change': { roles: EDITORS, tier: 'solo' },
  'insights.read': { roles: COMPANY, tier: 'professional' },
  'insights.executive': { roles: LEADERS, tier: 'enterprise' },
  'permits.bulk': { roles: EDITORS, tier: 'professional' },
  'prospects.read': { roles: COMPANY, tier: 'professional' },
  'prospects.change': { roles: EDITORS, tier: 'professional' },
  'branding.manage': { roles: LEADERS, tier: 'professional' },
  'workflows.manage': { roles: LEADERS, tier: 'professional' },
  'company.manage': { roles: LEADERS },
  'connections.manage': { roles: LEADERS, tier: 'team' },
  'settings.advanced': { roles: LEADERS, tier: 'enterprise' },
  // Whoever is locked out of everything else has to be able to ask why.
  'support.use': { roles: COMPANY },
  'portal.read': { roles: ['subcontractor'] },
  admin: { roles: ['admin'] },
};

export type Refusal = { code: 'forbidden' } | { code: 'plan_required'; tier: Tier };

/** Why a role and plan lack a permission; null when they have it. */
export function refusal(permission: Permission, who: { role: Role; tier: Tier | null }): Refusal | null {
  const rule = RULES[permission];
  if (!rule.roles.includes(who.role)) return { code: 'forbidden' };
  if (rule.tier === undefined || reaches(who.tier, rule.tier)) return null;
  return { code: 'plan_required', tier: rule.tier };
}

function reaches(tier: Tier | null, needed: Tier): boolean {
  return tier !== null && TIERS.indexOf(tier) >= TIERS.indexOf(needed);
}

/** Whether to show an option; the gate enforces it. */
export function mayUse(permission: Permission, who: { role: Role; tier: Tier | null }): boolean {
  return refusal(permission, who) === null;
}

/** Throws unless permitted, before anything is read or written. */
export function requirePermission(ctx: Context<UserActor>, permission: Permission): void {
  const refused = refusal(permission, ctx.actor);
  if (!refused) return;
  throw new AppError(refused.code, {
    detail: `${permission} as ${ctx.actor.role}`,
    ...('tier' in refused ? { tier: refused.tier } : {}),
  });
}
