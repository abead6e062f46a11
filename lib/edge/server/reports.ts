import 'server-only';
import { attachment } from '@/lib/checking/files/disposition';
import { askForReport, getReport, getReportState } from '@/lib/checking/report/ask-for-report';
import type { Reported, ReportJob } from '@/lib/checking/report/kept-report';
import type { Context } from '@/lib/context';
import type { Download } from '@/lib/edge/api/operation';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import { fileStore } from './files';

/** A report somebody asks for: read anew each time, because what it says may change while it is drawn. */
export interface AskedReport<N extends ReportJob, S extends object> {
  read: () => Promise<Reported<N, S>>;
  nameOf: (source: S) => Promise<string>;
  /** Whose attempts count, where it has to be made. */
  who: string;
}

/** A report to be sent, once the worker has drawn it. */
export async function reportFile<N extends ReportJob, S extends object>(
  ctx: Context,
  asked: AskedReport<N, S>,
): Promise<Download> {
  const { bytes, source } = await getReport(ctx, asked.read, asking(ctx, asked));
  return { name: await asked.nameOf(source), bytes };
}

/** The same for our own pages; with `state` how far it is instead, and `ask` has it drawn. */
export async function reportAnswer<N extends ReportJob, S extends object>(
  ctx: Context,
  asked: AskedReport<N, S>,
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
