import { type Refusal, refusal } from '@/lib/identity/access/permissions';
import type { Permission, Role } from '@/lib/identity/access/types';
import type { Route, RouteKey } from '@/lib/platform/i18n/routes';
import type { Tier } from '@/lib/providers/billing/types';
import type { Answer } from './site';

// What must be answered, by the tables.

export function requirePermission(key: RouteKey, { permission }: Route): Permission {
  if (!permission) throw new Error(`${key} is guarded and names no permission.`);
  return permission;
}

/** Why a role may not, by THE table; a subcontractor and an admin hold no role in a company. */
export function getRefusal(permission: Permission, role: Role, tier: Tier | null): Refusal | null {
  return refusal(permission, { role, tier: role === 'subcontractor' || role === 'admin' ? null : tier });
}

/** The page an answer sends its reader to: by a header, or inside a page that had begun. */
export function leadsTo({ location, text }: Answer): string | null {
  const [, begun] = /NEXT_REDIRECT;\w+;([^;]+);/.exec(text) ?? [];
  const to = location ?? begun;
  return to === undefined ? null : new URL(to, 'http://site').pathname;
}
