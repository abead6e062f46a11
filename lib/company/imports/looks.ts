import type { ImportField } from './types';
import { isEmail, readDay, readState, readStatus } from './values';

/** What a whole column is taken for where its heading says nothing, and what speaks for or against one that does. */
type Look = Partial<Record<ImportField, number>>;

const PHONE = /^\+?[\d\s().-]{7,20}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i;
const NUMBER = /^(?=.*\d)[a-z0-9][a-z0-9/_.-]{4,29}$/i;
const STREET = /^\d{1,6}\s+\S*[a-z]/i;
const ZIP = /^\d{5}(?:-\d{4})?$/;

/** The share of a column's filled cells that look like each field; nothing where the cells do not tell. */
export function looksOf(cells: readonly string[]): Look {
  const filled = cells.filter((cell) => cell !== '').map((cell) => cell.slice(0, 300));
  if (filled.length === 0) return {};
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length;
  const days = share((cell) => readDay(cell) !== null);
  const email = share(isEmail);
  const phone = share((cell) => PHONE.test(cell) && (cell.match(/\d/g)?.length ?? 0) >= 10);
  const numbers = share(
    (cell) => NUMBER.test(cell) && /\d{3}/.test(cell) && readDay(cell) === null && !ZIP.test(cell),
  );
  const alike = new Set(filled).size / filled.length;
  return {
    state: share((cell) => readState(cell) !== null),
    status: share((cell) => readStatus(cell) !== null),
    ...{ appliedDate: days, issuedDate: days, expiresDate: days, startsOn: days, endsOn: days },
    ...{ email, clientEmail: email },
    ...{ phone, clientPhone: phone },
    zip: share((cell) => ZIP.test(cell)),
    address: share((cell) => STREET.test(cell)),
    // Numbers of permits are each another one; a class of work is not.
    permitNumber: numbers * alike,
  };
}
