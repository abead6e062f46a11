import { z } from 'zod';
import { getReportSource, getSharedReportSource } from '@/lib/checking/checks/report-source';
import { runIdSchema } from '@/lib/checking/checks/share-schema';
import { reportQuerySchema } from '@/lib/checking/report/schema';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { checkReport } from '@/lib/edge/server/check-report';
import { reportAnswer } from '@/lib/edge/server/reports';
import { getClientNetwork } from '@/lib/identity/accounts/client-network';

const params = z.object({ run: runIdSchema });

/** The report of a run as a PDF, for the company whose run it is. */
const ownReport = browserRoute({
  name: 'getCheckReport',
  access: 'checks.read',
  limit: 'read',
  params,
  query: reportQuerySchema,
  run: async (ctx, { params: { run: runId }, query }) => {
    const source = await getReportSource(ctx, { runId });
    const report = checkReport(ctx, { runId, source, locale: query.lang, who: ctx.actor.userId });
    return reportAnswer(ctx, report, query.state);
  },
});

/** The same for whoever was given a link to it. */
const sharedReport = browserRoute({
  name: 'getCheckReport',
  access: 'public',
  limit: 'public',
  params,
  query: reportQuerySchema.extend({ share: z.string().max(64).catch('') }),
  run: async (ctx, { params: { run: runId }, query, account }) => {
    const source = await getSharedReportSource(ctx, { token: query.share, runId });
    const who = account?.user.id ?? getClientNetwork(ctx);
    return reportAnswer(ctx, checkReport(ctx, { runId, source, locale: query.lang, who }), query.state);
  },
});

export const GET: typeof ownReport = (request, route) =>
  (new URL(request.url).searchParams.has('share') ? sharedReport : ownReport)(request, route);

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
