import type { ClientPermit } from '@/lib/company/client-links/view';

export type Headline = 'none' | 'done' | 'blocked' | 'company' | 'review' | 'building';

/** What a client asks first: is something in the way, who has it now, or is it being built. */
export function headline(permits: readonly ClientPermit[]): { key: Headline; count: number } {
  const of = (...buckets: ClientPermit['statusBucket'][]) =>
    permits.filter(({ statusBucket }) => buckets.includes(statusBucket)).length;
  if (permits.length === 0) return { key: 'none', count: 0 };
  const blocked = of('on_hold', 'expired', 'stopped');
  if (blocked > 0) return { key: 'blocked', count: blocked };
  const company = of('action_required', 'ready_to_issue');
  if (company > 0) return { key: 'company', count: company };
  const review = of('pending', 'unknown');
  if (review > 0) return { key: 'review', count: review };
  return of('issued') > 0 ? { key: 'building', count: of('issued') } : { key: 'done', count: permits.length };
}
