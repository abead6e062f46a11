import { FeedFailure } from '@/lib/tracking/feeds/types';

/**
 * Fetches a page. If its body exceeds the size limit, retries with half the rows, down to one, so that a few
 * huge rows do not block the others.
 */
export async function withShrinkingPage<T>(
  pageSize: number,
  fetchPage: (size: number) => Promise<T>,
): Promise<{ size: number; page: T }> {
  for (let size = pageSize; ; size = Math.ceil(size / 2)) {
    try {
      return { size, page: await fetchPage(size) };
    } catch (error) {
      if (!(error instanceof FeedFailure) || error.code !== 'too_large' || size === 1) throw error;
    }
  }
}
