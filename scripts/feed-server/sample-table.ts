import { SAMPLES } from '@/content/cities/samples';
import type { FeedRecord, RawRow } from '@/lib/tracking/feeds/types';
import { resolveAmong } from './expression/evaluate';
import { parseInstant } from './expression/parse';
import { DAY, planEndingAt, type Stage, type Step, shownAt } from './life-cycle';
import { ADDED_FROM, getStatusWord, type PermitSeed, type Prescribed, permitFrom } from './permit';
import { hashText, mix } from './random';
import { isDateOnly } from './raw-forms';
import { dateColumns, fillRow, publishedColumns } from './row-writer';
import {
  buildStreams,
  findPlace,
  getArrival,
  planSteps,
  publishedRange,
  rowNumber,
  type Stream,
} from './streams';
import type { ColumnKind, SortedList, Table } from './table';

/** Where a permit stands: what is needed to keep the lists in order without making its row. */
interface PermitPosition {
  row: number;
  /** The portal's own numbering; grows with the instant of publication. */
  id: number;
  updatedAt: number;
  createdAt: number;
  /** When it moves next by itself. */
  nextAt: number;
}

/** A published permit with what a table beside its own is made from. */
export interface Entry {
  id: number;
  permitNumber: string;
  row: RawRow;
  /** What the record looks up for it in another data set. */
  lookup: RawRow;
  steps: Step[];
  updatedAt: number;
  createdAt: number;
}

interface Change {
  steps: Step[];
  /** Its first natural steps stay up to this instant. */
  from: number;
  fields: RawRow;
}

const NUMBERING_FROM = Date.UTC(2015, 0, 1);
const KEPT_ROWS = 6_000;
const NEVER = Number.POSITIVE_INFINITY;

const ID_COLUMNS = {
  socrata: ':id',
  ckan: '_id',
  carto: 'cartodb_id',
  accela: 'id',
  energov: 'CaseId',
  opengov: 'id',
} as const;

function getIdColumn(record: FeedRecord): string {
  if (record.platform === 'arcgis') return isDateOnly(record) ? 'ObjectId' : 'OBJECTID';
  return ID_COLUMNS[record.platform];
}

/** Socrata's row ids, in the order of their numbers. */
function socrataId(id: number): string {
  const text = id.toString(36).padStart(12, '0');
  return `row-${text.slice(0, 4)}.${text.slice(4, 8)}_${text.slice(8)}`;
}

/** One city's published permits at the clock's moment. Lists are kept and moved on; rows are made when read. */
export class SampleTable implements Table {
  readonly columns = new Map<string, ColumnKind>();
  readonly idColumn: string;
  readonly resolve;
  readonly #record: FeedRecord;
  readonly #cityKey: number;
  readonly #streams: Stream[];
  readonly #clock: () => Date;
  readonly #changes = new Map<number, Change>();
  readonly #added = new Map<number, { at: number; steps: Step[]; prescribed: Prescribed }>();
  readonly #removed = new Set<number>();
  readonly #rows = new Map<number, { updatedAt: number; row: RawRow; lookup: RawRow }>();
  #all = new Map<number, PermitPosition>();
  #byUpdated: PermitPosition[] = [];
  #byId: PermitPosition[] = [];
  #last: number[] = [];
  #builtAt = NEVER;
  #nextEvent = 0;
  #edits = 0;

  constructor(record: FeedRecord, seed: number, permits: number, clock: () => Date) {
    this.#record = record;
    this.#clock = clock;
    this.#cityKey = mix(seed, hashText(record.id));
    this.#streams = buildStreams(record.id, permits);
    this.idColumn = getIdColumn(record);
    const dates = dateColumns(record);
    const date: ColumnKind = isDateOnly(record) ? 'date_only' : 'date';
    const numeric = record.platform === 'socrata' ? /^$/ : /lat|lon|_x$|_y$|valuation|cost|fee|value/i;
    for (const name of publishedColumns(record))
      if (name !== 'lookup')
        this.columns.set(name, dates.has(name) ? date : numeric.test(name) ? 'number' : 'text');
    const system =
      record.platform === 'socrata' ? [':updated_at', ':created_at', ':version'] : ['_full_text'];
    this.resolve = resolveAmong([...this.columns.keys(), this.idColumn, ...system]);
  }

  get version(): string {
    this.refresh();
    return `${this.#builtAt}.${this.#nextEvent}.${this.#byUpdated.length}.${this.changedAt.getTime()}.${this.#edits}`;
  }

  get changedAt(): Date {
    this.refresh();
    return new Date(this.#byUpdated.at(-1)?.updatedAt ?? 0);
  }

  sorted(column: 'updated_at' | 'id', part?: (row: number) => boolean): SortedList {
    this.refresh();
    const whole = column === 'id' ? this.#byId : this.#byUpdated;
    const list = part === undefined ? whole : whole.filter((entry) => part(entry.row));
    return {
      length: list.length,
      at: (position) => {
        const standing = list[position];
        if (standing === undefined) throw new RangeError(`no row at ${position}`);
        return this.#rowFor(standing);
      },
      seek: (bound) => seek(list, column, bound),
    };
  }

  /** Every published permit in the order of its number. */
  entries(): Entry[] {
    this.refresh();
    return this.#byId.map((entry) => ({
      id: entry.id,
      permitNumber: this.permitNumberAt(entry.row),
      row: this.#rowFor(entry),
      lookup: this.#made(entry).lookup,
      steps: this.#stepsAt(entry.row, entry.updatedAt),
      updatedAt: entry.updatedAt,
      createdAt: entry.createdAt,
    }));
  }

  /** The portal's own columns of a row with this number. */
  numbered(id: number, { updatedAt, createdAt }: Pick<Entry, 'updatedAt' | 'createdAt'>): RawRow {
    if (this.idColumn !== ':id') return { [this.idColumn]: id };
    return {
      ':id': socrataId(id),
      ':created_at': new Date(createdAt).toISOString(),
      ':updated_at': new Date(updatedAt).toISOString(),
      ':version': `rv-${updatedAt.toString(36)}`,
    };
  }

  /** Rows with the number a control names them by, latest change last. */
  list(): { index: number; row: RawRow }[] {
    this.refresh();
    return this.#byUpdated.map((entry) => ({ index: entry.row, row: this.#rowFor(entry) }));
  }

  /** Puts a permit in a stage from now on; it does not move by itself any more. */
  force(index: number, stage: Stage | undefined, word: string | undefined, fields: RawRow): void {
    this.refresh();
    const now = this.#clock().getTime();
    const taken = this.#stepsAt(index, now);
    const current = taken.at(-1)?.stage ?? 'applied';
    const step: Step = { stage: stage ?? current, at: now };
    if (word !== undefined) step.word = word;
    const before = this.#changes.get(index);
    this.#changes.set(index, {
      steps: [...taken, step],
      from: now,
      fields: { ...before?.fields, ...fields },
    });
    this.#edited(index, now);
  }

  /** Publishes one more permit; gives its number. */
  add(stage: Stage, word: string | undefined, prescribed: Prescribed): number {
    this.refresh();
    const now = this.#clock().getTime();
    const index = ADDED_FROM + this.#added.size;
    this.#added.set(index, { at: now, steps: planEndingAt(stage, now, word), prescribed });
    this.#edited(index, now);
    return index;
  }

  remove(index: number): void {
    this.refresh();
    this.#removed.add(index);
    this.#drop(new Set([index]));
    this.#all.delete(index);
    this.#edits += 1;
  }

  has(index: number): boolean {
    this.refresh();
    return this.#all.has(index);
  }

  rowAt(index: number): RawRow | undefined {
    this.refresh();
    const standing = this.#all.get(index);
    return standing && this.#rowFor(standing);
  }

  permitNumberAt(index: number): string {
    return permitFrom(this.#record, this.#cityKey, this.#toSeed(index, this.#clock().getTime())).permitNumber;
  }

  stageAt(index: number): Stage | undefined {
    return this.#stepsAt(index, this.#clock().getTime()).at(-1)?.stage;
  }

  /** Whether a permit has been issued, whatever came after. */
  isIssued(index: number): boolean {
    return this.#stepsAt(index, this.#clock().getTime()).some(({ stage }) => stage === 'issued');
  }

  /** The stage a permit would reach next by itself. */
  nextStage(index: number): Stage | undefined {
    const now = this.#clock().getTime();
    return this.#getSteps(index).find((step) => shownAt(step) > now)?.stage;
  }

  findIndex(permitNumber: string): number | undefined {
    this.refresh();
    const now = this.#clock().getTime();
    for (const { row } of this.#byUpdated)
      if (permitFrom(this.#record, this.#cityKey, this.#toSeed(row, now)).permitNumber === permitNumber)
        return row;
    return undefined;
  }

  /** Moves the lists to the clock's moment. */
  refresh(): void {
    const now = this.#clock().getTime();
    if (now >= this.#builtAt && now < this.#nextEvent) return;
    const nextDay = Math.floor(now / DAY) !== Math.floor(this.#builtAt / DAY);
    if (now < this.#builtAt || nextDay) this.#build(now);
    else this.#moveOn(now);
    this.#builtAt = now;
    this.#nextEvent = this.#findNextEvent(now);
  }

  #build(now: number): void {
    this.#all = new Map();
    this.#last = this.#streams.map((stream) => {
      const { first, last } = publishedRange(stream, now, this.#cityKey);
      for (let k = first; k <= last; k += 1) this.#place(rowNumber(stream, k), now);
      return last;
    });
    for (const index of [...this.#added.keys(), ...this.#changes.keys()]) this.#place(index, now);
    this.#byUpdated = [...this.#all.values()].filter(isPublished).sort(byUpdated);
    this.#byId = [...this.#byUpdated].sort(byId);
  }

  #moveOn(now: number): void {
    const due: number[] = [];
    for (const standing of this.#all.values()) if (standing.nextAt <= now) due.push(standing.row);
    this.#last = this.#streams.map((stream, i) => {
      const { last } = publishedRange(stream, now, this.#cityKey);
      for (let k = (this.#last[i] ?? last) + 1; k <= last; k += 1) due.push(rowNumber(stream, k));
      return last;
    });
    this.#replace(due, now);
  }

  /** Takes rows out of the lists and puts them back where they now belong: behind all others. */
  #replace(indices: number[], now: number): void {
    this.#drop(new Set(indices));
    const moved: PermitPosition[] = [];
    for (const index of indices) {
      const standing = this.#place(index, now);
      if (standing !== undefined && isPublished(standing)) moved.push(standing);
    }
    this.#byUpdated = [...this.#byUpdated, ...moved].sort(byUpdated);
    this.#byId = [...this.#byId, ...moved].sort(byId);
  }

  #drop(indices: Set<number>): void {
    this.#byUpdated = this.#byUpdated.filter((entry) => !indices.has(entry.row));
    this.#byId = this.#byId.filter((entry) => !indices.has(entry.row));
  }

  #edited(index: number, now: number): void {
    this.#edits += 1;
    this.#rows.delete(index);
    this.#replace([index], now);
    this.#nextEvent = this.#findNextEvent(now);
  }

  #findNextEvent(now: number): number {
    let next = (Math.floor(now / DAY) + 1) * DAY;
    for (const { nextAt } of this.#all.values()) if (nextAt < next) next = nextAt;
    for (const [i, stream] of this.#streams.entries())
      next = Math.min(next, getArrival(stream, (this.#last[i] ?? 0) + 1, this.#cityKey));
    return next;
  }

  #place(index: number, now: number): PermitPosition | undefined {
    if (this.#removed.has(index)) return undefined;
    const steps = this.#getSteps(index);
    let createdAt = NEVER;
    let updatedAt = Number.NEGATIVE_INFINITY;
    let nextAt = NEVER;
    for (const step of steps) {
      const shown = step.word !== undefined || this.#isShown(step.stage);
      const at = shownAt(step);
      if (at > now) {
        nextAt = at;
        break;
      }
      if (!shown && createdAt === NEVER) continue;
      if (createdAt === NEVER) createdAt = at;
      updatedAt = at;
    }
    const added = this.#added.get(index);
    if (added !== undefined) createdAt = added.at;
    // Permits published in the same millisecond still differ.
    const place = added === undefined ? index : index - ADDED_FROM;
    const id = createdAt === NEVER ? 0 : (createdAt - NUMBERING_FROM) * 1024 + (place % 1024);
    const standing = { row: index, id, createdAt, updatedAt, nextAt };
    this.#all.set(index, standing);
    return standing;
  }

  readonly #shown = new Map<Stage, boolean>();

  #isShown(stage: Stage): boolean {
    let shown = this.#shown.get(stage);
    if (shown === undefined) {
      shown = getStatusWord(this.#record, stage) !== undefined;
      this.#shown.set(stage, shown);
    }
    return shown;
  }

  #getSteps(index: number): Step[] {
    const change = this.#changes.get(index);
    if (change !== undefined) return change.steps;
    const added = this.#added.get(index);
    if (added !== undefined) return added.steps;
    const place = findPlace(this.#streams, index);
    if (place === undefined) return [];
    const steps = planSteps(place.stream, place.k, this.#cityKey);
    const late = (SAMPLES[this.#record.id]?.daysLate ?? 0) * DAY;
    return late === 0 ? steps : steps.map((step) => ({ ...step, shownAt: step.at + late }));
  }

  #stepsAt(index: number, now: number): Step[] {
    return this.#getSteps(index).filter((step) => shownAt(step) <= now);
  }

  #toSeed(index: number, now: number): PermitSeed {
    const taken = this.#stepsAt(index, now);
    // A feed without a word for a stage keeps the last one it had.
    while (taken.length > 1) {
      const last = taken.at(-1);
      if (last === undefined || last.word !== undefined || this.#isShown(last.stage)) break;
      taken.pop();
    }
    const stream = findPlace(this.#streams, index)?.stream;
    const added = this.#added.get(index);
    const seed: PermitSeed = { row: index, major: stream?.no === 1, steps: taken };
    if (added !== undefined) seed.prescribed = added.prescribed;
    else if (stream?.contractor !== undefined) seed.contractor = stream.contractor;
    return seed;
  }

  #rowFor(entry: PermitPosition): RawRow {
    return this.#made(entry).row;
  }

  #made(entry: PermitPosition): { row: RawRow; lookup: RawRow } {
    const kept = this.#rows.get(entry.row);
    if (kept !== undefined && kept.updatedAt === entry.updatedAt) return kept;
    const permit = permitFrom(this.#record, this.#cityKey, this.#toSeed(entry.row, entry.updatedAt));
    const filled = this.numbered(entry.id, entry);
    fillRow(this.#record, permit, filled);
    const { lookup: beside, ...row } = filled;
    const lookup: RawRow = typeof beside === 'object' && beside !== null ? { ...beside } : {};
    const forced = this.#changes.get(entry.row)?.fields;
    if (forced !== undefined) Object.assign(row, forced);
    const made = { updatedAt: entry.updatedAt, row, lookup };
    if (this.#rows.size >= KEPT_ROWS) this.#rows.clear();
    if (this.#all.size <= KEPT_ROWS) this.#rows.set(entry.row, made);
    return made;
  }
}

function isPublished(entry: PermitPosition): boolean {
  return entry.createdAt !== NEVER;
}

function byId(a: PermitPosition, b: PermitPosition): number {
  return a.id - b.id;
}

function byUpdated(a: PermitPosition, b: PermitPosition): number {
  return a.updatedAt - b.updatedAt || a.id - b.id;
}

function seek(list: PermitPosition[], column: 'updated_at' | 'id', bound: string | number): number {
  const at = (entry: PermitPosition): string | number =>
    column === 'updated_at' ? entry.updatedAt : typeof bound === 'string' ? socrataId(entry.id) : entry.id;
  const wanted = column === 'updated_at' && typeof bound === 'string' ? parseInstant(bound) : bound;
  if (Number.isNaN(wanted)) return 0;
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const standing = list[middle];
    if (standing !== undefined && at(standing) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
