import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { dataExportParts } from '@/db/schema';
import { exportKey } from '@/lib/checking/files/keys';
import { scratchFile } from '@/lib/checking/files/scratch';
import type { FileStore } from '@/lib/checking/files/types';
import type { Context } from '@/lib/context';
import { spreadsheetCsv } from '@/lib/platform/csv/spreadsheet';
import { type ExportedRow, exportedColumns, readRows } from './rows';
import type { Source } from './sources';

interface PackInput {
  exportId: string;
  source: Source;
  files: FileStore;
}

/** Writes the rows of one source as JSON and as CSV into the store and notes both; the number of rows. */
export async function packSource(ctx: Context, { exportId, source, files }: PackInput): Promise<number> {
  const columns = exportedColumns(source.table);
  const json = await part();
  const csv = await part();
  let rows = 0;
  try {
    await json.write('[');
    await csv.write(`﻿${line(columns)}`);
    for await (const page of readRows(ctx, source.table, source.where)) {
      for (const row of page) {
        await json.write(`${rows === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`);
        await csv.write(line(columns.map((column) => cell(row, column))));
        rows += 1;
      }
    }
    await json.write('\n]\n');
    const made = [
      { name: `data/${source.name}.json`, ...(await json.end()) },
      { name: `data/${source.name}.csv`, ...(await csv.end()) },
    ];
    for (const { hash, path } of made)
      await files.put(exportKey(exportId, hash), { path, contentType: 'application/octet-stream' });
    await ctx.db
      .insert(dataExportParts)
      .values(made.map(({ name, hash, bytes }) => ({ exportId, name, hash, bytes, rows })))
      .onConflictDoNothing();
    return rows;
  } finally {
    await json.release();
    await csv.release();
  }
}

function line(cells: readonly string[]): string {
  return spreadsheetCsv([cells], { bom: false });
}

function cell(row: ExportedRow, column: string): string {
  const value = row[column];
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const BUFFERED = 256 * 1024;

/** A file of this machine that is written in pieces, measured and digested on the way. */
async function part() {
  const { path, release } = scratchFile();
  const file = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let bytes = 0;
  let waiting = '';
  const flush = async () => {
    const piece = Buffer.from(waiting);
    waiting = '';
    hash.update(piece);
    bytes += piece.byteLength;
    await file.write(piece);
  };
  return {
    async write(text: string) {
      waiting += text;
      if (waiting.length > BUFFERED) await flush();
    },
    async end() {
      await flush();
      await file.close();
      return { path, hash: hash.digest('hex'), bytes };
    },
    async release() {
      await file.close().catch(() => {});
      await release();
    },
  };
}
