import { resolve } from 'node:path';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { connect } from './client';

/** An arbitrary advisory lock id shared by all migrating processes. */
const MIGRATION_LOCK = 5_120_640_001;

/** Applies pending migrations; safe when several processes do so concurrently. */
export async function migrateDatabase(url: string): Promise<void> {
  const connection = connect(url, { max: 1 });
  try {
    // One connection, so that the lock and the migrations share a session; it is released with the session.
    await connection.sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(connection.db, { migrationsFolder: resolve('db/migrations') });
    await connection.sql`select pg_advisory_unlock(${MIGRATION_LOCK})`;
  } finally {
    await connection.close();
  }
}
