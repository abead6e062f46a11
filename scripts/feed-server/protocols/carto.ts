import type { RawRow } from '@/lib/tracking/feeds/types';
import { compile } from '../expression/evaluate';
import { parseSelect, type SelectItem } from '../expression/select';
import { QueryError } from '../expression/tokens';
import { readTable, type Table } from '../table';
import { answering, type Reply, type Shape } from './reply';

const TYPES = { text: 'string', number: 'number', date: 'date', date_only: 'date' } as const;

/** A point as PostGIS writes it: EWKB in hex, WGS84. */
function wellKnownBinary(point: unknown): unknown {
  if (!Array.isArray(point)) return point ?? null;
  const [x, y]: unknown[] = point;
  const bytes = Buffer.alloc(25);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(0x20000001, 1);
  bytes.writeUInt32LE(4326, 5);
  bytes.writeDoubleLE(Number(x), 9);
  bytes.writeDoubleLE(Number(y), 17);
  return bytes.toString('hex').toUpperCase();
}

function projection(
  table: Table,
  items: SelectItem[],
  shape: Shape,
): { names: string[]; project: (row: RawRow) => RawRow } {
  const kept = shape.columns([...table.columns.keys()]);
  const all = [...new Set([table.idColumn, ...kept])];
  const parts = items.map(({ of, as }) => {
    if (of === '*') return { all: true as const };
    const name =
      as ?? (of.kind === 'column' ? of.name : of.kind === 'call' ? of.name.toLowerCase() : '?column?');
    return { all: false as const, name, value: compile(of, table.resolve) };
  });
  const names = parts.flatMap((part) => (part.all ? all : [part.name]));
  const project = (row: RawRow) => {
    const out: RawRow = {};
    for (const part of parts) {
      if (!part.all) out[part.name] = part.value(row);
      else {
        for (const name of all)
          out[name] = name === 'the_geom' ? wellKnownBinary(row[name]) : (row[name] ?? null);
        for (const [name, value] of Object.entries(row)) if (!table.columns.has(name)) out[name] = value;
      }
    }
    return out;
  };
  return { names, project };
}

/** `/api/v2/sql?q=…`; `dataset` null takes any table name. */
export function answerCarto(
  table: Table,
  dataset: string | null,
  params: URLSearchParams,
  shape: Shape,
): Reply {
  return answering(
    () => {
      const query = parseSelect(params.get('q') ?? '');
      if (dataset !== null && query.table !== dataset)
        throw new QueryError('no_such_table', `relation "${query.table}" does not exist`);
      const { names, project } = projection(table, query.items, shape);
      const page = readTable(table, {
        where: query.where,
        order: query.order,
        limit: query.limit ?? Number.MAX_SAFE_INTEGER,
        offset: query.offset,
      });
      const rows = shape.rows(page.rows).map(project);
      const fields = Object.fromEntries(
        names.map((name) => [
          name,
          { type: name === table.idColumn ? 'number' : TYPES[table.columns.get(name) ?? 'text'] },
        ]),
      );
      return { status: 200, body: { rows, time: 0.012, fields, total_rows: rows.length } };
    },
    (error) => ({ status: 400, body: { error: [error.message] } }),
  );
}
