import { FeedFailure } from '@/lib/feeds/types';

/**
 * Fetches a page and, where its body is over the size limit, tries again with half the rows, down to one:
 * a few enormous rows must not hide the ordinary ones beside them.
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
