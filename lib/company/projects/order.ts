import { isOver } from '@/lib/tracking/permits/is-over';
import type { StatusBucket } from '@/lib/tracking/permits/types';

interface Ordered {
  id: number;
  checklistType: string | null;
  permitType: string | null;
  statusBucket: StatusBucket;
}

/** The trades whose permits cities issue under the building permit. */
const TRADES = new Set([
  'electrical_service',
  'mechanical',
  'plumbing',
  'solar_pv',
  'ev_charger',
  'generator',
]);
const TRADE_WORDS = /\b(electric\w*|plumb\w*|mechanical|hvac|gas|sewer|water)\b/i;
const BUILDING_WORDS = /\bbuilding\b|\bresidential\b|\bcommercial\b/i;

function isTrade({ checklistType, permitType }: Ordered): boolean {
  if (checklistType !== null && TRADES.has(checklistType)) return true;
  return TRADE_WORDS.test(permitType ?? '');
}

function isBuilding(permit: Ordered): boolean {
  if (isTrade(permit)) return false;
  const { checklistType, permitType } = permit;
  return (
    /^(res_|commercial_|adu|change_of_use)/.test(checklistType ?? '') || BUILDING_WORDS.test(permitType ?? '')
  );
}

/**
 * The order in which the permits of a new job are shown: the building permit, its trades, the rest. With `linked` a
 * trade's permit that is not issued is said to wait for the only building permit there is, itself not issued; with two
 * building permits the people say which.
 */
export function orderOfPermits(
  permits: readonly Ordered[],
  { linked }: { linked: boolean },
): { permitId: number; waitsFor: number | null }[] {
  const rank = (permit: Ordered) => (isBuilding(permit) ? 0 : isTrade(permit) ? 1 : 2);
  const sorted = [...permits].sort((a, b) => rank(a) - rank(b) || a.id - b.id);
  const [lead, second] = sorted.filter(isBuilding);
  const isOpen = ({ statusBucket }: Ordered) => !isOver(statusBucket) && statusBucket !== 'issued';
  const waitsFor = linked && lead && !second && isOpen(lead) ? lead.id : null;
  return sorted.map((permit) => ({
    permitId: permit.id,
    waitsFor: isTrade(permit) && isOpen(permit) ? waitsFor : null,
  }));
}
