import type { PgDatabase } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { withDeadline } from './deadline';
import { isNamed } from './named';
import * as schema from './schema';

/** A connection or a transaction on it; domain functions accept either. */
export type Database = PgDatabase<PostgresJsQueryResultHKT, typeof schema>;

export interface DatabaseConnection {
  db: Database;
  sql: postgres.Sql;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** Connections of this process. */
  max?: number;
  /** The embedded database has a single session, so further connections gain nothing. */
  embedded?: boolean;
  /** For whom somebody waits: a statement that takes longer fails, even where the server says nothing. */
  answerWithinMs?: number;
}

/** The server stops a statement by itself before we give it up, so that its connection is of use again. */
const SERVER_SHARE = 0.9;
/** Nobody's request takes that long; a transaction of a process that froze holds its locks no longer. */
const IDLE_IN_TRANSACTION_MS = 60_000;

export function connect(url: string, options: ConnectOptions = {}): DatabaseConnection {
  const { answerWithinMs } = options;
  const sql = postgres(url, {
    ...socketFile(url),
    max: options.max ?? (options.embedded ? 4 : 10),
    // Statements: drizzle sends unnamed statements, which are planned each time and need a second round trip
    // for their types, unless marked `named`; those of the `sql` tag are named. Both are safe with the
    // embedded database, whose server isolates clients.
    idle_timeout: 30,
    connect_timeout: answerWithinMs === undefined ? 15 : answerWithinMs / 1_000,
    onnotice: () => {},
    // JIT compilation costs more than any of our statements, and is triggered by unreliable estimates.
    connection: {
      application_name: 'lintel',
      jit: 'off',
      ...(answerWithinMs === undefined
        ? {}
        : {
            statement_timeout: Math.round(answerWithinMs * SERVER_SHARE),
            idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
          }),
    },
  });
  const client = answerWithinMs === undefined ? sql : withDeadline(sql, answerWithinMs);
  return { db: drizzle(preparing(client), { schema }), sql, close: () => sql.end({ timeout: 5 }) };
}

/** The client for drizzle, which prepares the marked statements. */
function preparing(client: postgres.Sql): postgres.Sql {
  return new Proxy(client, {
    get(target, key, receiver) {
      if (key !== 'unsafe') return Reflect.get(target, key, receiver);
      const unsafe: postgres.Sql['unsafe'] = (query, parameters, options) =>
        target.unsafe(query, parameters, isNamed(query) ? { ...options, prepare: true } : options);
      return unsafe;
    },
  });
}

/** `postgres://user@%2Ffolder:5432/name` means a socket file, as libpq and pg read it; this driver does not. */
function socketFile(url: string): { path: string } | undefined {
  const { hostname, port } = new URL(url);
  return /^%2f/i.test(hostname)
    ? { path: `${decodeURIComponent(hostname)}/.s.PGSQL.${port || '5432'}` }
    : undefined;
}
