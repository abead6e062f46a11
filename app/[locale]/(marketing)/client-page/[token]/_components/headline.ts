import type { ClientPermit } from '@/lib/company/client-links/view';
import { BY_STATUS, type Waiting, whyOf } from '@/lib/tracking/permits/waiting';

export type Headline = 'none' | 'done' | 'blocked' | 'company' | 'review' | 'building';

interface Shown extends Pick<ClientPermit, 'statusBucket'> {
  waiting: readonly Waiting[];
}

/** What a client asks first: is something in the way, who has it now, or is it being built. */
export function headline(permits: readonly Shown[]): { key: Headline; count: number } {
  if (permits.length === 0) return { key: 'none', count: 0 };
  const found = permits.map(keyOf);
  const count = (key: Headline) => found.filter((one) => one === key).length;
  for (const key of ['blocked', 'company', 'review', 'building'] as const)
    if (count(key) > 0) return { key, count: count(key) };
  const lapsed = permits.filter(({ statusBucket }) => statusBucket !== 'finaled').length;
  // What stopped over a year ago stands in the way of nothing, and is not done either.
  return lapsed > 0 ? { key: 'blocked', count: lapsed } : { key: 'done', count: permits.length };
}

/** By whom the permit waits for first. */
function keyOf({ statusBucket, waiting: [first] }: Shown): Headline {
  const rule = BY_STATUS[statusBucket];
  // Nothing is known of one that the city lists no more, or by a word that is not ours.
  if (!first)
    return rule?.ends || statusBucket === 'finaled' ? 'done' : rule?.on === 'work' ? 'building' : 'review';
  switch (first.on) {
    case 'applicant':
      return ['hold', 'renewal', 'stopped'].includes(whyOf(first)) ? 'blocked' : 'company';
    case 'inspector':
    case 'work':
      return 'building';
    default:
      return 'review';
  }
}
