import type { RawRow } from '@/lib/tracking/feeds/types';
import { countParam, type Reply } from './reply';

/** A request to a permit system: the path behind its address, and what came with it. */
export interface SystemRequest {
  method: string;
  path: string;
  params: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: string;
}

/** A record as `GET /v4/records/{ids}` gives it with everything expanded. */
export interface AccelaRecord extends RawRow {
  id: string;
  customId: string;
  module: string;
  openedDate: string;
  statusDate?: string;
}

const EXPANDED = [
  'addresses',
  'parcels',
  'professionals',
  'contacts',
  'owners',
  'customForms',
  'customTables',
];
const RANGES = ['openedDate', 'assignedDate', 'completedDate', 'statusDate', 'closedDate'];
const MOST = 1000;
const DEFAULT = 25;

function refusal(status: number, code: string, message: string): Reply {
  return { status, body: { status, code, message, traceId: '261123-000000000' } };
}

/**
 * Accela Construct API v4 of one agency, as its reference describes it: records are listed by offset and limit, without
 * what only a request by ids expands. https://developer.accela.com/docs/api_reference/api-records.html
 */
export function answerAccela(
  { agency, records }: { agency: string; records: readonly AccelaRecord[] },
  { method, path, params, headers }: SystemRequest,
): Reply {
  if (!headers['x-accela-appid']) return refusal(401, 'no_token', 'Access token or app id is required.');
  if (!headers['x-accela-environment'])
    return refusal(400, 'bad_request', 'x-accela-environment is required.');
  if (headers['x-accela-agency'] !== agency)
    return refusal(400, 'invalid_agency', 'The agency is not known.');
  if (method !== 'GET') return refusal(405, 'method_not_allowed', 'The method is not allowed.');
  const byIds = /^\/v4\/records\/([^/]+)$/.exec(path)?.[1]?.split(',');
  if (byIds)
    return give(
      byIds.flatMap((id) => records.filter((record) => record.id === id)),
      params,
    );
  if (path !== '/v4/records') return refusal(404, 'not_found', 'The resource is not found.');
  const found = records.filter((record) => matches(record, params));
  const offset = countParam(params, 'offset', 0);
  const limit = countParam(params, 'limit', DEFAULT, MOST);
  const rows = found.slice(offset, offset + limit).map((record) => expand(record, []));
  const page = { offset, limit, hasmore: offset + limit < found.length };
  return { status: 200, body: rows.length === 0 ? { status: 200 } : { status: 200, result: rows, page } };
}

function give(found: AccelaRecord[], params: URLSearchParams): Reply {
  if (found.length === 0) return refusal(404, 'not_found', 'The record is not found.');
  const asked = params.get('expand')?.split(',') ?? [];
  return { status: 200, body: { status: 200, result: found.map((record) => expand(record, asked)) } };
}

function expand(record: AccelaRecord, asked: string[]): RawRow {
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => !EXPANDED.includes(name) || asked.includes(name)),
  );
}

function matches(record: AccelaRecord, params: URLSearchParams): boolean {
  const equal = (name: 'module' | 'customId') => {
    const asked = params.get(name);
    return asked === null || record[name] === asked;
  };
  return equal('module') && equal('customId') && RANGES.every((name) => inRange(record, name, params));
}

/** Days compare as text; a record without the date lies in no range. */
function inRange(record: AccelaRecord, name: string, params: URLSearchParams): boolean {
  const from = params.get(`${name}From`);
  const to = params.get(`${name}To`);
  const value = record[name];
  const day = typeof value === 'string' ? value.slice(0, 10) : null;
  return (from === null || (day !== null && day >= from)) && (to === null || (day !== null && day <= to));
}
