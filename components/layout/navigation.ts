import {
  Bell,
  Binoculars,
  Building2,
  CalendarDays,
  ChartColumn,
  ChartNoAxesCombined,
  CreditCard,
  FileText,
  Gift,
  Hammer,
  HardHat,
  Layers,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Palette,
  Plug,
  Receipt,
  ScanSearch,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Sun,
  UserCog,
  UserLock,
  Users,
  Workflow,
} from 'lucide-react';
import { RULES } from '@/lib/identity/access/permissions';
import type { Role } from '@/lib/identity/access/types';
import { isPlanned, type Route, type RouteKey, routes } from '@/lib/platform/i18n/routes';

export interface NavPage {
  to: RouteKey;
  /** Its name: the key below `common.nav.pages`. */
  text: string;
  icon: LucideIcon;
  /** `G`, then this letter, goes there. */
  letter?: string;
  /** Further pages that belong to it; those whose address lies below its own do anyway. */
  pages?: readonly RouteKey[];
}

export interface NavGroup {
  /** The key below `common.nav.groups`; the first group has no name. */
  text: string | null;
  pages: readonly NavPage[];
}

/**
 * THE navigation: the side of a desk, the drawer, the command palette's pages and the keys `G …` derive from it. A
 * page that is planned or closed to the reader's role is left out by itself.
 */
export const NAVIGATION: readonly NavGroup[] = [
  {
    text: null,
    pages: [{ to: '/dashboard', text: 'today', icon: Sun, letter: 't', pages: ['/dashboard/changes'] }],
  },
  {
    text: 'work',
    pages: [
      { to: '/dashboard/jobs', text: 'jobs', icon: Hammer, letter: 'j' },
      { to: '/dashboard/permits', text: 'permits', icon: FileText, letter: 'p' },
      { to: '/dashboard/permit-checklist', text: 'checks', icon: ScanSearch, letter: 'k' },
      { to: '/dashboard/calendar', text: 'calendar', icon: CalendarDays, letter: 'c' },
      { to: '/dashboard/tasks', text: 'tasks', icon: ListChecks },
      { to: '/dashboard/fees', text: 'fees', icon: Receipt, letter: 'f' },
      { to: '/dashboard/bulk-operations', text: 'bulk', icon: Layers },
    ],
  },
  {
    text: 'company',
    pages: [
      { to: '/dashboard/team', text: 'team', icon: Users },
      { to: '/dashboard/subcontractors', text: 'subcontractors', icon: HardHat },
      { to: '/dashboard/compliance', text: 'compliance', icon: ShieldCheck },
      { to: '/dashboard/workflows', text: 'workflows', icon: Workflow },
    ],
  },
  {
    text: 'insight',
    pages: [
      { to: '/dashboard/predictive-insights', text: 'timing', icon: ChartNoAxesCombined },
      { to: '/dashboard/advanced-analytics', text: 'analytics', icon: ChartColumn },
      { to: '/dashboard/executive-analytics', text: 'executive', icon: ChartColumn },
      { to: '/dashboard/prospect-monitoring', text: 'leads', icon: Binoculars },
    ],
  },
];

/** What is set up once: named at the foot, its pages stand there while one of them is open. */
export const SETTINGS: readonly NavPage[] = [
  { to: '/dashboard/settings', text: 'account', icon: UserCog },
  { to: '/dashboard/company', text: 'profile', icon: Building2 },
  { to: '/dashboard/notifications', text: 'notifications', icon: Bell },
  { to: '/dashboard/branding', text: 'branding', icon: Palette },
  { to: '/dashboard/zapier', text: 'connections', icon: Plug },
  { to: '/dashboard/advanced-settings', text: 'advanced', icon: SlidersHorizontal },
  {
    to: '/dashboard/subscription',
    text: 'subscription',
    icon: CreditCard,
    pages: ['/dashboard/purchase-checks'],
  },
  { to: '/dashboard/referrals', text: 'referrals', icon: Gift },
  { to: '/dashboard/settings/privacy', text: 'privacy', icon: UserLock },
];

export const SETTINGS_ENTRY: NavPage = { to: '/dashboard/settings', text: 'settings', icon: Settings };
export const SUPPORT_ENTRY: NavPage = { to: '/dashboard/support', text: 'support', icon: LifeBuoy };

/** The bar at the foot of a phone, on both sides of the camera; the last place is the drawer's. */
export const PHONE_BAR: readonly NavPage[] = [
  { to: '/dashboard', text: 'changes', icon: Sun, pages: ['/dashboard/changes'] },
  { to: '/dashboard/jobs', text: 'jobs', icon: Hammer },
  { to: '/dashboard/permits', text: 'permits', icon: FileText },
];

/** Whether the page is there and open to the role; one that a larger plan opens is offered, and says so itself. */
export function isOffered({ to }: NavPage, role: Role): boolean {
  const { permission }: Route = routes[to];
  if (isPlanned(to)) return false;
  return permission === undefined || RULES[permission].roles.includes(role);
}

/** A page below an entry belongs to it, unless another entry names it; the home has only the pages it names. */
export function isCurrent({ to, pages }: NavPage, current: RouteKey): boolean {
  if (to === current || pages?.includes(current)) return true;
  if (to === '/dashboard' || !current.startsWith(`${to}/`)) return false;
  return !SETTINGS.some((other) => other.to === current);
}
