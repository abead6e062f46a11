import { sql } from 'drizzle-orm';
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** An instant, UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().default(sql`now()`);
export const updatedAt = () => instant('updated_at').notNull().default(sql`now()`);

/** US cents; safe integers only, which reaches ninety trillion dollars. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** A full-text column for a GIN index; used in SQL only, never selected. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
