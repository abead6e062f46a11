import type { Permission } from '@/lib/identity/access/types';
import type { Account } from '@/lib/identity/accounts/types';
import type { RouteKey } from '@/lib/platform/i18n/routes';

/** The home page of an account: the back office, the dashboard or the portal; null where none applies. */
export function getHomePage(account: Account): RouteKey | null {
  if (account.user.isAdmin) return '/admin';
  if (account.company) return '/dashboard';
  return account.hasPortal ? '/subcontractor-portal' : null;
}

/**
 * Where somebody is sent who may not see a page: their own home, or the sign-in page, which tells who belongs nowhere.
 * Null where their home would lead back to the page.
 */
export function getWayOut(account: Account, permission: Permission): RouteKey | null {
  const home = getHomePage(account);
  return permission === 'permits.read' && home === '/dashboard' ? null : (home ?? '/login');
}
