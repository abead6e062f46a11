import { addDays } from '@/lib/platform/clock/days';
import type { Changes } from '@/lib/tracking/feeds/diff';
import type { StepEventKind } from '@/lib/tracking/permits/types';
import type { SideFeed, Step } from './types';

/** What lies further back than this is history that the city published late or again, no news. */
const NEWS_DAYS = 30;
/** A permit with more of them at once had its history loaded again. */
const MOST_NEWS = 12;

export interface StoredStep extends Step {
  /** Counts the events about it. */
  revision: number;
}

/** An event about a step: `stepKey` and `revision` name it for good. */
export interface StepNews {
  stepKey: string;
  revision: number;
  kind: StepEventKind;
  changes: Changes;
  occurredOn: string | null;
}

export interface StepChanges {
  /** New ones and those that differ, with the revision they have from now on. */
  write: StoredStep[];
  /** Keys of what the city planned and lists no more, or lists under another key. */
  gone: string[];
  news: StepNews[];
}

export interface StepsOfPermit {
  side: SideFeed;
  stored: readonly StoredStep[];
  read: readonly Step[];
  /** Read before: what is new now is news. */
  isKnown: boolean;
  today: string;
}

/**
 * What to write of one permit's steps and what to tell of it. The first reading tells nothing, nor does a step that
 * returns under another key, nor one whose day is long past. Rows that share a key are one step: the one that says most.
 */
export function compareSteps({ side, stored, read, isKnown, today }: StepsOfPermit): StepChanges {
  const before = new Map(stored.map((step) => [step.key, step]));
  const now = new Map<string, Step>();
  for (const step of read) {
    const same = now.get(step.key);
    if (!same || saysMore(step, same)) now.set(step.key, step);
  }
  // An answer without any row of a permit that had some is not believed; a comment was written, whatever becomes of it.
  const isBelieved = now.size > 0 && side.kind !== 'comments';
  const absent = isBelieved ? stored.filter(({ key }) => !now.has(key)) : [];
  const renamed = new Map(absent.map((step) => [signature(step), step]));
  const write: StoredStep[] = [];
  const news: StepNews[] = [];
  const fresh: Step[] = [];
  const returned = new Set<string>();
  for (const step of now.values()) {
    const was = before.get(step.key);
    if (was && isSame(was, step)) continue;
    const origin = was ?? renamed.get(signature(step));
    if (!was && origin) {
      renamed.delete(signature(step));
      returned.add(origin.key);
    }
    const told = isKnown && isRecent(step, today) ? tell(side, origin ?? null, step, today) : null;
    const revision = was ? was.revision + (told ? 1 : 0) : 0;
    write.push({ ...step, revision });
    if (told) news.push({ stepKey: step.key, revision, ...told });
    if (!was) fresh.push(step);
  }
  if (side.kind === 'comments' && isKnown) news.push(...tellComments(side, stored, fresh, today));
  const isReload = news.length > MOST_NEWS;
  // A result stays part of the permit's past, also where the city lists it no more.
  const gone = absent.filter((step) => !isSettled(step) || returned.has(step.key));
  return { write, gone: gone.map(({ key }) => key), news: isReload ? [] : news };
}

/** A settled result before one that is open, then the later day, then any order that is always the same. */
function saysMore(step: Step, than: Step): boolean {
  if (isSettled(step) !== isSettled(than)) return isSettled(step);
  return JSON.stringify(step) > JSON.stringify(than);
}

const OPEN: ReadonlySet<string> = new Set(['', 'scheduled', 'unknown', 'waiting']);

function isSettled({ outcome }: Step): boolean {
  return !OPEN.has(outcome);
}

const FIELDS = [
  'name',
  'cycle',
  'day',
  'endedOn',
  'dueOn',
  'word',
  'outcome',
  'subject',
  'body',
  'link',
] as const satisfies readonly (keyof Step)[];

function isSame(a: Step, b: Step): boolean {
  return FIELDS.every((field) => a[field] === b[field]);
}

function signature({ day, endedOn, outcome }: Step): string {
  return `${day} ${endedOn} ${outcome}`;
}

function isRecent({ day, endedOn }: Step, today: string): boolean {
  const on = endedOn ?? day;
  return on === null || on >= addDays(today, -NEWS_DAYS);
}

type Told = Omit<StepNews, 'stepKey' | 'revision'>;

function tell(side: SideFeed, was: Step | null, step: Step, today: string): Told | null {
  if (side.kind === 'inspections') return tellInspection(was, step, today);
  return side.kind === 'reviews' ? tellReview(side, was, step, today) : null;
}

const INSPECTION_EVENTS: Readonly<Record<string, StepEventKind>> = {
  scheduled: 'inspection_scheduled',
  passed: 'inspection_passed',
  partial: 'inspection_partial',
  failed: 'inspection_failed',
  cancelled: 'inspection_cancelled',
};

function tellInspection(was: Step | null, step: Step, today: string): Told | null {
  const kind = INSPECTION_EVENTS[step.outcome];
  if (kind === undefined) return null;
  if (step.outcome === 'scheduled') {
    if (step.day !== null && step.day < today) return null;
    if (was !== null && (was.outcome !== 'scheduled' || was.day === step.day)) return null;
  } else if (was?.outcome === step.outcome) return null;
  return { kind, changes: about(step), occurredOn: step.day };
}

function tellReview(side: SideFeed, was: Step | null, step: Step, today: string): Told | null {
  if (side.timelessDesks?.some((desk) => desk.toLowerCase() === step.name?.toLowerCase())) return null;
  const { outcome, day, endedOn } = step;
  if (outcome === 'waiting') {
    const hasArrived = day !== null && day <= today;
    const wasThere = was !== null && was.day !== null && was.day <= today;
    return hasArrived && !wasThere ? { kind: 'desk_entered', changes: about(step), occurredOn: day } : null;
  }
  const isRefused = outcome === 'corrections' || outcome === 'denied';
  if (outcome === 'not_needed') return null;
  if (was !== null && was.outcome !== 'waiting' && !(isRefused && was.outcome === 'left')) return null;
  return { kind: isRefused ? 'desk_corrections' : 'desk_left', changes: about(step), occurredOn: endedOn };
}

/** What an event says of its step, in the form of a permit's changes. */
function about({ name, word, cycle }: Step): Changes {
  return {
    ...(name === null ? {} : { step: [null, name] }),
    ...(word === null ? {} : { result: [null, word] }),
    ...(cycle === null ? {} : { cycle: [null, cycle] }),
  };
}

/** The new comments of one letter are one piece of news, named by how many the letter then has. */
function tellComments(
  side: SideFeed,
  stored: readonly Step[],
  fresh: readonly Step[],
  today: string,
): StepNews[] {
  const letterOf = ({ name, cycle, day }: Step) => `${side.id} ${name ?? ''}|${cycle ?? ''}|${day ?? ''}`;
  const letters = new Map<string, Step[]>();
  for (const step of fresh) {
    if (!isRecent(step, today)) continue;
    letters.set(letterOf(step), [...(letters.get(letterOf(step)) ?? []), step]);
  }
  return [...letters].flatMap(([letter, comments]) => {
    const [first] = comments;
    if (!first) return [];
    const before = stored.filter((step) => letterOf(step) === letter).length;
    const changes: Changes = { ...about(first), comments: [null, comments.length] };
    return [
      {
        stepKey: letter,
        revision: before + comments.length,
        kind: 'review_comments' as const,
        changes,
        occurredOn: first.day,
      },
    ];
  });
}
