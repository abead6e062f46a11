import { DAY, planDemoPermits, planMajor, planTrade, type Step } from './life-cycle';
import { Draw, mix } from './random';

/** Arrivals are counted from here, whatever the clock says, so that a permit keeps its number for ever. */
const EPOCH = Date.UTC(2015, 0, 1);

/** A steady line of applications; each has its place `k` in it and stays published for the window. */
export interface Stream {
  /** Below 8; part of the row number. */
  no: number;
  intervalMs: number;
  windowMs: number;
  plan: (draw: Draw, appliedAt: number) => Step[];
  /** Every permit of the stream is this company's. */
  contractor?: string;
}

/** Two companies that hold permits in several cities at every moment, for demonstrations and tests. */
export const DEMO_COMPANIES = [
  {
    name: 'Brazos Ridge Builders LLC',
    cities: ['austin-tx', 'san-antonio-tx', 'phoenix-az', 'philadelphia-pa', 'chicago-il'],
  },
  { name: 'Harborline Electric Inc', cities: ['chicago-il', 'boston-ma', 'philadelphia-pa'] },
] as const;

/**
 * With 400 permits a city: trade permits every 2.1 hours, published for three weeks; larger works every
 * 3.4 days, published for 18 months. That makes about eighty changes a day and city.
 */
export function buildStreams(cityId: string, permitsPerCity: number): Stream[] {
  const trade = Math.max(1, Math.round(permitsPerCity * 0.6));
  const major = Math.max(1, permitsPerCity - trade);
  const line = (no: number, days: number, count: number, plan: Stream['plan']): Stream => ({
    no,
    intervalMs: (days * DAY) / count,
    windowMs: days * DAY,
    plan,
  });
  const streams = [line(0, 21, trade, planTrade), line(1, 547, major, planMajor)];
  for (const [i, company] of DEMO_COMPANIES.entries()) {
    if (!company.cities.some((id) => id === cityId)) continue;
    streams.push({ ...line(2 + i, 84, 14, planDemoPermits), contractor: company.name });
  }
  return streams;
}

export function rowNumber(stream: Stream, k: number): number {
  return k * 8 + stream.no;
}

/** The stream and place of a row number; undefined when the city has no such stream. */
export function findPlace(streams: Stream[], row: number): { stream: Stream; k: number } | undefined {
  const stream = streams.find((one) => one.no === row % 8);
  return stream && { stream, k: Math.floor(row / 8) };
}

/** The instant of the k-th application; grows with k. */
export function getArrival(stream: Stream, k: number, cityKey: number): number {
  const jitter = stream.contractor ? 0 : (mix(cityKey, stream.no, k, 7) / 4294967296) * 0.8;
  return Math.floor(EPOCH + (k + jitter) * stream.intervalMs);
}

/** The places published at `now`. What is too old leaves once a day, at midnight UTC. */
export function publishedRange(
  stream: Stream,
  now: number,
  cityKey: number,
): { first: number; last: number } {
  const midnight = Math.floor(now / DAY) * DAY;
  const first = Math.ceil((midnight - stream.windowMs - EPOCH) / stream.intervalMs);
  let last = Math.floor((now - EPOCH) / stream.intervalMs);
  if (getArrival(stream, last, cityKey) > now) last -= 1;
  return { first: Math.max(0, first), last };
}

/** Every step a permit will ever take, the same at every call. */
export function planSteps(stream: Stream, k: number, cityKey: number): Step[] {
  return stream.plan(new Draw(mix(cityKey, stream.no, k, 1)), getArrival(stream, k, cityKey));
}
