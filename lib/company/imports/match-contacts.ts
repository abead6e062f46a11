import { foldName } from '@/lib/catalogue/checklists/places';
import { normaliseAddress } from '@/lib/tracking/permits/normalise-address';
import type { ContactRow } from './read-row';
import { CONTACT_PARTS, type Filled, type ImportField, type RowProblem } from './types';

interface Person {
  id: string;
  name: string | null;
  email: string | null;
  phone: string | null;
}

/** A job with its client. */
export interface JobPerson extends Person {
  number: string | null;
  addressNorm: string | null;
  city: string;
  state: string;
}

/** A subcontractor with its person; the name is null where only the company's stands there. */
export interface FirmPerson extends Person {
  companyName: string;
}

export type Matched = { ok: true; id: string; filled: Filled } | { ok: false; problem: RowProblem };

/**
 * Whose each row is, and what of it is entered there: the person of the subcontractor with its e-mail address or
 * company, else the client of the job with its number or address. Nothing that stands is replaced.
 */
export function matchContacts(
  rows: readonly ContactRow[],
  { jobs, firms }: { jobs: readonly JobPerson[]; firms: readonly FirmPerson[] },
): Matched[] {
  // A row sees what those before it put in.
  const find = finderOf({
    jobs: jobs.map((job) => ({ ...job })),
    firms: firms.map((firm) => ({ ...firm })),
  });
  return rows.map((row) => {
    const found = find(row);
    if ('code' in found) return { ok: false, problem: found };
    const filled: Filled = {};
    for (const part of CONTACT_PARTS) {
      const said = part === 'name' ? nameOf(row, found) : row[part];
      const stands = found[part];
      if (said === null) continue;
      if (stands === null) filled[part] = said;
      else if (!isSame(part, stands, row))
        return { ok: false, problem: { field: FIELDS[part], code: 'another' } };
    }
    Object.assign(found, filled);
    return { ok: true, id: found.id, filled };
  });
}

const FIELDS = { name: 'personName', email: 'email', phone: 'phone' } as const;

const MOST_NAME = 120;

/** A client's firm stands behind their name: a job has no other place for it. */
function withFirm({ name, companyName }: ContactRow): string {
  const both = companyName === null || companyName === name ? name : `${name}, ${companyName}`;
  return both.length > MOST_NAME ? name : both;
}

function nameOf(row: ContactRow, holder: JobPerson | FirmPerson): string | null {
  if ('addressNorm' in holder) return withFirm(row);
  return fold(row.name) === fold(holder.companyName) ? null : row.name;
}

/** What a client may be called by whom a row is of. */
export function namesOf(row: ContactRow): string[] {
  return [row.name, row.companyName, withFirm(row)].filter((name) => name !== null);
}

function isSame(part: keyof Filled, stands: string, row: ContactRow): boolean {
  if (part === 'name') return namesOf(row).some((name) => fold(name) === fold(stands));
  if (part === 'email') return stands.toLowerCase() === row.email;
  return digits(stands) === digits(row.phone ?? '');
}

function fold(name: string): string {
  return foldName(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** With or without the country's own number. */
const digits = (phone: string) => phone.replace(/\D/g, '').slice(-10);

const UNIT = /^(?:#|(?:apt|apartment|unit|suite|ste|no|bldg|floor|fl|lot|rm)\b)/i;

/** An address as lists write it, whole and without the city behind it: "9 Elm St, Apt 4, Austin, TX 78701". */
export function readings(address: string): { norm: string; rest: string }[] {
  const parts = address.split(',').map((part) => part.trim());
  const found: { norm: string; rest: string }[] = [];
  for (let kept = parts.length; kept > 0; kept -= 1) {
    const norm = normaliseAddress(parts.slice(0, kept).join(' '));
    if (norm !== null) found.push({ norm, rest: parts.slice(kept).join(' ') });
    // Without its unit it is another address.
    if (UNIT.test(parts[kept - 1] ?? '')) break;
  }
  return found;
}

function groupBy<T>(all: readonly T[], keyOf: (one: T) => string | null): (key: string | null) => T[] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key === null || key === '') continue;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return (key) => (key === null ? [] : (groups.get(key) ?? []));
}

/** The folded name of each of a list; the first that somebody bears decides. */
function finderOf({ jobs, firms }: { jobs: JobPerson[]; firms: FirmPerson[] }) {
  const firmByEmail = groupBy(firms, ({ email }) => email);
  const firmByName = groupBy(firms, ({ companyName }) => fold(companyName));
  const jobByNumber = groupBy(jobs, ({ number }) => number && fold(number));
  const jobByAddress = groupBy(jobs, ({ addressNorm }) => addressNorm);
  const jobByEmail = groupBy(jobs, ({ email }) => email?.toLowerCase() ?? null);
  const jobByName = groupBy(jobs, ({ name }) => name && fold(name));

  const atAddress = ({ address, city, state }: ContactRow): JobPerson[] => {
    for (const { norm, rest } of address === null ? [] : readings(address)) {
      const found = jobByAddress(norm).filter(
        (job) =>
          (city === null || fold(city) === fold(job.city)) &&
          (state === null || state === job.state) &&
          (rest === '' || fold(rest).startsWith(fold(job.city))),
      );
      if (found.length > 0) return found;
    }
    return [];
  };
  const ofClient = (row: ContactRow) => [...new Set(namesOf(row).flatMap((name) => jobByName(fold(name))))];

  return (row: ContactRow): JobPerson | FirmPerson | RowProblem => {
    const { email, companyName, address, jobNumber } = row;
    const byEmail = firmByEmail(email);
    const ofFirm = byEmail.length > 0 || companyName === null ? byEmail : firmByName(fold(companyName));
    if (ofFirm.length > 0) return onlyOne(ofFirm, row, 'companyName');
    const numbered = jobNumber === null ? [] : jobByNumber(fold(jobNumber));
    const there = atAddress(row);
    const both = numbered.filter((job) => there.includes(job));
    const named = both.length > 0 ? both : numbered.length > 0 ? numbered : there;
    if (named.length > 0) return onlyOne(named, row, numbered.length > 0 ? 'jobNumber' : 'address');
    const byClient = jobByEmail(email);
    // A name alone is a key only where nothing says that another place is meant.
    const known = byClient.length > 0 || address !== null || jobNumber !== null ? byClient : ofClient(row);
    if (known.length > 0) return onlyOne(known, row, byClient.length > 0 ? 'email' : 'personName');
    const field = address !== null ? 'address' : companyName !== null ? 'companyName' : 'personName';
    return { field, code: 'nobody' };
  };
}

/** Of several the one whose person it is. */
function onlyOne<T extends Person>(found: readonly T[], row: ContactRow, field: ImportField): T | RowProblem {
  const theirs =
    found.length === 1 ? found : found.filter(({ name }) => name !== null && isSame('name', name, row));
  const [one] = theirs;
  return one !== undefined && theirs.length === 1 ? one : { field, code: 'several' };
}
