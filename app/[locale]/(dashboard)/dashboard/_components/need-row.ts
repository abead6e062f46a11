import type { NeedKind } from '@/lib/company/today/types';
import type { StatusBucket } from '@/lib/tracking/permits/types';

/** One line of what needs the reader, in their own words: the browser only draws it. */
export interface NeedRow {
  key: string;
  mark: string;
  kind: NeedKind;
  status: StatusBucket | null;
  /** The street; a check's or task's name where it has none. */
  place: string;
  /** The kind of work and the city. */
  detail: string;
  /** What to do: "Answer the city's comments". */
  what: string;
  cost: { main: string; sub: string; href?: string | undefined };
  when: { main: string; sub: string; isNear: boolean };
  /** Where the line leads. */
  href: string;
  verb: { text: string; href: string; isOutside: boolean; isCall: boolean };
}
