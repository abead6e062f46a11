import type { Tier } from '@/lib/providers/billing/types';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

export const BEGIN = new Date('2027-01-15T00:05:00Z');
export const END = new Date('2028-03-31T23:05:00Z');
export const COMES_BACK = new Date('2027-08-10T18:00:00Z');
export const PAYS_UP = new Date('2027-06-20T18:00:00Z');

/** A company, and what becomes of it. */
export interface Scenario {
  zone: string;
  signsUp: string;
  tier: Tier;
  /** Where it is not 14. */
  trialDays?: number;
  card?: 'pays' | 'refuses';
  city?: string;
  recipients?: number;
  /** Whether the month of checks that began on that day is given by now. */
  gives?: (month: string, now: Date) => boolean;
}

export const SCENARIOS = {
  eastern: { zone: 'America/New_York', signsUp: '2027-01-29T15:00:00Z', tier: 'team' },
  phoenix: { zone: 'America/Phoenix', signsUp: '2027-01-30T18:00:00Z', tier: 'solo', city: 'austin-tx' },
  // The 31st there, the 1st in UTC.
  honolulu: { zone: 'Pacific/Honolulu', signsUp: '2027-02-01T09:30:00Z', tier: 'professional' },
  changing: { zone: 'America/Chicago', signsUp: '2027-01-31T14:00:00Z', tier: 'team', recipients: 8 },
  // Cancels one second too late.
  late: {
    zone: 'America/Denver',
    signsUp: '2027-01-31T20:00:00Z',
    tier: 'team',
    gives: (month) => month <= '2027-02-28',
  },
  // Cancels at the last free moment, and comes back in August.
  returning: {
    zone: 'America/Anchorage',
    signsUp: '2027-01-31T20:00:00Z',
    tier: 'solo',
    gives: (month, now) => month === '2027-01-31' || (month >= '2027-07-31' && now >= COMES_BACK),
  },
  // Does not pay from the first month on, until June.
  owing: {
    zone: 'America/Los_Angeles',
    signsUp: '2027-01-31T17:00:00Z',
    tier: 'team',
    card: 'refuses',
    gives: (month, now) => month === '2027-01-31' || (month >= '2027-05-31' && now >= PAYS_UP),
  },
  // Half past one on the 7th, a time that comes twice on 7 November; clocks go forward during the trial.
  referred: {
    zone: 'America/New_York',
    signsUp: '2027-03-07T06:30:00Z',
    tier: 'professional',
    trialDays: 30,
  },
  // Pays on the 31st; half past midnight there.
  lastDay: { zone: 'America/Los_Angeles', signsUp: '2027-01-17T08:30:00Z', tier: 'enterprise' },
} as const satisfies Record<string, Scenario>;

export type Name = keyof typeof SCENARIOS;
export const NAMES = Object.keys(SCENARIOS) as Name[];

export const getPlot = (name: Name): Scenario => SCENARIOS[name];

export function getTrialEnd(name: Name): Date {
  const { signsUp, trialDays = 14 } = getPlot(name);
  return new Date(Date.parse(signsUp) + trialDays * DAY_MS);
}

export function dayIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
}

/** The months of checks given by now: each begins on the day of signing up where the company is, or its month's last. */
export function monthsGiven(name: Name, now: Date): string[] {
  const { zone, signsUp, gives = () => true } = getPlot(name);
  const today = dayIn(zone, now);
  const [year = 0, month = 0, day = 0] = dayIn(zone, new Date(signsUp)).split('-').map(Number);
  const months: string[] = [];
  for (let index = 0; ; index++) {
    const last = new Date(Date.UTC(year, month + index, 0)).getUTCDate();
    const first = new Date(Date.UTC(year, month - 1 + index, Math.min(day, last))).toISOString().slice(0, 10);
    if (first > today) return months;
    if (gives(first, now)) months.push(first);
  }
}
