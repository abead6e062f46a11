import type { RawRow } from '@/lib/tracking/feeds/types';
import type { SystemRequest } from './accela';
import type { Reply } from './reply';

/** A record's attributes and, where it has one, those of its primary location. */
export interface OpenGovRecord {
  id: string;
  attributes: RawRow;
  location: RawRow | null;
}

const TOKEN = 'sample-token';
const TIMES = ['createdAt', 'updatedAt', 'submittedAt', 'expiresAt'];
const EQUAL = ['number', 'status', 'typeID'];

function refusal(status: number, title: string, detail: string): Reply {
  return { status, body: { errors: [{ status: String(status), title, detail }] } };
}

/** The OAuth2 token of OpenGov's accounts, by client credentials. */
export function answerOpenGovToken({ method, body }: SystemRequest): Reply {
  const form = new URLSearchParams(body);
  const isRight =
    method === 'POST' &&
    form.get('grant_type') === 'client_credentials' &&
    form.get('audience') === 'viewpointcloud.com/api/production' &&
    form.get('client_id') !== null &&
    form.get('client_secret') !== null;
  return isRight
    ? { status: 200, body: { access_token: TOKEN, token_type: 'Bearer', expires_in: 86_400 } }
    : { status: 401, body: { error: 'access_denied', error_description: 'Unauthorized' } };
}

/**
 * OpenGov Permitting & Licensing API v2 of one community, as its OpenAPI description has it: JSON:API with filters and
 * numbered pages. https://developer.opengov.com/catalog
 */
export function answerOpenGov(
  { community, records }: { community: string; records: readonly OpenGovRecord[] },
  { method, path, params, headers }: SystemRequest,
): Reply {
  if (headers.authorization !== `Bearer ${TOKEN}`)
    return refusal(401, 'Unauthorized', 'The token is invalid.');
  if (!headers.accept?.includes('application/vnd.api+json'))
    return refusal(406, 'Not Acceptable', 'JSON:API is all there is.');
  const base = `/plce/v2/${community}/records`;
  if (method !== 'GET' || !path.startsWith(base)) return refusal(404, 'Not Found', 'No such resource.');
  const [, id, below] = /^\/([^/]+)(\/primary-location)?$/.exec(path.slice(base.length)) ?? [];
  if (id !== undefined) return giveOne(records, id, below !== undefined);
  const found = records.filter((record) => matches(record, params));
  const number = Number(params.get('page[number]') ?? 1);
  const size = Math.min(Number(params.get('page[size]') ?? 20), 100);
  const hasNext = number * size < found.length;
  const next = hasNext ? `https://api.plce.opengov.com${base}?page[number]=${number + 1}` : null;
  const shown = sort(found, params.get('sort')).slice((number - 1) * size, number * size);
  const data = shown.map(resourceOf);
  return { status: 200, body: { data, links: { next }, meta: { total: found.length } } };
}

function giveOne(records: readonly OpenGovRecord[], id: string, location: boolean): Reply {
  const record = records.find((one) => one.id === id);
  if (!record || (location && !record.location)) return refusal(404, 'Not Found', 'No such resource.');
  if (!location) return { status: 200, body: { data: resourceOf(record) } };
  const data = { type: 'recordLocation', id: `location-${id}`, attributes: record.location };
  return { status: 200, body: { data } };
}

function resourceOf({ id, attributes }: OpenGovRecord) {
  const related = (name: string) => ({ links: { related: `/plce/v2/records/${id}/${name}` } });
  const relationships = { applicant: related('applicant'), primaryLocation: related('primary-location') };
  return { type: 'record', id, attributes, relationships };
}

function sort(records: OpenGovRecord[], by: string | null): OpenGovRecord[] {
  if (by === null) return records;
  const name = by.replace(/^-/, '');
  const sign = by.startsWith('-') ? -1 : 1;
  const at = ({ attributes }: OpenGovRecord) => String(attributes[name] ?? '');
  return [...records].sort((a, b) => sign * at(a).localeCompare(at(b)));
}

function matches({ attributes }: OpenGovRecord, params: URLSearchParams): boolean {
  const sinceAll = TIMES.every((name) => {
    const from = params.get(`filter[${name}][gte]`);
    const at = attributes[name];
    return from === null || (typeof at === 'string' && Date.parse(at) >= Date.parse(from));
  });
  return sinceAll && EQUAL.every((name) => [null, attributes[name]].includes(params.get(`filter[${name}]`)));
}
