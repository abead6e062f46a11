import type { StatusBucket } from '@/lib/tracking/permits/types';
import type { FeedRecord } from './types';

export interface StatusDates {
  issuedDate: string | null;
  completedDate: string | null;
  /** The record's `cancelledDate` column is filled. */
  isCancelled: boolean;
}

export interface ReadStatus {
  bucket: StatusBucket;
  /** The status word, if the record maps it to no bucket. */
  unknownWord: string | null;
}

type Rule = StatusBucket | 'by_dates' | 'closed_by_dates';

/** Folds case, white space and dashes; words must then be equal, never substrings. */
export function foldStatusWord(word: string): string {
  return word
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Compiles a feed's status mapping into a memoised function. */
export function createStatusMap(record: FeedRecord): (word: string | null, dates: StatusDates) => ReadStatus {
  const rules = buildRules(record);
  const remembered = new Map<string, Rule | null>();

  function findRule(word: string): Rule | null {
    let rule = remembered.get(word);
    if (rule === undefined) {
      rule = rules.get(foldStatusWord(word)) ?? null;
      // Bound the memo, in case the column holds free text.
      if (remembered.size < 2000) remembered.set(word, rule);
    }
    return rule;
  }

  return (word, dates) => {
    if (dates.isCancelled) return known('stopped');
    if (record.statusByDates === 'always') {
      // For a column whose words are not mapped yet, the dates decide and every word is reported.
      return {
        bucket: bucketByDates(dates),
        unknownWord: word !== null && findRule(word) === null ? word : null,
      };
    }
    if (word === null) return known(record.statusByDates ? bucketByDates(dates) : 'unknown');
    const rule = findRule(word);
    if (rule === null) return { bucket: 'unknown', unknownWord: word };
    if (rule === 'by_dates') return known(bucketByDates(dates));
    if (rule === 'closed_by_dates') return known(dates.completedDate ? 'finaled' : 'unknown');
    return known(rule);
  };
}

function buildRules(record: FeedRecord): Map<string, Rule> {
  const rules = new Map<string, Rule>();
  for (const [bucket, words] of listEntries(record.status)) {
    for (const word of words) rules.set(foldStatusWord(word), bucket);
  }
  for (const word of record.ambiguous ?? []) rules.set(foldStatusWord(word), 'by_dates');
  for (const word of record.ambiguousClosed ?? []) rules.set(foldStatusWord(word), 'closed_by_dates');
  return rules;
}

const MAPPED_BUCKETS = [
  'pending',
  'action_required',
  'ready_to_issue',
  'issued',
  'finaled',
  'on_hold',
  'expired',
  'stopped',
] as const satisfies readonly (keyof FeedRecord['status'])[];

function* listEntries(status: FeedRecord['status']): Generator<[StatusBucket, string[]]> {
  for (const bucket of MAPPED_BUCKETS) {
    const words = status[bucket];
    if (words) yield [bucket, words];
  }
}

function bucketByDates({ completedDate, issuedDate }: StatusDates): StatusBucket {
  if (completedDate) return 'finaled';
  return issuedDate ? 'issued' : 'pending';
}

function known(bucket: StatusBucket): ReadStatus {
  return { bucket, unknownWord: null };
}
