import { feedRecord } from '@/lib/feeds/records/all';

/** "Austin, TX" of `austin-tx`; for a city without a feed, read from the slug itself. */
export function cityName(slug: string): string {
  const record = feedRecord(slug);
  if (record) return `${record.city}, ${record.state}`;
  const words = slug.split('-');
  const state = words.pop() ?? '';
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')}, ${state.toUpperCase()}`;
}
