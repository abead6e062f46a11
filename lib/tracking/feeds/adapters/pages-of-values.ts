import { FeedFailure, type RawRow } from '@/lib/tracking/feeds/types';

/**
 * Rows per request, and the maximum pages for one group of values before the portal's paging is considered
 * broken.
 */
export const VALUES_PAGE = 2000;
const MOST_PAGES = 200;

/** All rows behind a first one, page by page, until `next` says there are no more. */
export async function collectPages<P>(
  start: P,
  fetchPage: (position: P) => Promise<{ rows: RawRow[]; next: P | null }>,
): Promise<RawRow[]> {
  const all: RawRow[] = [];
  let position: P | null = start;
  for (let pages = 0; position !== null; pages++) {
    if (pages === MOST_PAGES) throw new FeedFailure('portal_error', 'the rows of a few values do not end');
    const page: { rows: RawRow[]; next: P | null } = await fetchPage(position);
    for (const row of page.rows) all.push(row);
    position = page.next;
  }
  return all;
}
