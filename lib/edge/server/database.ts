import 'server-only';
import { connect, type DatabaseConnection } from '@/db/client';
import { env } from '@/lib/env';

const store: { connection?: DatabaseConnection } = globalThis as { connection?: DatabaseConnection };

/** The web process's one pool, opened on first use and kept across hot reloads. */
export function database(): DatabaseConnection {
  store.connection ??= connect(env().DATABASE_URL, { embedded: env().DATABASE_EMBEDDED });
  return store.connection;
}
