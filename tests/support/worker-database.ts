import postgres from 'postgres';
import { inject } from 'vitest';
import { workerDatabaseName } from './test-database';

// Before a file's tests: the worker's own copy of the migrated template, made by the first file that it runs.
const { kind, url, template } = inject('database');
if (kind === 'native') {
  const name = workerDatabaseName(template);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  const [there] = await sql`select 1 from pg_database where datname = ${name}`;
  if (!there) await sql.unsafe(`create database ${name} template ${template}`);
  await sql.end({ timeout: 5 });
}
