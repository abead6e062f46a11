import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Context } from '@/lib/context';

/**
 * One process at a time works on a row of a table, for a limited time. A claim writes a new token into the row and the
 * time until which it is held; the holder extends that time while it works. When the time runs out, anybody may claim
 * the row. Every later write of a holder names its token, so that one whose lease ran out cannot write over whoever
 * came after it.
 *
 * The lease knows no table. The owner of a table makes one by `leaseOf` and keeps it in its own folder; what is due,
 * in which order, and what success and failure mean, the owner passes in.
 */
export interface Lease<T extends PgTable> {
  readonly table: T;
  readonly names: LeaseColumns<T>;
  readonly key: PgColumn;
  readonly token: PgColumn;
  readonly until: PgColumn;
  readonly attempts: PgColumn | null;
}

type ColumnName<T extends PgTable> = keyof T['_']['columns'] & string;

/** The columns of a lease, by their names in the schema. */
export interface LeaseColumns<T extends PgTable> {
  /** The table's primary key. */
  key: ColumnName<T>;
  /** Text: whose the row is; null where nobody's. */
  token: ColumnName<T>;
  /** The end of the lease; after a failure, the time before which nobody may claim the row. */
  until: ColumnName<T>;
  /** Counted up by each claim, so that a crash counts too; for owners that give up after some. */
  attempts?: ColumnName<T>;
}

/** A row and the token by which it is held. */
export interface Holding {
  key: string;
  token: string;
}

export interface Claimed<T extends PgTable> extends Holding {
  /** As the claim left it. */
  row: T['$inferSelect'];
}

type LeaseContext = Pick<Context, 'db' | 'now'>;
type Values<T extends PgTable> = PgUpdateSetSource<T>;

export function leaseOf<T extends PgTable>(table: T, names: LeaseColumns<T>): Lease<T> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const column = (name: string): PgColumn => {
    const found = columns[name];
    if (!found) throw new Error(`the table of a lease has no column ${name}`);
    return found;
  };
  return {
    table,
    names,
    key: column(names.key),
    token: column(names.token),
    until: column(names.until),
    attempts: names.attempts === undefined ? null : column(names.attempts),
  };
}

/** Nobody holds the row, or whoever did has let its time run out. */
export function isFree<T extends PgTable>({ until }: Lease<T>, now: Date): SQL | undefined {
  return or(isNull(until), lt(until, now));
}

/** Its holder has let its time run out: a crash, most often. */
export function isLapsed<T extends PgTable>({ token, until }: Lease<T>, now: Date): SQL {
  return sql`(${token} is not null and ${lt(until, now)})`;
}

/** The row is still held by this token: the condition of every write that a holder makes. */
export function isHeldBy<T extends PgTable>({ key, token }: Lease<T>, held: Holding): SQL | undefined {
  return and(eq(key, held.key), eq(token, held.token));
}

export interface ClaimOptions<T extends PgTable> {
  forMs: number;
  /** Which rows there is something to do for. */
  due?: SQL | undefined;
  /** Written with the claim. */
  set?: Values<T>;
}

/** Claims free rows that are due, in the order given. Rows that another transaction has locked are passed over. */
export async function claim<T extends PgTable>(
  ctx: LeaseContext,
  lease: Lease<T>,
  { due, order, limit, ...options }: ClaimOptions<T> & { order: SQL | PgColumn; limit: number },
): Promise<Claimed<T>[]> {
  const free = ctx.db
    .select({ key: lease.key })
    .from(lease.table as PgTable)
    .where(and(isFree(lease, ctx.now), due))
    .orderBy(order)
    .limit(limit)
    .for('update', { skipLocked: true });
  // As an array it is asked once: joined, it could be asked for each row, and lock more than the limit.
  return take(ctx, lease, sql`${lease.key} = any(array(${free}))`, options);
}

/**
 * Claims one row; null where somebody holds it or it is not due. Waits for a transaction that has it locked.
 * @param takeOver also takes it from who holds it now
 */
export async function claimRow<T extends PgTable>(
  ctx: LeaseContext,
  lease: Lease<T>,
  { key, due, takeOver = false, ...options }: ClaimOptions<T> & { key: string; takeOver?: boolean },
): Promise<Claimed<T> | null> {
  const free = takeOver ? undefined : isFree(lease, ctx.now);
  const [claimed] = await take(ctx, lease, and(eq(lease.key, key), free, due), options);
  return claimed ?? null;
}

async function take<T extends PgTable>(
  ctx: LeaseContext,
  lease: Lease<T>,
  which: SQL | undefined,
  { forMs, set }: Pick<ClaimOptions<T>, 'forMs' | 'set'>,
): Promise<Claimed<T>[]> {
  const { names, attempts } = lease;
  const token = randomUUID();
  const rows = await update(ctx, lease, which, {
    ...set,
    [names.token]: token,
    [names.until]: new Date(ctx.now.getTime() + forMs),
    ...(names.attempts === undefined ? {} : { [names.attempts]: sql`${attempts} + 1` }),
  });
  return rows.map((row) => ({ key: String(row[names.key]), token, row }));
}

/** The holder's sign of life; false where the row is no longer its own. */
export async function extend<T extends PgTable>(
  ctx: LeaseContext,
  lease: Lease<T>,
  held: Holding,
  { forMs, due }: { forMs: number; due?: SQL | undefined },
): Promise<boolean> {
  const until = new Date(ctx.now.getTime() + forMs);
  const rows = await update(ctx, lease, and(isHeldBy(lease, held), due), { [lease.names.until]: until });
  return rows.length > 0;
}

export interface ReleaseOptions<T extends PgTable> {
  /** Written with the release: what came of the work, or when it is due again. */
  set?: Values<T>;
  /** Nobody may claim the row before; the wait after a failure, see `retryWait`. */
  notBefore?: Date;
  /** The claim counts as no attempt: the holder was asked to stop. */
  uncounted?: boolean;
  due?: SQL | undefined;
}

/** Ends the lease with what came of it; false where the row was no longer the holder's, and nothing is written. */
export async function release<T extends PgTable>(
  ctx: LeaseContext,
  lease: Lease<T>,
  held: Holding,
  { set, notBefore, uncounted, due }: ReleaseOptions<T> = {},
): Promise<boolean> {
  const { names, attempts } = lease;
  const rows = await update(ctx, lease, and(isHeldBy(lease, held), due), {
    ...(uncounted && names.attempts !== undefined ? { [names.attempts]: sql`${attempts} - 1` } : {}),
    ...set,
    ...freed(lease),
    ...(notBefore === undefined ? {} : { [names.until]: notBefore }),
  });
  return rows.length > 0;
}

/** The columns of a row in nobody's hands, for a statement of the owner that ends or takes away the work itself. */
export function freed<T extends PgTable>({ names }: Lease<T>): Record<string, null> {
  return { [names.token]: null, [names.until]: null };
}

/** Extends a lease three times in its length, one beat at a time, until the answer is called. */
export function keepAlive(forMs: number, beat: () => Promise<boolean>, onLost: () => void): () => void {
  let isBeating = false;
  const timer = setInterval(() => {
    // The row may be locked for a while by the holder itself: one beat that waits for it is enough.
    if (isBeating) return;
    isBeating = true;
    beat()
      .then((isHeld) => {
        if (!isHeld) onLost();
      })
      // One that fails is made good by the next.
      .catch(() => {})
      .finally(() => {
        isBeating = false;
      });
  }, forMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}

async function update<T extends PgTable>(
  { db }: LeaseContext,
  { table }: Lease<T>,
  which: SQL | undefined,
  values: Record<string, unknown>,
): Promise<Record<string, unknown>[]> {
  return db
    .update(table as PgTable)
    .set(values)
    .where(which)
    .returning();
}
