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
  /** All permits of the company's cities, its own or not. */
  'permits.search',
  'permits.change',
  'permits.bulk',
  /** Jobs with their tasks, notes, documents and photos. */
  'projects.read',
  'projects.change',
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
  /** Licences, insurance and papers of the company and its subcontractors. */
  'compliance.read',
  'compliance.manage',
  /** Mail of cities that was forwarded. */
  'mail.read',
  'mail.manage',
  'fees.read',
  'fees.change',
  'insights.read',
  'insights.executive',
  'prospects.read',
  'prospects.change',
  'branding.manage',
  'workflows.manage',
  'company.manage',
  /** Programs of others that act for the company. */
  'connections.manage',
  'settings.advanced',
  /** Writing to support, and reading what the company wrote. */
  'support.use',
  'portal.read',
  'admin',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
