import type { Context, UserActor } from '@/lib/context';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { cellsOf, RowReading } from './read-row';
import type { RowOutcome, RowProblem } from './types';

/** The importer with the language texts that a list leaves open are put in. */
export type TakerContext = Context<UserActor> & { locale: Locale };

export type TakenRow =
  | { outcome: Exclude<RowOutcome, 'rejected' | 'taken_back' | 'kept'>; subject: string }
  | { outcome: 'rejected'; problem: RowProblem };

export type Undone = 'taken_back' | 'kept';

/** How the rows of one kind are read, taken in and taken back; each batch in the transaction that says how far it is. */
export interface Taken<Row> {
  read: (cells: ReturnType<typeof cellsOf>) => RowReading<Row>;
  take: (ctx: TakerContext, rows: readonly Row[]) => Promise<TakenRow[]>;
  undo: (ctx: TakerContext, rows: readonly { outcome: RowOutcome; subject: string }[]) => Promise<Undone[]>;
}
