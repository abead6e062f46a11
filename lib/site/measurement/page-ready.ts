/** The mark's name. */
export const PAGE_READY = 'page-ready';

/** Notes that the page has all it fetches by itself, its scripts included, which come after it is painted. */
export function markPageReady(): void {
  performance.mark(PAGE_READY);
}

/** Until when what is fetched is the page's own weight: the first mark, which later ones do not move. */
export function pageReadyAt({ loadEventEnd }: Pick<PerformanceNavigationTiming, 'loadEventEnd'>): number {
  const [first] = performance.getEntriesByName(PAGE_READY, 'mark');
  return Math.max(loadEventEnd, first?.startTime ?? 0);
}
