import type { MemberRole } from '@/lib/context';

/** The roles of a request: company members, a subcontractor in the portal, the back office. */
export type Role = MemberRole | 'subcontractor' | 'admin';
export const ROLES = [
  'owner',
  'manager',
  'member',
  'viewer',
  'subcontractor',
  'admin',
] as const satisfies readonly Role[];

export const PERMISSIONS = [
  /** One's own name, password, second factor, passkeys and devices. */
  'account.own',
  'permits.read',
  'permits.change',
  'checklists.run',
  'checks.read',
  'checks.change',
  'notifications.read',
  'notifications.change',
  'team.read',
  'team.manage',
  'subcontractors.read',
  'subcontractors.manage',
  'billing.read',
  'billing.manage',
  'insights.read',
  'workflows.manage',
  'company.manage',
  'portal.read',
  'admin',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
