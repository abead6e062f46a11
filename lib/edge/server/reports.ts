import 'server-only';
import { attachment } from '@/lib/checking/files/disposition';
import { permitReportFileName } from '@/lib/checking/permit-report/permit-report-file-name';
import { ownPermitReported } from '@/lib/checking/permit-report/permit-reported';
import type { PermitReportSource } from '@/lib/checking/permit-report/types';
import { askForReport, getReport, getReportState } from '@/lib/checking/report/ask-for-report';
import { checkReported } from '@/lib/checking/report/check-reported';
import type { Reported, ReportJob } from '@/lib/checking/report/kept-report';
import { reportFileName } from '@/lib/checking/report/report-file-name';
import type { ReportSource } from '@/lib/checking/report/types';
import type { Context, UserActor } from '@/lib/context';
import type { Download } from '@/lib/edge/api/operation';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import type { Locale } from '@/lib/platform/i18n/locales';
import { fileStore } from './files';

/** A report somebody asks for: read anew each time, because what it says may change while it is drawn. */
interface Asked<N extends ReportJob, S extends object> {
  read: () => Promise<Reported<N, S>>;
  nameOf: (source: S) => Promise<string>;
  /** Whose attempts count, where it has to be made. */
  who: string;
}

/** A report to be sent, once the worker has drawn it. */
export async function reportFile<N extends ReportJob, S extends object>(
  ctx: Context,
  asked: Asked<N, S>,
): Promise<Download> {
  const { bytes, source } = await getReport(ctx, asked.read, asking(ctx, asked));
  return { name: await asked.nameOf(source), bytes };
}

/** The same for our own pages; with `state` how far it is instead, and `ask` has it drawn. */
export async function reportAnswer<N extends ReportJob, S extends object>(
  ctx: Context,
  asked: Asked<N, S>,
  state: 'ask' | 'look' | undefined,
): Promise<Response> {
  if (state) {
    const reported = await asked.read();
    const means = asking(ctx, asked);
    const how = await (state === 'ask'
      ? askForReport(ctx, reported, means)
      : getReportState(ctx, means.files, reported));
    return Response.json({ state: how }, { headers: PRIVATE });
  }
  const { name, bytes } = await reportFile(ctx, asked);
  return new Response(bytes, {
    headers: {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': attachment(name),
      'x-robots-tag': 'noindex',
    },
  });
}

const PRIVATE = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' };

function asking(ctx: Context, { who }: { who: string }) {
  return { files: fileStore(), onAsk: () => requireAttempt(ctx, THROTTLES.report, who) };
}

interface CheckAsked {
  runId: string;
  source: ReportSource;
  locale: Locale;
  who: string;
}

/** The report of a run that the caller was allowed to read. */
export function checkReport(ctx: Context, { who, ...run }: CheckAsked): Asked<'draw-report', ReportSource> {
  return {
    who,
    read: () => checkReported(ctx, run),
    nameOf: (source) => reportFileName(source, run.locale),
  };
}

/** The report of one of the company's permits. */
export function permitReport(
  ctx: Context<UserActor>,
  permit: { permitId: number; locale: Locale },
): Asked<'draw-permit', PermitReportSource> {
  return {
    who: ctx.actor.userId,
    read: () => ownPermitReported(ctx, permit),
    nameOf: (source) => permitReportFileName(source, permit.locale),
  };
}
