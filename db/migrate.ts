import { resolve } from 'node:path';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import { connect } from './client';

/** Any number, the same for everybody who migrates. */
const MIGRATION_LOCK = 5_120_640_001;

/** Applies the migrations that are missing; several processes may do so at once. */
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
