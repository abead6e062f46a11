/** A page somebody stayed on, as its tab was called. */
export interface RecentPlace {
  href: string;
  title: string;
}

const MOST = 5;
export const RECENT_PREFIX = 'places:';

/** One list for each person in each company: browsers are shared. */
export function recentKey(userId: string, companyId: string): string {
  return `${RECENT_PREFIX}${userId}:${companyId}`;
}

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { href, title } = value as Partial<RecentPlace>;
  return typeof href === 'string' && href.startsWith('/') && typeof title === 'string';
}

export function readRecent(key: string): RecentPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace).slice(0, MOST + 1) : [];
  } catch {
    return [];
  }
}

/** One more than is shown is kept, because where somebody is already is left out. */
export function rememberPlace(key: string, place: RecentPlace): void {
  const others = readRecent(key).filter(({ href }) => href !== place.href);
  try {
    localStorage.setItem(key, JSON.stringify([place, ...others].slice(0, MOST + 1)));
  } catch {
    // Storage may be full or forbidden: the list is a convenience.
  }
}

export function recentElsewhere(key: string, here: string): RecentPlace[] {
  return readRecent(key)
    .filter(({ href }) => href !== here)
    .slice(0, MOST);
}
