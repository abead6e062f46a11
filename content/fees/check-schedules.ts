import type { FeeSchedule, FeeSource, FeeStateRule, FeeTable } from '@/lib/catalogue/fees/types';
import { textFaults } from '../check-texts';

export interface FeeContent {
  readonly schedules: readonly FeeSchedule[];
  readonly stateRules: readonly FeeStateRule[];
  readonly tables: readonly FeeTable[];
}

/** What is wrong with the fee records: no source, a source that cannot be opened, no words for when it is in force. */
export function* feeFaults({ schedules, stateRules, tables }: FeeContent): Generator<string> {
  for (const schedule of schedules) {
    const where = `The fee schedule ${schedule.id}`;
    yield* sourceFaults(schedule.sources, where);
    for (const { id, published } of schedule.examples) {
      if (published) yield* sourceFaults([published.source], `The example ${id} of ${schedule.id}`);
    }
    // Records are typed; what a cast or a merge let through is still refused here.
    const words = schedule.effective?.text;
    if (!words?.en?.trim() || !words?.es?.trim())
      yield `${where} does not say in both languages when it is in force.`;
    yield* textFaults(schedule, `fees.${schedule.id}`);
  }
  for (const table of tables) yield* recordFaults(table, `The fee table ${table.id}`, `fees.${table.id}`);
  for (const rule of stateRules)
    yield* recordFaults(rule, `The fee rule of ${rule.state}`, `fees.${rule.state}`);
}

function* recordFaults(record: FeeTable | FeeStateRule, where: string, at: string): Generator<string> {
  yield* sourceFaults(record.sources, where);
  yield* textFaults(record, at);
}

function* sourceFaults(sources: readonly FeeSource[], where: string): Generator<string> {
  if (sources.length === 0) yield `${where} has no source.`;
  for (const { title, url, readOn } of sources) {
    if (!title.trim() || !/^https?:\/\/[^\s()]+$/.test(url))
      yield `${where} has a source without a title or address.`;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(readOn)) yield `${where} has a source without the day it was read.`;
  }
}
