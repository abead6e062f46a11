import { sql } from 'drizzle-orm';
import { permits } from '@/db/schema';

/** The SQL of `isOver`, the other way round; word for word as the index `permits_unfinished` has it. */
export const notOver = sql`${permits.statusBucket} not in ('finaled', 'expired', 'stopped')`;
