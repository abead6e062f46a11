import { sql } from 'drizzle-orm';
import { permits } from '@/db/schema';

/** The negation of `isOver` in SQL; must equal the predicate of the partial index `permits_unfinished`. */
export const notOver = sql`${permits.statusBucket} not in ('finaled', 'expired', 'stopped')`;
