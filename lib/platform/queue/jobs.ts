import { z } from 'zod';
import { LOCALES } from '@/lib/platform/i18n/locales';

interface JobKind<Data extends z.ZodType = z.ZodType> {
  data: Data;
  /** After so long a worker counts as gone, and the job is given to another. */
  expireSeconds: number;
}

const feed = z.object({ feedId: z.string(), record: z.string() });
const nothing = z.object({});
/** In which language, and by the release of whoever asked. */
const drawing = z.object({ locale: z.enum(LOCALES), release: z.string() });

/** THE table of jobs: what each is told, and how long it may take. What it does stands in `lib/edge/jobs/registry.ts`. */
export const JOB_KINDS = {
  'probe-feeds': { data: nothing, expireSeconds: 1_800 },
  // A feed can take long to read the first time.
  'poll-feed': { data: feed, expireSeconds: 3_600 },
  'poll-side-feed': { data: feed.extend({ source: z.string() }), expireSeconds: 1_800 },
  // A register's first reading is its largest.
  'read-register': { data: z.object({ registerSourceId: z.string() }), expireSeconds: 3_600 },
  'watch-licences': { data: nothing, expireSeconds: 900 },
  'recheck-feed': { data: feed, expireSeconds: 1_800 },
  'suggest-names': { data: nothing, expireSeconds: 900 },
  'fan-out': { data: nothing, expireSeconds: 900 },
  // What somebody waits for: links, texts, mail of the moment.
  deliver: { data: nothing, expireSeconds: 900 },
  // What goes out behind it.
  'deliver-digests': { data: nothing, expireSeconds: 900 },
  // One job for each file that waits; which file it reads is decided when it begins.
  'read-file': { data: z.object({ fileId: z.string() }), expireSeconds: 3_600 },
  // The same, in the place kept for companies with a plan.
  'read-paid-file': { data: z.object({ fileId: z.string() }), expireSeconds: 3_600 },
  'read-paper': { data: z.object({ paperId: z.string() }), expireSeconds: 1_800 },
  'read-city-mail': { data: z.object({ mailId: z.string() }), expireSeconds: 1_800 },
  'run-check': { data: z.object({ runId: z.string() }), expireSeconds: 1_800 },
  // A drawing has two minutes; a worker that is gone by then left it to the next.
  'draw-report': {
    data: drawing.extend({ runId: z.string() }),
    expireSeconds: 180,
  },
  'draw-permit': {
    data: drawing.extend({ companyId: z.string(), permitId: z.number().int() }),
    expireSeconds: 180,
  },
  'run-bulk': { data: z.object({ bulkId: z.string() }), expireSeconds: 1_800 },
  'run-import': { data: z.object({ importId: z.string() }), expireSeconds: 1_800 },
  'place-permits': { data: nothing, expireSeconds: 900 },
  'run-workflows': { data: nothing, expireSeconds: 900 },
  'call-webhooks': { data: nothing, expireSeconds: 900 },
  'sync-billing': { data: nothing, expireSeconds: 900 },
  'send-lead-digests': { data: nothing, expireSeconds: 900 },
  'keep-plans': { data: nothing, expireSeconds: 900 },
  'pack-export': { data: z.object({ exportId: z.string() }), expireSeconds: 3_600 },
  erase: { data: nothing, expireSeconds: 1_800 },
  tidy: { data: nothing, expireSeconds: 900 },
} as const satisfies Record<string, JobKind>;

export type JobName = keyof typeof JOB_KINDS;
export type JobData<N extends JobName = JobName> = z.infer<(typeof JOB_KINDS)[N]['data']>;

export const JOB_NAMES = Object.keys(JOB_KINDS) as JobName[];

/** What a job was told, checked: it may come from a release before this one. */
export function dataOf<N extends JobName>(job: N, data: unknown): JobData<N> {
  return JOB_KINDS[job].data.parse(data) as JobData<N>;
}

/** What two askers for the same work call it: asked for twice before it has begun, it is done once. */
export function keyOf<N extends JobName>(job: N, data: JobData<N>): string {
  if ('source' in data) return `${data.feedId}/${data.source}`;
  if ('feedId' in data) return data.feedId;
  if ('registerSourceId' in data) return data.registerSourceId;
  if ('fileId' in data) return data.fileId;
  if ('exportId' in data) return data.exportId;
  if ('bulkId' in data) return data.bulkId;
  if ('importId' in data) return data.importId;
  if ('paperId' in data) return data.paperId;
  if ('mailId' in data) return data.mailId;
  return 'runId' in data ? data.runId : job;
}

/** Jobs that work off whatever waits: several that were asked for are done by one run. */
export function worksOffAll(name: JobName): boolean {
  return JOB_KINDS[name].data === nothing;
}

/** The table whose row a field of a job's data names, so that the job goes when the row does; null for what is nobody's. */
export const JOB_SUBJECTS: Readonly<Record<string, string | null>> = {
  feedId: null,
  record: null,
  source: null,
  registerSourceId: null,
  locale: null,
  release: null,
  companyId: 'companies',
  permitId: null,
  fileId: 'check_files',
  runId: 'check_runs',
  exportId: 'data_exports',
  bulkId: 'permit_bulks',
  importId: 'imports',
  paperId: 'compliance_papers',
  mailId: 'city_mails',
};
