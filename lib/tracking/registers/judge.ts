import { compareNames, MIN_SCORE } from '@/lib/tracking/matching/score';
import { normaliseContractorName } from '@/lib/tracking/permits/normalise-name';
import type { Cover, Entry, LicenceWord, RegisterRecord, Verdict } from './types';

/** What was read of a register: a kind that was not is not told of. */
export interface Told {
  licence: boolean;
  insurance: boolean;
  bond: boolean;
}

/**
 * What a register's rows for one number say on a day of the register's own calendar. Of rows of one class that
 * contradict each other the newest counts, of several classes the one that lasts, of several holders the one asked for.
 */
export function judgeLicence(
  entries: readonly Entry[],
  names: readonly string[],
  { told, today, record }: { told: Told; today: string; record: RegisterRecord },
): Verdict | null {
  if (!told.licence) return null;
  const holders = entries.filter(({ kind }) => kind === 'licence');
  const own = holders.filter((entry) => agrees(entry, names) === true);
  const listed = own.length > 0 ? own : holders;
  const isMain = (entry: Entry) => entry.class === null || !record.sideClasses.includes(entry.class);
  const byClass = new Map<string, Entry[]>();
  for (const entry of listed.some(isMain) ? listed.filter(isMain) : listed)
    byClass.set(entry.class ?? '', [...(byClass.get(entry.class ?? '') ?? []), entry]);
  const newest = [...byClass.values()].flatMap((rows) => [...rows].sort(newestFirst)[0] ?? []);
  const [best] = newest.sort(
    (a, b) =>
      RANK[wordOf(a, today)] - RANK[wordOf(b, today)] ||
      (b.expires ?? NEVER).localeCompare(a.expires ?? NEVER),
  );
  // A number of several holders: what stands beside the licence is theirs as well, unless it names its holder.
  const theirs = entries.filter((entry) => own.length === holders.length || agrees(entry, names) !== false);
  const cover = (kind: 'insurance' | 'bond') => {
    if (!told[kind]) return null;
    const rows = theirs.filter((entry) => entry.kind === kind);
    return coverOf(rows.some(isMain) ? rows.filter(isMain) : rows, today);
  };
  const insurance = cover('insurance');
  const bond = cover('bond');
  if (!best)
    return {
      word: 'not_listed',
      said: null,
      day: null,
      number: null,
      name: null,
      nameAgrees: null,
      class: null,
      isListedTwice: false,
      insurance: null,
      bond: null,
    };
  const word = wordOf(best, today);
  return {
    word,
    said: best.word,
    day: word === 'suspended' ? best.endedOn : best.expires,
    number: best.number,
    name: best.name,
    nameAgrees: agrees(best, names),
    class: best.class,
    isListedTwice: [...byClass.values()].some(
      (rows) => new Set(rows.map((row) => `${wordOf(row, today)} ${row.name}`)).size > 1,
    ),
    insurance,
    bond,
  };
}

const RANK: Readonly<Record<LicenceWord, number>> = {
  active: 0,
  unknown: 1,
  suspended: 2,
  inactive: 3,
  expired: 4,
  ended: 5,
  not_listed: 6,
};

/** A licence that a register still calls active after its last day is over all the same. */
function wordOf({ meaning, expires }: Entry, today: string): LicenceWord {
  const isOver = expires !== null && expires < today;
  if (meaning === 'active' || meaning === 'listed') return isOver ? 'expired' : 'active';
  return meaning;
}

/** The later beginning, then the later end, then what a reader would rather not overlook. */
function newestFirst(a: Entry, b: Entry): number {
  const later = (one: string | null, other: string | null) => (other ?? '').localeCompare(one ?? '');
  return (
    later(a.effective, b.effective) ||
    later(a.expires, b.expires) ||
    Number(b.meaning === 'suspended') - Number(a.meaning === 'suspended')
  );
}

/** Whether the holder bears one of the names; null where nothing can be compared. */
function agrees({ name, otherName }: Entry, names: readonly string[]): boolean | null {
  const theirs = [name, otherName].flatMap(compared);
  const ours = names.flatMap(compared);
  if (theirs.length === 0 || ours.length === 0) return null;
  return ours.some((one) => theirs.some((other) => compareNames(one, other).score >= MIN_SCORE));
}

/** `RAMOS, ANA` is Ana Ramos. */
function compared(name: string | null): { norm: string; raw: string }[] {
  if (name === null) return [];
  const person = /^([^,]+), ([^,]+)$/.exec(name);
  const turned =
    person && !/\b(?:llc|inc|co|corp|ltd|lp|llp)\b/i.test(person[2] ?? '')
      ? `${person[2]} ${person[1]}`
      : null;
  return [name, turned].flatMap((one) => {
    const norm = normaliseContractorName(one);
    return one === null || norm === null ? [] : [{ norm, raw: one }];
  });
}

/** Of several policies or bonds the one that lasts, not the one that began last. */
function coverOf(rows: readonly Entry[], today: string): Cover {
  const judged = rows.map((row) => ({
    row,
    end: [row.expires, row.endedOn].filter((day) => day !== null).sort()[0] ?? null,
    word: coverWordOf(row, today),
  }));
  const [best] = judged.sort(
    (a, b) => COVER_RANK[a.word] - COVER_RANK[b.word] || (b.end ?? NEVER).localeCompare(a.end ?? NEVER),
  );
  if (!best) return { word: 'none', day: null, carrier: null, amountCents: null };
  const { carrier, amountCents } = best.row;
  return { word: best.word, day: best.end, carrier, amountCents };
}

const NEVER = '9999';
const COVER_RANK = { in_force: 0, impaired: 1, lapsed: 2 } as const;

/** In force through the day it ends by itself; cancelled from the day it is cancelled on. */
function coverWordOf({ expires, endedOn, isImpaired }: Entry, today: string): keyof typeof COVER_RANK {
  if ((expires !== null && expires < today) || (endedOn !== null && endedOn <= today)) return 'lapsed';
  return isImpaired ? 'impaired' : 'in_force';
}
