import type { FileStore } from '@/lib/checking/files/types';
import type { Judge } from '@/lib/checking/judging/types';
import type { LanguageModel } from '@/lib/checking/model/types';
import type { ReaderProgram } from '@/lib/checking/reading/types';
import type { MailTransport } from '@/lib/company/notifications/send';
import type { Context, JobActor } from '@/lib/context';
import type { JobData, JobName } from '@/lib/platform/queue/jobs';
import type { ReportProgram } from '@/lib/platform/reports/draw-report';
import type { PaymentProvider } from '@/lib/providers/billing/provider';
import type { SmsTransport } from '@/lib/providers/sms/types';
import type { FeedHttp } from '@/lib/tracking/feeds/types';

/** The outside world as jobs see it, chosen once from the environment. */
export interface JobServices {
  feeds: FeedHttp;
  /** Instead of each record's own cadence. */
  pollEveryMs?: number | undefined;
  /** Requests to one portal's host on a day, by all workers; without it they are not counted against any. */
  requestsPerHost?: number | undefined;
  /** Instead of the usual waits between two rounds of asking for single permits. */
  recheckEveryMs?: number;
  /** Rows a page instead of the usual; small where a read is to be cut often. */
  pageSize?: number;
  /** How long a reader may give no sign of life; longer only where the clock runs fast. */
  leaseMs?: number;
  /** The time, where it is not the machine's. */
  clock?: (() => Date) | undefined;
  siteUrl: string;
  /** The sender's, for the end of notice mails. */
  postalAddress?: string | undefined;
  /** Null keeps every message in the outbox. */
  mail: MailTransport | null;
  /** Null keeps every text in the outbox. */
  sms: SmsTransport | null;
  /** Where uploaded files lie. */
  files: FileStore;
  /** What reads them, in a process of its own. */
  reader: ReaderProgram;
  /** What judges a package by the rules. */
  judge: Judge;
  /** What draws reports, in a process of its own. */
  report: ReportProgram;
  /** Null: the rules alone. */
  model: LanguageModel | null;
  /** Who takes the money. */
  payments: (ctx: Context) => PaymentProvider;
  /** Raised when the worker is asked to stop. */
  signal: AbortSignal;
}

export type JobContext = Context<JobActor>;

export type JobRun<N extends JobName> = (
  ctx: JobContext,
  services: JobServices,
  data: JobData<N>,
) => Promise<void>;
