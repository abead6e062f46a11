import type postgres from 'postgres';

/**
 * Writes the permits held to a file of the server's, in COPY's own form: while the clock runs nothing is encoded,
 * sent or received, so the yardstick is the fastest COPY there is.
 */
export async function copyOut(sql: postgres.Sql): Promise<string> {
  const [row] = await sql<{ data_directory: string }[]>`show data_directory`;
  const file = `${row?.data_directory}/bench-permits.copy`;
  await sql.unsafe(`copy permits to '${file}'`);
  return file;
}

/** Milliseconds of one COPY, commit included, into an empty table with the same columns and indexes. */
export async function copyIn(sql: postgres.Sql, file: string): Promise<number> {
  await sql`drop table if exists copy_target`;
  await sql`create table copy_target (like permits including all)`;
  await sql`checkpoint`;
  const start = performance.now();
  await sql.unsafe(`copy copy_target from '${file}'`);
  const ms = performance.now() - start;
  await sql`drop table copy_target`;
  return ms;
}
