import { toText } from './clean-text';
import { compileSource } from './field-source';
import type { FeedRecord, RawRow, SetAsideReason } from './types';

export interface Exclusion {
  reason: SetAsideReason;
  detail: string;
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** Compiles the record's `exclude` list: returns the reason a row is set aside, or null. */
export function createExclusions(record: FeedRecord): (raw: RawRow) => Exclusion | null {
  const rules = (record.exclude ?? []).map((rule) => ({
    take: compileSource(rule.field),
    values: new Set(rule.values.map(fold)),
    reason: rule.reason ?? 'not_construction',
  }));
  return (raw) => {
    for (const rule of rules) {
      const text = toText(rule.take(raw));
      if (text !== null && rule.values.has(fold(text))) {
        return { reason: rule.reason, detail: `the row says "${text.trim().slice(0, 100)}"` };
      }
    }
    return null;
  };
}
