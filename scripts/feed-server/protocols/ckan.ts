import type { RawRow } from '@/lib/tracking/feeds/types';
import type { Expression } from '../expression/parse';
import { parseOrder, parseSelect } from '../expression/select';
import { QueryError } from '../expression/tokens';
import { countRows, readTable, type Table } from '../table';
import { answering, countParam, type Reply, type Shape } from './reply';

const MOST_ROWS = 32_000;
const TYPES = { text: 'text', number: 'numeric', date: 'timestamp', date_only: 'text' } as const;

function refusal(status: number, type: string, detail: RawRow): Reply {
  return { status, body: { help: '', success: false, error: { __type: type, ...detail } } };
}

function getFields(table: Table, shape: Shape): { id: string; type: string }[] {
  const names = [...table.columns.keys()].filter((name) => name !== table.idColumn);
  const fields = shape.columns(names).map((id) => ({ id, type: TYPES[table.columns.get(id) ?? 'text'] }));
  return [{ id: table.idColumn, type: 'int' }, ...fields];
}

/** CKAN gives every column of a row, null where there is nothing. */
function record(table: Table, shape: Shape, row: RawRow): RawRow {
  const out: RawRow = { [table.idColumn]: row[table.idColumn] };
  for (const name of shape.columns([...table.columns.keys()])) out[name] = row[name] ?? null;
  for (const [name, value] of Object.entries(row)) if (!table.columns.has(name)) out[name] = value;
  return out;
}

function parseFilters(text: string | null): Expression | undefined {
  if (text === null || text === '') return undefined;
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new QueryError('syntax', 'filters is no object');
  let tree: Expression | undefined;
  for (const [name, wanted] of Object.entries(parsed)) {
    const values: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
    const list = values.map(
      (value): Expression => ({
        kind: 'literal',
        value: typeof value === 'number' || typeof value === 'boolean' ? value : String(value),
      }),
    );
    const one: Expression = { kind: 'in', of: { kind: 'column', name }, list };
    tree = tree === undefined ? one : { kind: 'and', left: tree, right: one };
  }
  return tree;
}

function search(table: Table, params: URLSearchParams, shape: Shape): Reply {
  const where = parseFilters(params.get('filters'));
  const limit = countParam(params, 'limit', 100, MOST_ROWS);
  const offset = countParam(params, 'offset', 0);
  const page = readTable(table, { where, order: parseOrder(params.get('sort') ?? ''), limit, offset });
  const result = {
    include_total: true,
    resource_id: params.get('resource_id'),
    fields: getFields(table, shape),
    records_format: 'objects',
    records: shape.rows(page.rows).map((row) => record(table, shape, row)),
    total: countRows(table, where),
    limit,
    offset,
  };
  return { status: 200, body: { help: '', success: true, result } };
}

function searchSql(table: Table, dataset: string | null, sql: string, shape: Shape): Reply {
  const query = parseSelect(sql);
  if (dataset !== null && query.table !== dataset)
    throw new QueryError('no_such_table', `relation "${query.table}" does not exist`);
  const limit = Math.min(query.limit ?? MOST_ROWS, MOST_ROWS);
  const page = readTable(table, { where: query.where, order: query.order, limit, offset: query.offset });
  const records = shape.rows(page.rows).map((row) => record(table, shape, row));
  const cut = page.more && (query.limit ?? Number.POSITIVE_INFINITY) > MOST_ROWS;
  const result = {
    sql,
    records,
    fields: getFields(table, shape),
    ...(cut ? { records_truncated: true } : {}),
  };
  return { status: 200, body: { help: '', success: true, result } };
}

/** `/api/3/action/<action>`; `dataset` null takes any resource id. */
export function answerCkan(
  table: Table,
  dataset: string | null,
  action: string,
  params: URLSearchParams,
  shape: Shape,
): Reply {
  const sql = params.get('sql') ?? '';
  return answering(
    () => {
      if (action === 'datastore_search_sql') return searchSql(table, dataset, sql, shape);
      if (action !== 'datastore_search')
        return refusal(400, 'Bad request', { message: `Action name not known: ${action}` });
      if (dataset !== null && params.get('resource_id') !== dataset)
        return refusal(404, 'Not Found Error', { message: 'Not found: Resource was not found.' });
      return search(table, params, shape);
    },
    (error) =>
      action === 'datastore_search_sql'
        ? refusal(409, 'Validation Error', {
            query: [`(ProgrammingError) ${error.message}`],
            info: { statement: [sql], orig: [error.message] },
          })
        : refusal(409, 'Validation Error', { query: [error.message] }),
  );
}
