import type { RawRow } from '@/lib/tracking/feeds/types';
import { QueryError } from '../expression/tokens';

/** What a portal says before it is written to the wire. */
export interface Reply {
  status: number;
  body: unknown;
}

/** Changes a fault makes to an answer that is otherwise right. */
export interface Shape {
  rows(rows: RawRow[]): RawRow[];
  columns(names: string[]): string[];
}

export const AS_IT_IS: Shape = { rows: (rows) => rows, columns: (names) => names };

/** Runs a reader and puts a query it cannot read into the platform's own words; other errors pass. */
export function answering(run: () => Reply, onQueryError: (error: QueryError) => Reply): Reply {
  try {
    return run();
  } catch (error) {
    if (error instanceof QueryError) return onQueryError(error);
    throw error;
  }
}

/** A whole number among the parameters, within its bounds; what is missing or no number becomes the default. */
export function countParam(
  params: URLSearchParams,
  name: string,
  otherwise: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  const text = params.get(name);
  if (text === null || !/^\d+$/.test(text.trim())) return otherwise;
  return Math.min(Number(text), most);
}
