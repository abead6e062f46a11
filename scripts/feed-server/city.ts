import type { FeedRecord, RawRow } from '@/lib/tracking/feeds/types';
import { type Fault, FaultQueue, getShape } from './faults';
import { getColumns } from './field-paths';
import { BUCKET_OF_STAGE, STAGE_OF_BUCKET, STAGES, type Stage } from './life-cycle';
import type { Prescribed } from './permit';
import { describeLayer, describeService, queryLayer } from './protocols/arcgis';
import { answerCarto } from './protocols/carto';
import { answerCkan } from './protocols/ckan';
import type { Reply, Shape } from './protocols/reply';
import { answerSocrata, describeSocrata } from './protocols/socrata';
import { dateColumns } from './row-writer';
import { SampleTable } from './sample-table';
import { listSources, type Source } from './sources';

export interface PermitChange {
  stage?: Stage;
  /** The city's own word; the stage follows from the record's buckets. */
  statusWord?: string;
  /** Raw columns, as they shall stand in the row. */
  fields?: RawRow;
}

export interface AddedPermit extends Prescribed {
  contractorName: string;
  /** A stage, a bucket, or the city's own word. */
  status?: string | undefined;
}

/** What tests and demonstrations may do to a city. Permits are named by the `index` of `list()`. */
export interface CityControl {
  readonly record: FeedRecord;
  set(index: number, change: PermitChange): void;
  add(permit: AddedPermit): { index: number; permitNumber: string };
  remove(index: number): void;
  /** Moves a permit to the stage it would reach next by itself; false when it has reached its last. */
  advance(index: number): boolean;
  /** The next `times` answers of this city go wrong in one way. */
  fault(kind: Fault, times?: number): void;
  clearFaults(): void;
  list(): { index: number; row: RawRow }[];
  findIndex(permitNumber: string): number | undefined;
  getPermitNumber(index: number): string;
}

const MOST_FEATURES = 2000;

function fold(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s–—-]+/g, ' ');
}

/** Reads a status given as a stage, a bucket or the city's own word. */
export function readStatus(record: FeedRecord, status: string): { stage: Stage; statusWord?: string } {
  const stage = STAGES.find((one) => one === status);
  if (stage !== undefined) return { stage };
  for (const [bucket, ofBucket] of Object.entries(STAGE_OF_BUCKET))
    if (bucket === status) return { stage: ofBucket };
  for (const one of STAGES) {
    const words = record.status[BUCKET_OF_STAGE[one]] ?? [];
    if (words.some((word) => fold(word) === fold(status)))
      return { stage: STAGE_OF_BUCKET[BUCKET_OF_STAGE[one]], statusWord: status };
  }
  return { stage: 'issued', statusWord: status };
}

/** One city: its table, the faults waiting for it, and its portal's protocol. */
export class City implements CityControl {
  readonly record: FeedRecord;
  readonly table: SampleTable;
  readonly faults = new FaultQueue();
  /** The addresses it is read from, the first its own. */
  readonly sources: Source[];

  constructor(record: FeedRecord, seed: number, permits: number, clock: () => Date) {
    this.record = record;
    this.table = new SampleTable(record, seed, permits, clock);
    this.sources = listSources(record, this.table);
  }

  set(index: number, change: PermitChange): void {
    if (!this.table.has(index)) throw new RangeError(`${this.record.id} has no permit ${index}`);
    const read = change.statusWord === undefined ? undefined : readStatus(this.record, change.statusWord);
    this.table.force(
      index,
      change.stage ?? read?.stage,
      read?.statusWord ?? change.statusWord,
      change.fields ?? {},
    );
  }

  add(permit: AddedPermit): { index: number; permitNumber: string } {
    const { status = 'in_review', ...prescribed } = permit;
    const { stage, statusWord } = readStatus(this.record, status);
    const index = this.table.add(stage, statusWord, prescribed);
    return { index, permitNumber: this.table.permitNumberAt(index) };
  }

  remove(index: number): void {
    this.table.remove(index);
  }

  advance(index: number): boolean {
    const stage = this.table.nextStage(index) ?? followingStage(this.table.stageAt(index));
    if (stage === undefined) return false;
    this.set(index, { stage });
    return true;
  }

  fault(kind: Fault, times = 1): void {
    this.faults.set(kind, times);
  }

  clearFaults(): void {
    this.faults.clear();
  }

  list(): { index: number; row: RawRow }[] {
    return this.table.list();
  }

  findIndex(permitNumber: string): number | undefined {
    return this.table.findIndex(permitNumber);
  }

  getPermitNumber(index: number): string {
    return this.table.permitNumberAt(index);
  }

  /** Whether a request below the endpoint asks for rows, not for a description. */
  asksForRows(source: Source, below: string): boolean {
    return source.platform !== 'arcgis' || below === '/query';
  }

  /** How a fault shapes an answer of this city. */
  shape(fault: Fault | undefined): Shape {
    const { fields, requiredColumns } = this.record;
    const [number] = fields.permitNumber === undefined ? [] : getColumns(fields.permitNumber);
    const [text] = fields.description === undefined ? [] : getColumns(fields.description);
    return getShape(
      fault,
      requiredColumns[0] ?? number ?? '',
      dateColumns(this.record),
      text ?? 'description',
    );
  }

  /** Answers in the platform's protocol; `below` is the path behind the source's endpoint. */
  answer(source: Source, below: string, params: URLSearchParams, fault?: Fault): Reply {
    const { table, platform, dataset, name } = source;
    const shape = this.shape(fault);
    if (source.directory) return describeService(source.directory);
    if (platform === 'socrata')
      return below === '/views' ? describeSocrata(table, shape) : answerSocrata(table, params, shape);
    if (platform === 'carto') return answerCarto(table, dataset, params, shape);
    if (platform === 'ckan') return answerCkan(table, dataset, below.slice(1), params, shape);
    if (below === '/query') return queryLayer(table, params, MOST_FEATURES, shape);
    return describeLayer(table, name, MOST_FEATURES, shape);
  }
}

const FOLLOWING: Partial<Record<Stage, Stage>> = {
  applied: 'in_review',
  in_review: 'ready',
  corrections: 'resubmitted',
  resubmitted: 'ready',
  ready: 'issued',
  issued: 'inspection',
  inspection: 'finaled',
  on_hold: 'inspection',
};

function followingStage(stage: Stage | undefined): Stage | undefined {
  return stage && FOLLOWING[stage];
}
