import { contractorNames, normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import { toLine } from './clean-text';
import { withoutContacts } from './personal-data';
import type { FeedRecord } from './types';

export interface ReadContractor {
  /** The name as the city publishes it, without its markers. */
  name: string | null;
  norm: string | null;
  /** The licence number that followed the name. */
  licence: string | null;
}

const NOBODY: ReadContractor = { name: null, norm: null, licence: null };
const NAME_LENGTH = 300;
/** Memoise by cell text, up to this many entries. */
const MEMO_SIZE = 10_000;

const MAIN_MARKER = /\s*\*+\s*MAIN\s*\*+\s*$/i;
/** Washington's contractor licence, twelve characters: `CASCABL851QK`, `ACMEB**872LM`. */
const LICENCE = /[\s,;:(#/-]+(?:lic(?:ense)?\b[\s.#:]*)?([A-Z][A-Z&*]{6}\d{3}[A-Z0-9]{2})\)?\s*$/i;
/** What follows a person's name after a comma and is no firm. */
const GENERATION = /^(?:jr|sr|ii|iii|iv|esq|p\.?\s?e)\.?$/i;
/** What the person is licensed for, in the firm's place: "STATE MASTER ELECTRICIAN LIC." */
const LICENCE_HELD =
  /^(?=.*\blic(?:en[sc]e)?\b)(?:(?:state|master|mech(?:anical)?|electricians?|plumbers?|sign|lic(?:en[sc]e)?|holder)(?:[.\s]+|$))+$/i;
/** "Firm, Inc.- Person": behind the firm's own comma, and no firm. */
const FORM_AND_PERSON = /^(?:inc|llc|l\.l\.c|ltd|corp|co)\.?\s*-\s*\S/i;
const INTERNAL_ID = /^\{?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i;

export function createContractorReader(
  quirks: FeedRecord['quirks'] = [],
): (value: unknown) => ReadContractor {
  const stripsMarker = quirks.includes('strip_main_marker');
  const hasQualifier = quirks.includes('company_dash_qualifier');
  const hasPerson = quirks.includes('person_comma_firm');
  const hasLicence = quirks.includes('licence_after_contractor');
  const memo = new Map<string, ReadContractor>();

  function read(value: string): ReadContractor {
    const line = toLine(value, NAME_LENGTH);
    if (line === null || INTERNAL_ID.test(line)) return NOBODY;
    const found = hasLicence ? LICENCE.exec(line) : null;
    const licence = found?.[1]?.toUpperCase() ?? null;
    const bare = found ? line.slice(0, found.index) : stripsMarker ? line.replace(MAIN_MARKER, '') : line;
    const name = withoutContacts(bare).trim();
    if (name === '') return NOBODY;
    // In "Company - Qualifier" only the company is searched for, not the person who holds its licence.
    const company = hasQualifier ? (name.split(/\s+-\s+/)[0] ?? name) : hasPerson ? firmOf(name) : name;
    const norm = normaliseContractorName(company);
    return { name, norm: norm ? toLine(norm, NAME_LENGTH) : null, licence };
  }

  return (value) => {
    if (typeof value !== 'string') return Array.isArray(value) ? read(String(value[0] ?? '')) : NOBODY;
    let known = memo.get(value);
    if (!known) {
      known = read(value);
      if (memo.size < MEMO_SIZE && value.length < NAME_LENGTH) memo.set(value, known);
    }
    return known;
  };
}

/**
 * The firm in "Person, Firm", which may have commas of its own and stand there twice; the whole where no comma parts
 * two names ("Greenstar Power, LLC").
 */
function firmOf(cell: string): string {
  const parts = cell.split(',').map((part) => part.trim());
  const from = parts.findIndex((part, at) => at > 0 && !GENERATION.test(part) && isName(part));
  if (from < 0) return cell;
  const part = parts[from] ?? '';
  if (LICENCE_HELD.test(part) || FORM_AND_PERSON.test(part)) return parts.slice(0, from).join(', ');
  const firm = parts.slice(from);
  const norms = new Set(firm.map((part) => normaliseContractorName(part)));
  return norms.size === 1 ? (firm[0] ?? cell) : firm.join(', ');
}

/** More than a legal form: "LLC" alone is none. */
function isName(part: string): boolean {
  return contractorNames(`x ${part}`).some((norm) => norm !== 'x');
}
