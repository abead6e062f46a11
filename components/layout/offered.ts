import type { Role } from '@/lib/identity/access/types';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import {
  isCurrent,
  isOffered,
  NAVIGATION,
  type NavGroup,
  type NavPage,
  SETTINGS,
  SETTINGS_ENTRY,
  SUPPORT_ENTRY,
} from './navigation';

/** What stands beside an entry; one that is `hot` needs the reader, and there is one such figure on a screen. */
export interface NavCount {
  count: number;
  /** What is counted, for whoever cannot see where it stands: "5 need you". */
  label: string;
  hot?: boolean;
}

export type NavCounts = Partial<Record<RouteKey, NavCount>>;

export interface FootEntry {
  page: NavPage;
  /** One of its pages is open, and so they are listed. */
  isOpen: boolean;
  below: readonly NavPage[];
}

/** The navigation as one reader has it. */
export interface OfferedNavigation {
  groups: readonly NavGroup[];
  settings: readonly NavPage[];
  foot: readonly FootEntry[];
}

export function offeredTo(role: Role, current: RouteKey): OfferedNavigation {
  const offered = (page: NavPage) => isOffered(page, role);
  const settings = SETTINGS.filter(offered);
  const isInSettings = settings.some((page) => isCurrent(page, current));
  const foot: FootEntry[] = [
    { page: SETTINGS_ENTRY, isOpen: isInSettings, below: isInSettings ? settings : [] },
    { page: SUPPORT_ENTRY, isOpen: false, below: [] },
  ];
  return {
    groups: NAVIGATION.map(({ text, pages }) => ({ text, pages: pages.filter(offered) })).filter(
      ({ pages }) => pages.length > 0,
    ),
    settings,
    foot: foot.filter(({ page }) => offered(page)),
  };
}
