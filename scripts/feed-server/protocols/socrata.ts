import type { RawRow } from '@/lib/tracking/feeds/types';
import { compile } from '../expression/evaluate';
import { parseExpression } from '../expression/parse';
import { parseOrder, parseSelectList } from '../expression/select';
import type { QueryError } from '../expression/tokens';
import { readTable, type Table } from '../table';
import { answering, countParam, type Reply, type Shape } from './reply';

const MOST_ROWS = 50_000;

function projection(table: Table, select: string): (row: RawRow) => RawRow {
  const items = parseSelectList(select).map(({ of, as }) => {
    if (of === '*') return { all: 'data' as const };
    if (of.kind === 'column' && of.name === ':*') return { all: 'system' as const };
    const name = as ?? (of.kind === 'column' ? of.name : 'expression');
    return {
      name,
      value: compile(of, table.resolve),
      column: of.kind === 'column' ? table.resolve(of.name) : undefined,
    };
  });
  // `:*,*` is the row as it stands.
  if (items.length === 2 && items.every((item) => 'all' in item) && select.includes(':*'))
    return (row) => row;
  return (row) => {
    const out: RawRow = {};
    for (const item of items) {
      if ('all' in item) {
        for (const [name, value] of Object.entries(row))
          if (name.startsWith(':') === (item.all === 'system')) out[name] = value;
      } else {
        const value = item.column === undefined ? item.value(row) : row[item.column];
        if (value !== null && value !== undefined) out[item.name] = value;
      }
    }
    return out;
  };
}

/** Cells without a value are left out; numbers are written as text. */
function asSocrataWrites(row: RawRow): RawRow {
  const out: RawRow = {};
  for (const name of Object.keys(row)) {
    const value = row[name];
    if (value === null || value === undefined) continue;
    out[name] = typeof value === 'number' ? String(value) : value;
  }
  return out;
}

function refusal(error: QueryError): Reply {
  const code = error.kind === 'no_such_column' ? 'query.soql.no-such-column' : 'query.compiler.malformed';
  return { status: 400, body: { code, error: true, message: error.message, data: {} } };
}

/** A resource's `.json` in SoQL: `$select`, `$where`, `$order`, `$limit`, `$offset`. */
export function answerSocrata(table: Table, params: URLSearchParams, shape: Shape): Reply {
  return answering(() => {
    const where = params.get('$where');
    const project = projection(table, params.get('$select') ?? '*');
    const page = readTable(table, {
      where: where === null || where.trim() === '' ? undefined : parseExpression(where),
      order: parseOrder(params.get('$order') ?? ''),
      limit: countParam(params, '$limit', 1000, MOST_ROWS),
      offset: countParam(params, '$offset', 0),
    });
    return { status: 200, body: shape.rows(page.rows.map((row) => asSocrataWrites(project(row)))) };
  }, refusal);
}

/** What `/api/views/<id>.json` says of a dataset. */
export function describeSocrata(table: Table, shape: Shape): Reply {
  const columns = shape.columns([...table.columns.keys()]).map((name) => ({
    fieldName: name,
    dataTypeName: table.columns.get(name) === 'date' ? 'calendar_date' : 'text',
  }));
  return { status: 200, body: { rowsUpdatedAt: Math.floor(table.changedAt.getTime() / 1000), columns } };
}
