import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { dumpEmbedded, openEmbedded } from '@/db/embedded';
import { migrateDatabase } from '@/db/migrate';
import { startNativePostgres } from './native-postgres';

/** How tests reach the database that was set up for their run. */
export interface TestDatabaseAddress {
  kind: 'embedded' | 'native';
  /** The migrated database all tests share. */
  url: string;
  /** What an own database starts from: a dumped cluster's file (embedded) or a database's name (native). */
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    database: TestDatabaseAddress;
  }
}

const TEMPLATE = 'lintel_template';

/**
 * The embedded database unless LINTEL_TEST_DATABASE is `native` (a PostgreSQL of our own in a temporary
 * folder) or DATABASE_URL_TEST names a server on which databases may be created.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL_TEST;
  const native = given !== undefined || process.env.LINTEL_TEST_DATABASE === 'native';
  const { address, stop } = native ? await setUpNative(given) : await setUpEmbedded();
  project.provide('database', address);
  return stop;
}

interface Prepared {
  address: TestDatabaseAddress;
  stop(): Promise<void>;
}

async function setUpEmbedded(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-test-'));
  const template = join(folder, 'migrated.tar');
  const dump = await dumpEmbedded(migrateDatabase);
  await writeFile(template, Buffer.from(await dump.arrayBuffer()));
  const database = await openEmbedded({ from: dump });
  return {
    address: { kind: 'embedded', url: database.url, template },
    async stop() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function setUpNative(given: string | undefined): Promise<Prepared> {
  const server = given === undefined ? await startNativePostgres({ settings: { fsync: 'off' } }) : undefined;
  const admin = given ?? server?.url ?? '';
  const shared = `lintel_test_${process.pid}`;
  const template = `${TEMPLATE}_${process.pid}`;
  await administer(admin, [`create database ${template}`]);
  await migrateDatabase(databaseUrl(admin, template));
  await administer(admin, [`create database ${shared} template ${template}`]);
  return {
    address: { kind: 'native', url: databaseUrl(admin, shared), template },
    async stop() {
      if (server) await server.stop();
      else await administer(admin, [`drop database ${shared} (force)`, `drop database ${template} (force)`]);
    },
  };
}

export async function administer(url: string, statements: string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    for (const statement of statements) await sql.unsafe(statement);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

/** The same server, another database. */
export function databaseUrl(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
