import { getRowReader } from '@/lib/tracking/feeds/normalise';
import type { FeedRecord, RawRow } from '@/lib/tracking/feeds/types';
import type { NormalisedPermit } from '@/lib/tracking/permits/types';
import type { City } from '../../scripts/feed-server/city';
import type { Fault } from '../../scripts/feed-server/faults';
import type { Reply } from '../../scripts/feed-server/protocols/reply';

/** What a version of a permit is told by; the rest follows from these or is the same in all of them. */
export const PUBLISHED_FIELDS = [
  'statusWord',
  'statusBucket',
  'statusDate',
  'appliedDate',
  'approvedDate',
  'issuedDate',
  'completedDate',
  'expiresDate',
  'address',
  'description',
  'contractorName',
] as const;
export type PublishedFields = Record<(typeof PUBLISHED_FIELDS)[number], string | null>;

export const serialise = (fields: PublishedFields): string =>
  JSON.stringify(PUBLISHED_FIELDS.map((field) => fields[field]));

interface Version {
  /** Null: the city does not hold the permit. */
  text: string | null;
  from: number;
  /** Until when the city showed it. */
  until: number;
}

export interface PermitTruth {
  key: string;
  permitNumber: string;
  contractorNorm: string | null;
  versions: Version[];
}

/** Answers that hide rows or show them otherwise than they are. */
const OF_ROWS: ReadonlySet<Fault | undefined> = new Set([
  'impossible_date',
  'huge_row',
  'empty_list',
  'renamed_column',
  'missing_column',
]);

/**
 * Everything a city ever showed. What it holds is noted before each of its answers, and its clock stands still in
 * between: no reader sees anything that is not noted here.
 */
export class CityTruth {
  readonly permits = new Map<string, PermitTruth>();
  /** When it answered with rows other than its own. */
  readonly misled: number[] = [];
  readonly faults: Partial<Record<Fault, number>> = {};
  #noted = '';
  readonly #read: (raw: RawRow) => NormalisedPermit | null;

  constructor(
    readonly city: City,
    /** Lets the city's time go on to now. */
    private readonly now: () => number,
  ) {
    const read = getRowReader(city.record);
    this.#read = (raw) => {
      const row = read(raw);
      return row.ok ? row.permit : null;
    };
    const answer = city.answer.bind(city);
    city.answer = (source, below, params, fault) => {
      const at = this.now();
      this.#note(at);
      const reply = answer(source, below, params, fault);
      if (OF_ROWS.has(fault)) {
        this.misled.push(at);
        for (const row of parseRows(city.record, reply)) this.#noteShown(row, at);
      }
      return reply;
    };
    const take = city.faults.take.bind(city.faults);
    city.faults.take = (asksForRows) => {
      const fault = take(asksForRows);
      if (fault) this.faults[fault] = (this.faults[fault] ?? 0) + 1;
      return fault;
    };
  }

  get record(): FeedRecord {
    return this.city.record;
  }

  /** Notes what the city holds now. */
  note(): void {
    this.#note(this.now());
  }

  #note(now: number): void {
    const { version } = this.city.table;
    if (version === this.#noted) return;
    this.#noted = version;
    const present = new Set<string>();
    for (const { row } of this.city.list()) {
      const permit = this.#read(row);
      if (!permit) continue;
      present.add(permit.sourceKey);
      this.#show(permit, serialise(permit), now);
    }
    for (const [key, permit] of this.permits)
      if (!present.has(key) && permit.versions.at(-1)?.text !== null) pushVersion(permit, null, now);
  }

  /** What a reader of this row may take for the permit, and at once what the permit is. */
  #noteShown(row: RawRow, at: number): void {
    const shown = this.#read(row);
    const truth = shown && this.permits.get(shown.sourceKey);
    const current = truth?.versions.at(-1)?.text;
    if (!shown || !truth || current === undefined || current === serialise(shown)) return;
    pushVersion(truth, serialise(shown), at);
    pushVersion(truth, current, at);
  }

  #show(permit: NormalisedPermit, text: string, now: number): void {
    const { sourceKey: key, permitNumber, contractorNorm } = permit;
    let truth = this.permits.get(key);
    if (!truth) {
      truth = { key, permitNumber, contractorNorm, versions: [] };
      this.permits.set(key, truth);
    }
    truth.contractorNorm = contractorNorm;
    if (truth.versions.at(-1)?.text !== text) pushVersion(truth, text, now);
  }
}

function pushVersion(permit: PermitTruth, text: string | null, now: number): void {
  const last = permit.versions.at(-1);
  if (last) last.until = now;
  permit.versions.push({ text, from: now, until: Number.POSITIVE_INFINITY });
}

/** The rows of an answer in any of the four protocols. */
function parseRows(record: FeedRecord, { body }: Reply): RawRow[] {
  const list = (value: unknown): RawRow[] => (Array.isArray(value) ? value : []);
  const answer = Object(body);
  switch (record.platform) {
    case 'socrata':
      return list(body);
    case 'carto':
      return list(answer.rows);
    case 'ckan':
      return list(Object(answer.result).records);
    case 'arcgis':
      return list(answer.features).map((feature) => ({ ...Object(feature.attributes) }));
    default:
      throw new Error(`the sample feed server has no city on ${record.platform}`);
  }
}
