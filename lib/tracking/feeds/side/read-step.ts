import { hash } from 'node:crypto';
import { z } from 'zod';
import { toLine, toParagraphs } from '@/lib/tracking/feeds/clean-text';
import { readDate } from '@/lib/tracking/feeds/dates';
import { compileSource, type Take } from '@/lib/tracking/feeds/field-source';
import { contactless } from '@/lib/tracking/feeds/personal-data';
import { readSourceKey } from '@/lib/tracking/feeds/source-key';
import { foldStatusWord } from '@/lib/tracking/feeds/status-map';
import type { RawRow } from '@/lib/tracking/feeds/types';
import type { SideFeed, Step, StepField } from './types';

const MAX_LINE = 300;
const MAX_BODY = 4_000;
const cycles = z.coerce.number().int().min(0).max(999);
const links = z.url({ protocol: /^https?$/ }).max(1_000);

export interface ReadStep extends Step {
  /** As our feed writes it. */
  permitNumber: string;
  /** The word of result that the record maps to nothing. */
  unknownWord: string | null;
}

/** The permit's number in a row, as our feed writes it; null where the row is about something else. */
export function createNumberReader(side: SideFeed): (raw: RawRow) => string | null {
  const { column, separator } = side.permit;
  const { only } = side;
  const wanted = new Set(only?.values.map(foldStatusWord));
  return (raw) => {
    if (only && !wanted.has(foldStatusWord(toLine(raw[only.column], MAX_LINE) ?? ''))) return null;
    const number = toLine(raw[column], MAX_LINE);
    return separator && number ? number.replaceAll(separator.theirs, separator.ours) : number;
  };
}

/** The forms in which the side feed's column may have the number: a column with another separator has ours as well. */
export function numbersThere({ permit: { separator } }: SideFeed, permitNumber: string): string[] {
  return separator
    ? [permitNumber.replaceAll(separator.ours, separator.theirs), permitNumber]
    : [permitNumber];
}

/** Compiles a side feed into a function from a row to a step; null for a row without a number or a key. */
export function createStepReader(
  side: SideFeed,
  timeZone: string,
  today: string,
): (raw: RawRow) => ReadStep | null {
  const numberOf = createNumberReader(side);
  const keyParts = side.key.map(compileSource);
  const take = (field: StepField): Take => {
    const source = side.fields[field];
    return source === undefined ? () => null : compileSource(source);
  };
  const [name, cycle, day, endedOn, dueOn] = (['name', 'cycle', 'day', 'endedOn', 'dueOn'] as const).map(
    take,
  ) as [Take, Take, Take, Take, Take];
  const word = take('word');
  const subject = take('subject');
  const body = take('body');
  const link = take('link');
  const meanings = new Map(
    Object.entries(side.outcomes ?? {}).flatMap(([outcome, words]) =>
      (words ?? []).map((one) => [foldStatusWord(one), outcome] as const),
    ),
  );
  const line = (value: unknown) => contactless(toLine(value, MAX_LINE));
  const date = (value: unknown) => readDate(value, timeZone).date;

  return (raw) => {
    const permitNumber = numberOf(raw);
    const key = readSourceKey(keyParts, raw);
    if (permitNumber === null || key === null) return null;
    const resultWord = line(word(raw));
    const meaning = resultWord === null ? undefined : meanings.get(foldStatusWord(resultWord));
    const dates = { day: date(day(raw)), endedOn: date(endedOn(raw)) };
    const step: ReadStep = {
      permitNumber,
      // A comment's key is made of its text, and what people leave in texts is not kept.
      key: `${side.id} ${side.kind === 'comments' ? hash('md5', key.toLowerCase(), 'hex') : key.toLowerCase()}`,
      name: line(name(raw)),
      cycle: cycles.safeParse(toLine(cycle(raw), 10) ?? undefined).data ?? null,
      ...dates,
      dueOn: date(dueOn(raw)),
      word: resultWord,
      outcome: outcomeOf(side, { ...dates, word: resultWord, meaning }, today),
      subject: line(subject(raw)),
      body: contactless(toParagraphs(body(raw), MAX_BODY)),
      link: links.safeParse(toLine(link(raw), 1_000)).data ?? null,
      unknownWord:
        resultWord !== null && meaning === undefined && side.outcomes !== undefined ? resultWord : null,
    };
    return isWhole(side, step) ? step : null;
  };
}

/** A review is nothing without its desk, a target without its day, a comment without its words. */
function isWhole({ kind }: SideFeed, { name, dueOn, body }: Step): boolean {
  if (kind === 'reviews') return name !== null;
  if (kind === 'targets') return name !== null && dueOn !== null;
  return kind !== 'comments' || body !== null;
}

interface Result {
  day: string | null;
  endedOn: string | null;
  word: string | null;
  meaning: string | undefined;
}

function outcomeOf({ kind }: SideFeed, { day, endedOn, word, meaning }: Result, today: string): string {
  if (kind === 'inspections') {
    if (word !== null) return meaning ?? 'unknown';
    // A day ahead without a result is an appointment; a past one has no known outcome.
    return day !== null && day >= today ? 'scheduled' : 'unknown';
  }
  if (kind === 'reviews') return meaning ?? (endedOn === null ? 'waiting' : 'left');
  return '';
}
