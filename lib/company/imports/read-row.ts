import type { StateCode } from '@/lib/catalogue/checklists/types';
import { type HandPermitInput, handPermitSchema } from '@/lib/company/by-hand/schema';
import type { ImportedJob } from '@/lib/company/projects/import-jobs';
import type { StatusBucket } from '@/lib/tracking/permits/types';
import type { ImportDefaults, ImportField, RowProblem } from './types';
import { isEmail, readCents, readDay, readState, readStatus } from './values';

export type RowReading<T> = { ok: true; value: T } | { ok: false; problem: RowProblem };

type Cells = Partial<Record<ImportField, string>>;

/** The cells of a row by what they are, with what all rows are given where there is none. */
export function cellsOf(
  mapping: readonly (ImportField | null)[],
  defaults: ImportDefaults,
  row: readonly string[],
): Cells {
  const cells: Cells = {};
  mapping.forEach((field, column) => {
    const text = row[column] ?? '';
    if (field !== null && text !== '') cells[field] = text;
  });
  for (const [field, value] of Object.entries(defaults) as ['city' | 'state', string | undefined][])
    if (value && cells[field] === undefined) cells[field] = value;
  return cells;
}

class Refused extends Error {
  readonly problem: RowProblem;

  constructor(field: ImportField, code: RowProblem['code']) {
    super(`${field}: ${code}`);
    this.problem = { field, code };
  }
}

function reading<T>(read: () => T): RowReading<T> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem };
    throw error;
  }
}

function text(cells: Cells, field: ImportField, max: number): string | null {
  const value = cells[field]?.replace(/\s+/g, ' ').trim() ?? '';
  if (value.length > max) throw new Refused(field, 'too_long');
  return value === '' ? null : value;
}

function needed(cells: Cells, field: ImportField, max: number): string {
  return text(cells, field, max) ?? refuse(field, 'required');
}

function refuse(field: ImportField, code: RowProblem['code']): never {
  throw new Refused(field, code);
}

function day(cells: Cells, field: ImportField): string | null {
  const value = cells[field];
  // What sheets write where there is no day.
  if (value === undefined || /^(?:n\/?a|none|tbd|-+|—|pendiente|pending)$/i.test(value)) return null;
  return readDay(value) ?? refuse(field, 'not_a_date');
}

function cents(cells: Cells): number | null {
  const value = cells.value;
  if (value === undefined) return null;
  return readCents(value) ?? refuse('value', 'not_an_amount');
}

/** "Austin, TX" in the cell of the city says the state too. */
function place(cells: Cells): { city: string; state: StateCode } {
  const said = needed(cells, 'city', 80);
  const comma = said.lastIndexOf(',');
  const within = comma > 0 ? readState(said.slice(comma + 1).replace(/\d{5}(?:-\d{4})?\s*$/, '')) : null;
  const city = within === null ? said : said.slice(0, comma).trim();
  if (!/\p{L}/u.test(city)) refuse('city', 'not_a_place');
  if (within !== null && cells.state === undefined) return { city, state: within };
  const state = needed(cells, 'state', 60);
  return { city, state: readState(state) ?? refuse('state', 'not_a_state') };
}

export interface PermitRow extends HandPermitInput {
  statusWord: string | null;
}

export function readPermitRow(cells: Cells): RowReading<PermitRow> {
  return reading(() => {
    const word = text(cells, 'status', 120);
    const dates = {
      appliedDate: day(cells, 'appliedDate'),
      issuedDate: day(cells, 'issuedDate'),
      expiresDate: day(cells, 'expiresDate'),
    };
    const bucket = word === null ? byDates(dates) : (readStatus(word) ?? 'unknown');
    const permit = handPermitSchema.parse({
      permitNumber: needed(cells, 'permitNumber', 60),
      ...place(cells),
      address: text(cells, 'address', 200),
      permitType: text(cells, 'permitType', 120),
      description: text(cells, 'description', 2_000),
      statusBucket: bucket,
      ...dates,
      valuationCents: cents(cells),
    });
    return { ...permit, statusWord: bucket === 'unknown' ? word : null };
  });
}

/** Where a list has no status, its days say as much. */
function byDates({
  appliedDate,
  issuedDate,
}: {
  appliedDate: string | null;
  issuedDate: string | null;
}): StatusBucket {
  if (issuedDate !== null) return 'issued';
  return appliedDate === null ? 'unknown' : 'pending';
}

export function readJobRow(cells: Cells): RowReading<ImportedJob> {
  return reading(() => ({
    address: needed(cells, 'address', 200),
    ...place(cells),
    zip: text(cells, 'zip', 10),
    name: text(cells, 'name', 200),
    number: text(cells, 'jobNumber', 40),
    clientName: text(cells, 'clientName', 120),
    clientEmail: email(cells, 'clientEmail'),
    clientPhone: text(cells, 'clientPhone', 40),
    startsOn: day(cells, 'startsOn'),
    endsOn: day(cells, 'endsOn'),
    valueCents: cents(cells),
  }));
}

function email(cells: Cells, field: ImportField): string | null {
  const value = text(cells, field, 254);
  if (value === null) return null;
  return isEmail(value) ? value.toLowerCase() : refuse(field, 'not_an_email');
}

export interface ContactRow {
  name: string;
  companyName: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: StateCode | null;
  jobNumber: string | null;
}

/** A person of an address book; its place only says which job is meant, so that no foreign one is refused. */
export function readContactRow(cells: Cells): RowReading<ContactRow> {
  return reading(() => {
    const companyName = text(cells, 'companyName', 200);
    const first = text(cells, 'personName', 100) ?? text(cells, 'firstName', 50);
    const last = text(cells, 'lastName', 50);
    const whole = last === null || first?.includes(last) ? first : [first, last].filter(Boolean).join(' ');
    return {
      name: (whole ?? companyName ?? refuse('personName', 'required')).slice(0, 100),
      companyName,
      email: email(cells, 'email'),
      phone: text(cells, 'phone', 40),
      address: text(cells, 'address', 200),
      city: text(cells, 'city', 80),
      state: readState(cells.state ?? ''),
      jobNumber: text(cells, 'jobNumber', 40),
    };
  });
}

export interface SubcontractorRow {
  companyName: string;
  contactName: string;
  email: string;
  phone: string | null;
  /** Null where the list does not say. */
  role: string | null;
}

export function readSubcontractorRow(cells: Cells): RowReading<SubcontractorRow> {
  return reading(() => {
    const companyName = needed(cells, 'companyName', 200);
    return {
      companyName,
      contactName: text(cells, 'contactName', 100) ?? companyName.slice(0, 100),
      email: email(cells, 'email') ?? refuse('email', 'required'),
      phone: text(cells, 'phone', 40),
      role: text(cells, 'trade', 100),
    };
  });
}
