import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Platform, RawRow } from '@/lib/tracking/feeds/types';
import { compareForSort, resolveAmong } from './expression/evaluate';
import { describeLayer, queryLayer } from './protocols/arcgis';
import { answerCarto } from './protocols/carto';
import { answerCkan } from './protocols/ckan';
import { AS_IT_IS, type Reply } from './protocols/reply';
import { answerSocrata, describeSocrata } from './protocols/socrata';
import type { ColumnKind, SortedList, Table } from './table';

const ID_COLUMNS: Record<Platform, string> = {
  socrata: ':id',
  arcgis: 'OBJECTID',
  ckan: '_id',
  carto: 'cartodb_id',
  accela: 'id',
  energov: 'CaseId',
  opengov: 'id',
};

/** The platform a file's name speaks of; undefined for files that are no recording. */
export function platformOfFile(name: string): Platform | undefined {
  const match = /\.(socrata|arcgis|ckan|carto)\./.exec(name)?.[1];
  if (match === 'socrata' || match === 'arcgis' || match === 'ckan' || match === 'carto') return match;
  return name.endsWith('.csv') ? 'socrata' : undefined;
}

/** A heading of an export as Socrata derives the API's name from it: `PERMIT#` becomes `permit_`. */
export function apiName(heading: string): string {
  const name = heading.trim();
  return name.startsWith(':') ? name : name.toLowerCase().replace(/[^a-z0-9]+/g, '_') || '_';
}

function isObject(value: unknown): value is RawRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rows of a CSV export under the names `nameOf` gives its headings, usually the API's; empty cells are absent. */
export function rowsOfCsv(text: string, nameOf: (heading: string) => string = apiName): RawRow[] {
  const lines: unknown = parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true });
  if (!Array.isArray(lines)) return [];
  const [headings, ...records]: unknown[] = lines;
  const taken = new Map<string, number>();
  const names = (Array.isArray(headings) ? headings : []).map((heading) => {
    const name = nameOf(String(heading));
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}_${count}`;
  });
  return records.map((record) => {
    const row: RawRow = {};
    if (Array.isArray(record))
      for (const [i, cell] of record.entries()) {
        const name = names[i];
        if (name !== undefined && String(cell) !== '') row[name] = String(cell);
      }
    return row;
  });
}

/** Rows of a recorded body: a list, one row, or a whole answer of the platform. */
export function rowsOfBody(body: unknown): RawRow[] {
  if (Array.isArray(body)) return body.filter(isObject);
  if (!isObject(body)) return [];
  if (Array.isArray(body.features)) return body.features.filter(isObject).map(rowOfFeature);
  if (isObject(body.attributes)) return [rowOfFeature(body)];
  if (isObject(body.result) && Array.isArray(body.result.records))
    return body.result.records.filter(isObject);
  if (Array.isArray(body.rows)) return body.rows.filter(isObject);
  return [body];
}

function rowOfFeature(feature: RawRow): RawRow {
  const attributes = isObject(feature.attributes) ? feature.attributes : {};
  return feature.geometry === undefined ? attributes : { ...attributes, geometry: feature.geometry };
}

class RecordedTable implements Table {
  readonly columns = new Map<string, ColumnKind>();
  readonly idColumn: string;
  readonly version: string;
  readonly changedAt: Date;
  readonly resolve;
  readonly #rows: RawRow[];

  constructor(platform: Platform, rows: RawRow[], changedAt: Date) {
    this.changedAt = changedAt;
    this.version = String(changedAt.getTime());
    const own = Object.keys(rows[0] ?? {}).find((name) => /^(objectid|fid|_id|cartodb_id)$/i.test(name));
    this.idColumn = platform === 'socrata' ? ':id' : (own ?? ID_COLUMNS[platform]);
    const stamp = changedAt.toISOString();
    this.#rows = rows.map((row, i) => this.#numbered(platform, row, i, stamp));
    this.#rows.sort((a, b) => compareForSort(a[this.idColumn], b[this.idColumn]));
    for (const row of this.#rows)
      for (const [name, value] of Object.entries(row))
        if (name !== this.idColumn && !name.startsWith(':'))
          this.columns.set(name, typeof value === 'number' ? 'number' : 'text');
    this.resolve = resolveAmong([...this.columns.keys(), this.idColumn, ':updated_at', ':created_at']);
  }

  #numbered(platform: Platform, row: RawRow, i: number, stamp: string): RawRow {
    if (platform !== 'socrata') return { [this.idColumn]: i + 1, ...row };
    const id = `row-${String(i + 1).padStart(8, '0')}`;
    return { ':id': id, ':created_at': stamp, ':updated_at': stamp, ...row };
  }

  sorted(): SortedList {
    const rows = this.#rows;
    return { length: rows.length, at: (position) => rows[position] ?? {}, seek: () => 0 };
  }
}

/** A folder of recorded rows and bodies, each file a source of its own. */
export class RecordedFolder {
  readonly #files = new Map<string, string>();
  readonly #tables = new Map<string, Table>();

  constructor(folder: string) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && platformOfFile(entry.name) !== undefined && /\.(csv|json)$/.test(entry.name))
        this.#files.set(entry.name, join(entry.parentPath, entry.name));
    }
  }

  names(): string[] {
    return [...this.#files.keys()].sort();
  }

  /** Answers `/recorded/<name><below>`; undefined where there is no such file. */
  answer(name: string, below: string, params: URLSearchParams): Reply | undefined {
    const file = this.#files.get(name);
    const platform = platformOfFile(name);
    if (file === undefined || platform === undefined) return undefined;
    if (platform === 'ckan') {
      const body: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (isObject(body) && body.success === false) return { status: 409, body };
    }
    const table = this.#getTable(file, platform);
    if (platform === 'socrata')
      return below.startsWith('/api/views/')
        ? describeSocrata(table, AS_IT_IS)
        : answerSocrata(table, params, AS_IT_IS);
    if (platform === 'ckan') return answerCkan(table, null, basename(below), params, AS_IT_IS);
    if (platform === 'carto') return answerCarto(table, null, params, AS_IT_IS);
    return below.endsWith('/query')
      ? queryLayer(table, params, 2000, AS_IT_IS)
      : describeLayer(table, name, 2000, AS_IT_IS);
  }

  #getTable(file: string, platform: Platform): Table {
    let table = this.#tables.get(file);
    if (table === undefined) {
      const text = readFileSync(file, 'utf8');
      const rows = file.endsWith('.csv') ? rowsOfCsv(text) : rowsOfBody(JSON.parse(text));
      table = new RecordedTable(platform, rows, statSync(file).mtime);
      this.#tables.set(file, table);
    }
    return table;
  }
}
