import type { RawRow } from '@/lib/tracking/feeds/types';
import { AS_IT_IS, type Shape } from './protocols/reply';

export const FAULTS = [
  'http_500',
  'http_429',
  'html',
  'half_json',
  'arcgis_error',
  'renamed_column',
  'missing_column',
  'impossible_date',
  'huge_row',
  'duplicate_key',
  'empty_body',
  'empty_list',
  'hang',
  'drop',
] as const;
export type Fault = (typeof FAULTS)[number];

/** These change rows, so a request for a layer's description does not use them up. */
const ROW_FAULTS: ReadonlySet<Fault> = new Set<Fault>([
  'impossible_date',
  'huge_row',
  'duplicate_key',
  'empty_list',
]);

/** The faults waiting for a city's next requests. */
export class FaultQueue {
  #waiting: { kind: Fault; times: number }[] = [];

  set(kind: Fault, times: number): void {
    this.#waiting.push({ kind, times });
  }

  clear(): void {
    this.#waiting = [];
  }

  /** The fault for this request, if any; counts it. */
  take(asksForRows: boolean): Fault | undefined {
    const first = this.#waiting[0];
    if (first === undefined || (ROW_FAULTS.has(first.kind) && !asksForRows)) return undefined;
    first.times -= 1;
    if (first.times <= 0) this.#waiting.shift();
    return first.kind;
  }
}

const HUGE = 10 * 1024 * 1024;

function onFirst(rows: RawRow[], change: (row: RawRow) => RawRow): RawRow[] {
  return rows.map((row, i) => (i === 0 ? change(row) : row));
}

function onColumn(column: string, name: string | null): Shape {
  return {
    columns: (names) => names.flatMap((one) => (one === column ? (name === null ? [] : [name]) : [one])),
    rows: (rows) =>
      rows.map((row) => {
        const { [column]: value, ...rest } = row;
        return name === null || value === undefined ? rest : { ...rest, [name]: value };
      }),
  };
}

function impossible(value: unknown): unknown {
  if (typeof value === 'number') return 100_000_000_000_000_000;
  return typeof value === 'string' ? value.replace(/^\d{4}-\d{2}-\d{2}/, '2026-02-31') : value;
}

/** What a fault does to the columns and rows of an answer; `column` is the one to lose, `dates` those that hold dates. */
export function getShape(
  fault: Fault | undefined,
  column: string,
  dates: ReadonlySet<string>,
  text: string,
): Shape {
  switch (fault) {
    case 'renamed_column':
      return onColumn(column, `${column}_new`);
    case 'missing_column':
      return onColumn(column, null);
    case 'impossible_date':
      return {
        ...AS_IT_IS,
        rows: (rows) =>
          onFirst(rows, (row) =>
            Object.fromEntries(
              Object.entries(row).map(([name, v]) => [name, dates.has(name) ? impossible(v) : v]),
            ),
          ),
      };
    case 'huge_row':
      return { ...AS_IT_IS, rows: (rows) => onFirst(rows, (row) => ({ ...row, [text]: 'x'.repeat(HUGE) })) };
    case 'duplicate_key':
      return { ...AS_IT_IS, rows: (rows) => rows.flatMap((row, i) => (i === 0 ? [row, row] : [row])) };
    case 'empty_list':
      return { ...AS_IT_IS, rows: () => [] };
    default:
      return AS_IT_IS;
  }
}
