import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';

/** The permits held, in COPY's own text form, ready to be sent again: no row is encoded while the clock runs. */
export async function copyOut(sql: postgres.Sql): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  for await (const part of await sql`copy permits to stdout`.readable()) parts.push(Buffer.from(part));
  // Large pieces, as a good COPY client would send.
  const all = Buffer.concat(parts);
  const pieces: Buffer[] = [];
  for (let start = 0; start < all.length; start += 64 * 1024) pieces.push(all.subarray(start, start + 64 * 1024));
  return pieces;
}

/** Milliseconds of one COPY, commit included, into an empty table with the same columns and indexes. */
export async function copyIn(sql: postgres.Sql, pieces: Buffer[]): Promise<number> {
  await sql`drop table if exists copy_target`;
  await sql`create table copy_target (like permits including all)`;
  await sql`checkpoint`;
  const start = performance.now();
  await pipeline(Readable.from(pieces), await sql`copy copy_target from stdin`.writable());
  const ms = performance.now() - start;
  await sql`drop table copy_target`;
  return ms;
}
