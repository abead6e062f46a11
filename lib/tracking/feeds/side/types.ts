import { z } from 'zod';
import { type FieldSource, PLATFORMS, type PollRule } from '@/lib/tracking/feeds/types';

/** What a row of a side feed is: a visit of the inspector, a review at a desk, its target day, or a comment. */
export const SIDE_KINDS = ['inspections', 'reviews', 'targets', 'comments'] as const;
export type SideKind = (typeof SIDE_KINDS)[number];

/** What can be read of a row. `name` is the inspection's kind or the desk; `day` when it is held, arrives or was written. */
export const STEP_FIELDS = [
  'name',
  'cycle',
  'day',
  'endedOn',
  'dueOn',
  'word',
  'subject',
  'body',
  'link',
] as const;
export type StepField = (typeof STEP_FIELDS)[number];

const fieldSource: z.ZodType<FieldSource> = z.lazy(() =>
  z.union([
    z.string().min(1).max(100),
    z.strictObject({ join: z.array(fieldSource).min(1).max(10) }),
    z.strictObject({ first: z.array(fieldSource).min(1).max(10) }),
  ]),
);
const column = z.string().min(1).max(100);
const words = z.array(z.string().min(1).max(200)).max(200);
const poll: z.ZodType<PollRule> = z.union([
  z.strictObject({
    by: z.literal('updated_at'),
    whenReloaded: z
      .strictObject({ columns: z.array(column).min(1), overlapDays: z.int().positive().max(90) })
      .optional(),
  }) as z.ZodType<PollRule>,
  z.strictObject({
    by: z.literal('date'),
    column,
    overlapDays: z.int().positive().max(90),
    kind: z.enum(['timestamp', 'date', 'text']).optional(),
  }) as z.ZodType<PollRule>,
]);

/** One data set beside a city's permits, declared in `side.ts` of the city's folder. */
export const sideFeedSchema = z.strictObject({
  /** Its name within the city. */
  id: z.string().regex(/^[a-z][a-z-]{1,40}$/),
  kind: z.enum(SIDE_KINDS),
  platform: z.enum(PLATFORMS),
  endpoint: z.url({ protocol: /^https$/ }),
  dataset: z.string().min(1).optional(),
  landing: z.url({ protocol: /^https$/ }),
  /** The column with the permit's number, and how its parts are parted there, in some rows at least, and in ours. */
  permit: z.strictObject({
    column,
    separator: z.strictObject({ ours: z.string().min(1), theirs: z.string().min(1) }).optional(),
  }),
  /** Rows about something else than a permit are left alone: only those with one of these values count. */
  only: z.strictObject({ column, values: z.array(z.string().min(1)).min(1) }).optional(),
  /** What tells two rows of one permit apart; the result is no part of it, so that a new one is a change. */
  key: z.array(fieldSource).min(1).max(6),
  fields: z.partialRecord(z.enum(STEP_FIELDS), fieldSource),
  /** The city's words of result by what they mean, compared like status words. */
  outcomes: z
    .strictObject({
      scheduled: words.optional(),
      passed: words.optional(),
      partial: words.optional(),
      failed: words.optional(),
      cancelled: words.optional(),
      waiting: words.optional(),
      approved: words.optional(),
      corrections: words.optional(),
      denied: words.optional(),
      not_needed: words.optional(),
    })
    .optional(),
  /** Desks where nothing waits: they are kept, and nobody is told of them. */
  timelessDesks: words.optional(),
  /** The data set lists a review only once it is finished: that no desk is open says nothing. */
  finishedOnly: z.literal(true).optional(),
  requiredColumns: z.array(column).min(1),
  poll,
  everyMinutes: z.int().min(5).max(1_440),
  licence: z.string().min(1),
  confidence: z.enum(['high', 'medium']),
  evidenceDate: z.string().regex(/^\d{4}-\d{2}$/),
});
export type SideFeed = z.infer<typeof sideFeedSchema>;

/** The side feeds of one city. */
export type CitySide = readonly SideFeed[];

/** One row of a side feed, read: bounded texts, the city's calendar days. What its kind does not have is null. */
export interface Step {
  /** Unique within the permit and the side feed, with the name of the feed before it. */
  key: string;
  name: string | null;
  cycle: number | null;
  day: string | null;
  endedOn: string | null;
  dueOn: string | null;
  /** The city's own word of result. */
  word: string | null;
  /** Of an inspection or a review; empty for the others. */
  outcome: string;
  subject: string | null;
  body: string | null;
  link: string | null;
}
