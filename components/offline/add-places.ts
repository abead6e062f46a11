import { readRecent } from '@/components/commands/recent-places';
import { brand } from '@/lib/brand';
import { resolveRoute } from '@/lib/platform/i18n/routes';
import type { QueuedPlace } from './types';

/** A permit's or a job's page, as a place something can be added to. */
export function placeOf(pathname: string, title: string): QueuedPlace | null {
  const route = resolveRoute(pathname);
  if (!route) return null;
  const key: string = route.key;
  const { id } = route.params;
  if (key === '/dashboard/permits/[id]' && /^\d+$/.test(id ?? '')) return { permitId: Number(id), title };
  if (key === '/dashboard/jobs/[id]' && id) return { projectId: id, title };
  return null;
}

/** Where something is added: what is open, then the last places somebody was at. */
export function addPlaces(recentKey: string): QueuedPlace[] {
  const here = placeOf(window.location.pathname, document.title.replace(` · ${brand.name}`, ''));
  const others = readRecent(recentKey).map(({ href, title }) => placeOf(href, title));
  const seen = new Set<string>();
  return [here, ...others].filter((place): place is QueuedPlace => {
    const key = place ? `${place.projectId} ${place.permitId}` : '';
    if (!place || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
