import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import type { PermitChange } from '@/lib/tracking/permits/view';

/** What moved at one address, the newest first. */
export interface ChangeGroup {
  key: string;
  changes: PermitChange[];
  permitIds: number[];
  newest: Date;
}

/** Permits at one address in one city are one place; one without an address stands by itself. */
export function placeKey({ id, address, city, state }: PermitChange['permit']): string {
  const street = normaliseAddress(address);
  return street === null ? `permit ${id}` : `${street}, ${city.toUpperCase()}, ${state}`;
}

/** Changes, newest first, by the place they happened at; the place where something moved last comes first. */
export function groupChanges(changes: readonly PermitChange[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup>();
  for (const change of changes) {
    const key = placeKey(change.permit);
    const group = groups.get(key) ?? { key, changes: [], permitIds: [], newest: change.detectedAt };
    group.changes.push(change);
    if (!group.permitIds.includes(change.permit.id)) group.permitIds.push(change.permit.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
