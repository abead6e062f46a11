import { createHash } from 'node:crypto';
import { toLine } from '@/lib/tracking/feeds/clean-text';
import { readDate } from '@/lib/tracking/feeds/dates';
import { readMoney } from '@/lib/tracking/feeds/money';
import type { RawRow } from '@/lib/tracking/feeds/types';
import { registerKey } from './number';
import type { Entry, Meaning, Part, RegisterRecord, RegisterSource } from './types';

const TEXT = 200;
const NUMBER = 60;

/** An entry and the name its content gives it. */
export interface NamedEntry extends Entry {
  digest: string;
}

/**
 * What rows of a source say: an entry for each of its parts that a row fills. Null where a row has no number to look it
 * up by; none where it is no licence of a contractor.
 */
export function createRowReader(
  record: RegisterRecord,
  source: RegisterSource,
): (row: RawRow) => NamedEntry[] | null {
  const meaningOf = readMeaning(record);
  const codes = source.codes ?? {};
  const day = (value: unknown) => readDate(value, record.timeZone).date;
  return (row) => {
    const { family, leaveOut } = source;
    if (leaveOut && isOneOf(row[leaveOut.column], leaveOut.values)) return [];
    const number = first(row, source.number, NUMBER);
    const bare = registerKey(number, record);
    if (number === null || bare === '') return null;
    const relative = family && isOneOf(row[family.column], family.values) ? fold(row[family.column]) : '';
    return source.parts.flatMap((part) => {
      const entry = readPart(row, part, { day, codes, meaningOf });
      if (entry === null) return [];
      const whole = { ...entry, key: `${relative}${bare}`, number };
      return [{ ...whole, digest: digestOf(whole) }];
    });
  };
}

/** Of a word whole what it means; one that the record does not know is unknown, whatever it looks like. */
function readMeaning({ words, pendingBehind }: RegisterRecord): (word: string | null) => Meaning {
  const meanings = new Map(
    Object.entries(words).flatMap(([meaning, list]) =>
      list.map((word): [string, Meaning] => [fold(word), meaning as Meaning]),
    ),
  );
  return (word) => {
    const [status = ''] = word === null || pendingBehind === undefined ? [word] : word.split(pendingBehind);
    return meanings.get(fold(status)) ?? 'unknown';
  };
}

const fold = (value: unknown) =>
  String(value ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase();
const isOneOf = (value: unknown, values: readonly string[]) =>
  values.some((one) => fold(one) === fold(value));

function first(row: RawRow, columns: readonly string[] = [], max = TEXT): string | null {
  for (const column of columns) {
    const text = toLine(row[column], max);
    if (text !== null) return text;
  }
  return null;
}

interface Reading {
  day: (value: unknown) => string | null;
  codes: NonNullable<RegisterSource['codes']>;
  meaningOf: (word: string | null) => Meaning;
}

function readPart(
  row: RawRow,
  { kind, fields, openEnded = [] }: Part,
  { day, codes, meaningOf }: Reading,
): Omit<Entry, 'key' | 'number'> | null {
  const cell = (column: string | undefined) => (column === undefined ? null : row[column]);
  const carrier = first(row, fields.carrier === undefined ? [] : [fields.carrier]);
  const isOpenEnded = isOneOf(cell(fields.expires), openEnded);
  const expires = isOpenEnded ? null : day(cell(fields.expires));
  // Where a row has the insurance beside the licence, empty cells are no insurance.
  if (kind !== 'licence' && carrier === null && expires === null && !isOpenEnded) return null;
  const words = [fields.word, fields.wordBeside].flatMap((column) => {
    const text = column === undefined ? null : toLine(row[column], TEXT);
    return column === undefined || text === null ? [] : [codes[column]?.[text] ?? text];
  });
  const word = words.length === 0 ? null : words.join(', ');
  const meaning = fields.word === undefined ? 'listed' : meaningOf(word);
  const impaired = fold(cell(fields.impaired));
  return {
    kind,
    name: first(row, fields.name),
    otherName: first(row, fields.otherName),
    class: first(row, fields.class),
    word,
    meaning,
    effective: day(cell(fields.effective)),
    expires,
    endedOn: meaning === 'suspended' ? day(cell(fields.suspended)) : day(cell(fields.cancelled)),
    isImpaired: impaired !== '' && impaired !== 'N' && impaired !== 'NO' && impaired !== '0',
    amountCents: readMoney(cell(fields.amount)).cents,
    carrier,
  };
}

/** The content in sixteen bytes, written as a UUID. */
function digestOf(entry: Entry): string {
  const hex = createHash('md5')
    .update(JSON.stringify(Object.values(entry)))
    .digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
