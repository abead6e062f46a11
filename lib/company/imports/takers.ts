import type { Context, UserActor } from '@/lib/context';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { cellsOf, RowReading } from './read-row';
import type { Filled, RowOutcome, RowProblem } from './types';

/** The importer with the language texts that a list leaves open are put in. */
export type TakerContext = Context<UserActor> & { locale: Locale };

export type TakenRow =
  | {
      outcome: Exclude<RowOutcome, 'rejected' | 'taken_back' | 'kept'>;
      subject: string;
      filled?: Filled | undefined;
    }
  | { outcome: 'rejected'; problem: RowProblem };

export interface ToUndo {
  outcome: RowOutcome;
  subject: string;
  filled: Filled;
}

export type Undone = 'taken_back' | 'kept';

/** How the rows of one kind are read, taken in and taken back; each batch in the transaction that says how far it is. */
export interface Taken<Row> {
  read: (cells: ReturnType<typeof cellsOf>) => RowReading<Row>;
  /** Before anything is taken in: what of rows that can be read has no place among what the company has. */
  check?: (ctx: Context<UserActor>, rows: readonly Row[]) => Promise<(RowProblem | null)[]>;
  take: (ctx: TakerContext, rows: readonly Row[]) => Promise<TakenRow[]>;
  undo: (ctx: TakerContext, rows: readonly ToUndo[]) => Promise<Undone[]>;
}
