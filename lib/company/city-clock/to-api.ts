import type { ClockReading, ReviewTime } from '@/lib/tracking/review-times/types';
import type { CityClock } from './queries';

export function toCityClock({ readings, uncounted, completeOn, usual }: CityClock) {
  return {
    complete_on: completeOn,
    times: [...readings.map(toReading), ...uncounted.map((time) => toTime(time, null))],
    usual_days: usual,
  };
}

function toReading(reading: ClockReading) {
  return toTime(reading.time, reading);
}

function toTime(time: ReviewTime, reading: ClockReading | null) {
  return {
    id: time.id,
    basis: time.basis,
    days: time.days,
    counts: time.counts,
    starts: time.starts,
    ends: time.ends,
    provided: time.provided,
    claims: time.claims.map(({ text, sources: [source] }) => ({ text, url: source?.url ?? null })),
    confidence: time.confidence,
    sources: time.sources.map(({ title, url, readOn }) => ({ title, url, read_on: readOn })),
    state: reading?.state ?? null,
    starts_on: reading?.startsOn ?? null,
    start_known: reading?.isStartKnown ?? false,
    day: reading?.day ?? null,
    due_on: reading?.dueOn ?? null,
    late_by: reading?.lateBy ?? null,
    ended_on: reading?.endedOn ?? null,
  };
}
