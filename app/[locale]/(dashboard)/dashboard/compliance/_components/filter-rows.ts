import type { MatrixRow } from '@/lib/company/compliance/queries';

export const FILTERS = ['all', 'gaps', 'soon'] as const;
export type Filter = (typeof FILTERS)[number];

export function isShown({ standing }: MatrixRow, filter: Filter): boolean {
  if (filter === 'gaps') return standing.gaps.length > 0;
  if (filter === 'soon') return standing.cells.some(({ state, required }) => required && state === 'soon');
  return true;
}
