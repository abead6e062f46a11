import { type SQL, sql } from 'drizzle-orm';
import type { CompanyId } from '@/lib/context';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import { containing } from '@/lib/tracking/permits/search-terms';
import { STATUS_BUCKETS, type StatusBucket, WAITING_ON } from '@/lib/tracking/permits/types';
import { type DateKey, isDateKey } from './language/keys';
import type { Filter, Term } from './language/parse';
import type { DeskPerson } from './people';
import { closeoutRisk } from './scope';

/** What names in a filter can mean. */
export interface Names {
  companyId: CompanyId;
  userId: string;
  people: readonly DeskPerson[];
  tags: readonly { id: string; slug: string }[];
  /** The company's calendar day. */
  today: string;
}

/** A value that nothing is called by: it is left out and told of. */
export interface Unknown {
  key: Term['key'];
  value: string;
}

export interface Conditions {
  where: SQL;
  unknown: Unknown[];
}

/** The conditions of a filter. A name that is gone, as a tag somebody deleted, leaves its filter out. */
export function conditionsOf({ terms, text }: Filter, names: Names): Conditions {
  const unknown: Unknown[] = [];
  const parts = terms.flatMap((term) => {
    const part = conditionOf(term, names, (value) => unknown.push({ key: term.key, value }));
    if (part === null) return [];
    return [term.not ? sql`not coalesce(${part}, false)` : part];
  });
  if (text !== '') parts.push(textCondition(text));
  return { where: parts.length === 0 ? sql`true` : sql`(${sql.join(parts, sql` and `)})`, unknown };
}

function textCondition(text: string): SQL {
  const like = containing(text);
  const address = normaliseAddress(text);
  const byAddress = address ? sql` or p.address_norm ilike ${containing(address)}` : sql``;
  return sql`(p.permit_number ilike ${like} or p.address ilike ${like} or p.description ilike ${like}${byAddress})`;
}

const DATES: Readonly<Record<Exclude<DateKey, 'changed'>, SQL>> = {
  applied: sql`p.applied_date`,
  issued: sql`p.issued_date`,
  expires: sql`p.expires_date`,
  listed: sql`p.listed_on`,
};

const OVER: readonly StatusBucket[] = ['finaled', 'expired', 'stopped'];

/** Null where none of the values is known, so that the filter says nothing. */
function conditionOf(term: Term, names: Names, miss: (value: string) => void): SQL | null {
  const { key, values } = term;
  if (isDateKey(key)) return key === 'changed' ? changedWithin(term) : within(DATES[key], term, 'date');
  switch (key) {
    case 'value':
      return within(sql`p.valuation_cents / 100`, term, 'bigint');
    case 'status':
      return anyOf(sql`p.status_bucket`, statusesOf(values, miss));
    case 'state':
      return anyOf(
        sql`p.state`,
        values.map((value) => value.toUpperCase()),
      );
    case 'city':
      return cityCondition(values);
    case 'type':
      return typeCondition(values);
    case 'assigned':
      return assignedCondition(values, names, miss);
    case 'tag':
      return tagCondition(values, names, miss);
    case 'waits':
      return waitsCondition(values, miss);
    case 'closeout':
      return yesOrNo(closeoutRisk(names.today), values);
    case 'muted':
      return yesOrNo(
        sql`l.permit_id in (select permit_id from muted_permits where company_id = ${names.companyId})`,
        values,
      );
  }
  return null;
}

function anyOf(column: SQL, values: readonly string[]): SQL | null {
  return values.length === 0 ? null : sql`${column} in (${listed(values)})`;
}

function listed(values: readonly (string | number)[]): SQL {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}

function yesOrNo(condition: SQL, [value]: readonly string[]): SQL {
  return value === 'no' ? sql`not coalesce(${condition}, false)` : condition;
}

function within(column: SQL, { from, to }: Term, type: 'date' | 'bigint'): SQL {
  const cast = sql.raw(type);
  const ends = [
    ...(from === undefined ? [] : [sql`${column} >= ${from}::${cast}`]),
    ...(to === undefined ? [] : [sql`${column} <= ${to}::${cast}`]),
  ];
  return sql`(${sql.join(ends, sql` and `)})`;
}

/** An instant: a day of it is the UTC one. */
function changedWithin({ from, to }: Term): SQL {
  const ends = [
    ...(from === undefined ? [] : [sql`p.changed_at >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`p.changed_at < ${to}::date + 1`]),
  ];
  return sql`(${sql.join(ends, sql` and `)})`;
}

function statusesOf(values: readonly string[], miss: (value: string) => void): StatusBucket[] {
  return values.flatMap((value) => {
    if (value === 'open') return STATUS_BUCKETS.filter((bucket) => !OVER.includes(bucket));
    if (value === 'over') return [...OVER];
    const bucket = STATUS_BUCKETS.find((one) => one === value);
    if (!bucket) miss(value);
    return bucket ? [bucket] : [];
  });
}

/** A city by its name or by our word for it: a county's feed has many. */
function cityCondition(values: readonly string[]): SQL {
  const list = listed(values);
  return sql`(p.feed_id in (select id from feeds where record in (${list})
      or regexp_replace(record, '-[a-z]{2}$', '') in (${list}))
    or lower(replace(p.city, ' ', '-')) in (${list}))`;
}

function typeCondition(values: readonly string[]): SQL {
  const like = values.map((value) => sql`p.permit_type ilike ${containing(value.replaceAll('-', ' '))}`);
  const ours = listed(values.map((value) => value.replaceAll('-', '_')));
  return sql`(p.checklist_type in (${ours}) or ${sql.join(like, sql` or `)})`;
}

function assignedCondition(
  values: readonly string[],
  { companyId, userId, people }: Names,
  miss: (value: string) => void,
): SQL | null {
  const all = sql`select permit_id from permit_assignments where company_id = ${companyId}`;
  const parts: SQL[] = [];
  const ids: string[] = [];
  for (const value of values) {
    if (value === 'none') parts.push(sql`l.permit_id not in (${all})`);
    else if (value === 'any') parts.push(sql`l.permit_id in (${all})`);
    else {
      const id = value === 'me' ? userId : people.find(({ slug }) => slug === value)?.id;
      if (id === undefined) miss(value);
      else ids.push(id);
    }
  }
  if (ids.length > 0)
    parts.push(
      sql`l.permit_id in (${all} and (user_id in (${listed(ids)}) or subcontractor_id in (${listed(ids)})))`,
    );
  return parts.length === 0 ? null : sql`(${sql.join(parts, sql` or `)})`;
}

function tagCondition(
  values: readonly string[],
  { companyId, tags }: Names,
  miss: (value: string) => void,
): SQL | null {
  const all = sql`select permit_id from tagged_permits where company_id = ${companyId}`;
  const parts: SQL[] = [];
  const ids: string[] = [];
  for (const value of values) {
    if (value === 'none') parts.push(sql`l.permit_id not in (${all})`);
    else {
      const tag = tags.find(({ slug }) => slug === value);
      if (tag) ids.push(tag.id);
      else miss(value);
    }
  }
  if (ids.length > 0) parts.push(sql`l.permit_id in (${all} and tag_id in (${listed(ids)}))`);
  return parts.length === 0 ? null : sql`(${sql.join(parts, sql` or `)})`;
}

function waitsCondition(values: readonly string[], miss: (value: string) => void): SQL | null {
  const on = values.flatMap((value) => {
    if (value === 'us') return ['applicant'];
    if (value === 'city') return ['city', 'desk'];
    const known = WAITING_ON.find((one) => one === value);
    if (!known) miss(value);
    return known ? [known] : [];
  });
  return anyOf(sql`w.waits_on`, on);
}
