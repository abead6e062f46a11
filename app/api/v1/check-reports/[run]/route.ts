import { z } from 'zod';
import { getReportSource, getSharedReportSource } from '@/lib/checking/checks/report-source';
import { runIdSchema } from '@/lib/checking/checks/share-schema';
import { attachment } from '@/lib/checking/files/disposition';
import { renderReport } from '@/lib/checking/report/render-report';
import { reportFileName } from '@/lib/checking/report/report-file-name';
import type { ReportSource } from '@/lib/checking/report/types';
import type { Context } from '@/lib/context';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { REPORT_FONTS } from '@/lib/edge/server/report-fonts';
import { getClientNetwork } from '@/lib/identity/accounts/client-network';
import type { Account } from '@/lib/identity/accounts/types';
import { THROTTLES } from '@/lib/identity/throttle/policies';
import { requireAttempt } from '@/lib/identity/throttle/throttle';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/platform/i18n/locales';

const params = z.object({ run: runIdSchema });
const lang = z.enum(LOCALES).catch(DEFAULT_LOCALE);

/** The report of a run as a PDF, for the company whose run it is. */
const ownReport = browserRoute({
  name: 'getCheckReport',
  access: 'checks.read',
  limit: 'read',
  params,
  query: z.object({ lang }),
  run: async (ctx, { params: { run: runId }, query, account }) =>
    answer(ctx, account, await getReportSource(ctx, { runId }), query.lang),
});

/** The same for whoever was given a link to it. */
const sharedReport = browserRoute({
  name: 'getCheckReport',
  access: 'public',
  limit: 'public',
  params,
  query: z.object({ lang, share: z.string().max(64).catch('') }),
  run: async (ctx, { params: { run: runId }, query, account }) =>
    answer(ctx, account, await getSharedReportSource(ctx, { token: query.share, runId }), query.lang),
});

export const GET: typeof ownReport = (request, route) =>
  (new URL(request.url).searchParams.has('share') ? sharedReport : ownReport)(request, route);

async function answer(
  ctx: Context,
  account: Account | null,
  source: ReportSource,
  locale: Locale,
): Promise<Response> {
  // Setting the pages takes the machine as long as reading a hundred screens.
  await requireAttempt(ctx, THROTTLES.checkReport, account?.user.id ?? getClientNetwork(ctx));
  const pdf = await renderReport(source, { locale, fonts: REPORT_FONTS });
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': attachment(await reportFileName(source, locale)),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
