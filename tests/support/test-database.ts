import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { inject } from 'vitest';
import { connect, type Database, type DatabaseConnection } from '@/db/client';
import { openEmbedded } from '@/db/embedded';
import { administer, databaseUrl } from './database';

let shared: DatabaseConnection | undefined;

/** The migrated, empty database that this worker's tests share: leave nothing in it (`rolledBack`). */
export function testDatabase(): DatabaseConnection {
  const { url, kind } = inject('database');
  shared ??= connect(kind === 'embedded' ? url : workerDatabase(), {
    embedded: kind === 'embedded',
    max: 4,
  });
  return shared;
}

/** Made by `tests/support/worker-database.ts` before a file's first test. */
function workerDatabase(): string {
  const { url, template } = inject('database');
  return databaseUrl(url, workerDatabaseName(template));
}

/** Two workers never share one, so that no test waits for, or sees, another's rows. */
export function workerDatabaseName(template: string): string {
  return `${template}_worker_${process.env.VITEST_POOL_ID}`;
}

class RolledBack extends Error {}

/** Runs a test in a transaction of the shared database and undoes it. */
export async function rolledBack(test: (db: Database) => Promise<void>): Promise<void> {
  try {
    await testDatabase().db.transaction(async (tx) => {
      await test(tx);
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

export interface FreshDatabase extends DatabaseConnection {
  url: string;
  embedded: boolean;
}

/** A migrated database of the test's own, for what has to commit or to be seen by a second connection. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { kind, url: sharedUrl, template } = inject('database');
  if (kind === 'embedded') {
    const database = await openEmbedded({ from: new Blob([await readFile(template)]) });
    const connection = connect(database.url, { embedded: true });
    return fresh(connection, database.url, true, () => database.close());
  }
  const name = `${template}_fresh_${randomBytes(6).toString('hex')}`;
  await administer(sharedUrl, [`create database ${name} template ${template}`]);
  const url = databaseUrl(sharedUrl, name);
  return fresh(connect(url), url, false, () => administer(sharedUrl, [`drop database ${name} (force)`]));
}

function fresh(
  connection: DatabaseConnection,
  url: string,
  embedded: boolean,
  drop: () => Promise<void>,
): FreshDatabase {
  const close = async () => {
    await connection.close();
    await drop();
  };
  return { ...connection, url, embedded, close };
}
