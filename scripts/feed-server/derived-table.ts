import type { RawRow } from '@/lib/tracking/feeds/types';
import { resolveAmong } from './expression/evaluate';
import type { ColumnKind, SortedList, Table } from './table';

/** A table made of another: contacts or inspections of a city's permits. Made anew when the other has changed. */
export class DerivedTable implements Table {
  readonly columns: Map<string, ColumnKind>;
  readonly idColumn: string;
  readonly resolve;
  readonly #of: Table;
  readonly #make: () => RawRow[];
  #rows: RawRow[] = [];
  #madeAt: string | undefined;

  /** `make` gives rows in the order of `idColumn`. */
  constructor(of: Table, columns: Map<string, ColumnKind>, make: () => RawRow[]) {
    this.#of = of;
    this.#make = make;
    this.columns = columns;
    this.idColumn = of.idColumn;
    this.resolve = resolveAmong([...columns.keys(), this.idColumn, ':updated_at', ':created_at']);
  }

  get version(): string {
    return this.#of.version;
  }

  get changedAt(): Date {
    return this.#of.changedAt;
  }

  sorted(): SortedList {
    const { version } = this.#of;
    if (version !== this.#madeAt) {
      this.#rows = this.#make();
      this.#madeAt = version;
    }
    const rows = this.#rows;
    return { length: rows.length, at: (position) => rows[position] ?? {}, seek: () => 0 };
  }
}

interface Whole extends Table {
  sorted(column: 'updated_at' | 'id', part?: (row: number) => boolean): SortedList;
}

/** One of a table's parts: every permit lies in one of them. */
export class PartTable implements Table {
  readonly columns: Map<string, ColumnKind>;
  readonly idColumn: string;
  readonly resolve;
  readonly #whole: Whole;
  readonly #belongs: (row: number) => boolean;

  constructor(whole: Whole, belongs: (row: number) => boolean) {
    this.#whole = whole;
    this.#belongs = belongs;
    this.columns = whole.columns;
    this.idColumn = whole.idColumn;
    this.resolve = whole.resolve;
  }

  get version(): string {
    return this.#whole.version;
  }

  get changedAt(): Date {
    return this.#whole.changedAt;
  }

  sorted(column: 'updated_at' | 'id'): SortedList {
    return this.#whole.sorted(column, this.#belongs);
  }
}
