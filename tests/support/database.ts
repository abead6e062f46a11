import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { dumpEmbedded, openEmbedded } from '@/db/embedded';
import { prepareDatabase } from '@/lib/platform/queue/prepare';
import { type DatabaseKind, testDatabaseKind } from '@/scripts/test/postgres.mjs';
import { startNativePostgres } from './native-postgres';

/** How tests reach the databases that were set up for their run. */
export interface TestDatabaseAddress {
  kind: DatabaseKind;
  /** Embedded: the migrated database all tests share. Native: the server, on which each worker makes its own. */
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
 * A PostgreSQL of our own in a temporary folder, the server of DATABASE_URL_TEST (databases may be created on it),
 * or, where neither is there, the embedded database.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const native = testDatabaseKind() === 'native';
  return provide(project, native ? await setUpNative(process.env.DATABASE_URL_TEST) : await setUpEmbedded());
}

/** For tests of what differs by driver. */
export async function setUpEmbeddedFor(project: TestProject): Promise<() => Promise<void>> {
  return provide(project, await setUpEmbedded());
}

interface Prepared {
  address: TestDatabaseAddress;
  stop(): Promise<void>;
}

function provide(project: TestProject, { address, stop }: Prepared): () => Promise<void> {
  project.provide('database', address);
  return stop;
}

async function setUpEmbedded(): Promise<Prepared> {
  const folder = await mkdtemp(join(tmpdir(), 'lintel-test-'));
  const template = join(folder, 'migrated.tar');
  const dump = await dumpEmbedded(prepareDatabase);
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
  const url = given ?? server?.url ?? '';
  const template = `${TEMPLATE}_${process.pid}`;
  await administer(url, [`create database ${template}`]);
  await prepareDatabase(databaseUrl(url, template));
  return {
    address: { kind: 'native', url, template },
    async stop() {
      if (server) await server.stop();
      else await dropCopies(url, template);
    },
  };
}

/** The template and every database that workers made of it. */
async function dropCopies(url: string, template: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const made = await sql`select datname from pg_database where datname like ${`${template}%`}`;
    for (const { datname } of made) await sql.unsafe(`drop database "${datname}" (force)`);
  } finally {
    await sql.end({ timeout: 5 });
  }
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
