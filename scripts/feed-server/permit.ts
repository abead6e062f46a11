import type { FeedRecord } from '@/lib/tracking/feeds/types';
import { asWrittenIn, COMPANIES, licenceOf } from './companies';
import { BUCKET_OF_STAGE, DAY, type Stage, type Step } from './life-cycle';
import { placeNamed } from './places';
import { Draw, mix } from './random';
import { getWording, WORKS, type Work } from './works';

/** A permit of our own making as it stands at one moment; times in milliseconds. */
export interface SamplePermit {
  row: number;
  stage: Stage;
  statusWord: string | null;
  statusAt: number;
  appliedAt: number;
  approvedAt: number | null;
  issuedAt: number | null;
  completedAt: number | null;
  expiresAt: number | null;
  permitNumber: string;
  permitType: string;
  permitSubtype: string;
  workClass: string;
  description: string;
  comment: string;
  house: number;
  street: string;
  zip: string | null;
  latitude: number;
  longitude: number;
  contractorName: string;
  contractorLicense: string;
  valuation: number;
  fee: number;
  parcel: string;
}

/** What a control may prescribe for a permit. */
export interface Prescribed {
  contractorName?: string | undefined;
  address?: string | undefined;
  permitType?: string | undefined;
  permitNumber?: string | undefined;
}

export interface PermitSeed {
  row: number;
  /** The contractor every permit of its stream has, for the demonstration companies. */
  contractor?: string;
  major: boolean;
  steps: Step[];
  prescribed?: Prescribed;
}

const PREFERRED: Partial<Record<Stage, RegExp>> = {
  applied: /^(applied|submitted|filed|accepted|application submitted|pending)$/i,
  in_review:
    /^(plan review|in review|reviews? in process|pc in progress|plancheck|in process|application review)$/i,
  resubmitted: /corrections submitted|re ?review|resubmitted|verifications|amendment review/i,
  corrections: /correction|revision|applicant revisions|awaiting|deficienc/i,
  inspection: /inspections?$/i,
  withdrawn: /withdrawn/i,
};

/**
 * The city's own word for a stage; a word of the record where it has one, else the nearest it has.
 * Undefined where the feed does not publish permits in that stage, null where it has no status column.
 */
export function getStatusWord(record: FeedRecord, stage: Stage): string | null | undefined {
  const bucket = BUCKET_OF_STAGE[stage];
  const early = bucket === 'pending' || bucket === 'action_required' || bucket === 'ready_to_issue';
  const isIssued = !early && bucket !== 'stopped';
  if (record.fields.statusWord === undefined) return isIssued ? null : undefined;
  // Words nobody has written down yet: ours, so that there are some.
  if (Object.keys(record.status).length === 0 && record.ambiguous === undefined)
    return isIssued ? `${bucket[0]?.toUpperCase()}${bucket.slice(1)}` : undefined;
  const fallbacks = early
    ? [bucket, 'pending' as const]
    : bucket === 'on_hold' || bucket === 'expired'
      ? [bucket, 'issued' as const]
      : [bucket];
  for (const one of fallbacks) {
    const words = record.status[one];
    if (words === undefined || words.length === 0) continue;
    const preferred = PREFERRED[stage];
    return words.find((word) => preferred?.test(word)) ?? words[0];
  }
  const pattern = bucket === 'finaled' ? /^(closed|done|complete)/i : /^(open|active)/i;
  const words = [
    ...(record.ambiguous ?? []),
    ...(bucket === 'finaled' ? (record.ambiguousClosed ?? []) : []),
  ];
  return bucket === 'stopped' ? undefined : words.find((word) => pattern.test(word));
}

function pickWork(draw: Draw, seed: PermitSeed): Work {
  const pattern = (seed.contractor ?? seed.prescribed?.contractorName ?? '').toLowerCase();
  const electric = pattern.includes('electric');
  const fits = WORKS.filter((work) => {
    if (electric) return work.trade === 'electric';
    if (pattern !== '') return work.trade === 'general';
    return work.major === seed.major;
  });
  let left = draw.next() * fits.reduce((sum, work) => sum + work.weight, 0);
  for (const work of fits) {
    left -= work.weight;
    if (left < 0) return work;
  }
  return fits[0] ?? WORKS[0];
}

const TRADE_LETTER: Record<string, string> = { electric: 'E', plumbing: 'P', mechanical: 'M' };

function stepAt(steps: Step[], ...stages: Stage[]): number | null {
  return steps.find((step) => stages.includes(step.stage))?.at ?? null;
}

/** Rows added by a control are numbered from here. */
export const ADDED_FROM = 900_000_000;

/** Six digits also for added permits, above those that arrive by themselves. */
function runningNumber(row: number): number {
  return row < ADDED_FROM ? row : row - ADDED_FROM + 900_001;
}

/** Draws a permit's lasting traits from its row number and its standing from the steps taken so far. */
export function permitFrom(record: FeedRecord, cityKey: number, seed: PermitSeed): SamplePermit {
  const draw = new Draw(mix(cityKey, seed.row, 3));
  const place = placeNamed(record.id);
  const work = pickWork(draw, seed);
  const wording = getWording(record.id, work.kind);
  const { steps, prescribed } = seed;
  const last = steps.at(-1) ?? { stage: 'applied' as const, at: 0 };
  const appliedAt = steps[0]?.at ?? last.at;
  const company = seed.contractor ?? draw.pick(COMPANIES[work.trade]);
  const span = work.cost[1] - work.cost[0];
  const valuation = Math.round((work.cost[0] + span * draw.next() ** 2) / 100) * 100;
  const issuedAt = stepAt(steps, 'issued');
  const place2 = () => (draw.next() + draw.next() - 1) * 0.06;
  const written = asWrittenIn(record.id, draw, company, seed.contractor !== undefined);
  const address = /^(\d+)\s+(.+)$/.exec(prescribed?.address ?? '');
  return {
    row: seed.row,
    stage: last.stage,
    statusWord: last.word ?? getStatusWord(record, last.stage) ?? null,
    statusAt: last.at,
    appliedAt,
    approvedAt: stepAt(steps, 'ready') ?? issuedAt,
    issuedAt,
    completedAt: stepAt(steps, 'finaled'),
    expiresAt: issuedAt === null ? null : issuedAt + 180 * DAY,
    permitNumber:
      prescribed?.permitNumber ??
      place.number(
        new Date(appliedAt).getUTCFullYear(),
        runningNumber(seed.row),
        TRADE_LETTER[work.trade] ?? 'B',
      ),
    permitType: prescribed?.permitType ?? wording.type,
    permitSubtype: wording.subtype,
    workClass: wording.work,
    description: draw.pick(work.texts),
    comment: draw.pick(['Per approved plans', 'See attached drawings', 'Work to comply with adopted codes']),
    house: address === null ? draw.int(1, 98) * 100 + draw.int(1, 99) : Number(address[1]),
    street: address?.[2] ?? draw.pick(place.streets),
    zip: place.zips[draw.int(0, Math.max(0, place.zips.length - 1))] ?? null,
    latitude: place.centre[0] + place2(),
    longitude: place.centre[1] + place2(),
    contractorName: prescribed?.contractorName ?? written,
    contractorLicense: licenceOf(prescribed?.contractorName ? null : company, draw.int(100_000, 999_999)),
    valuation,
    fee: Math.round(8_500 + valuation * 0.9) / 100,
    parcel: String(draw.int(100_000_000, 999_999_999)),
  };
}
