import { z } from 'zod';
import { getReportSource, getSharedReportSource } from '@/lib/checking/checks/report-source';
import { runIdSchema } from '@/lib/checking/checks/share-schema';
import { attachment } from '@/lib/checking/files/disposition';
import type { ReportSource } from '@/lib/checking/report/types';
import type { Context } from '@/lib/context';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { reportFile, reportState } from '@/lib/edge/server/reports';
import { getClientNetwork } from '@/lib/identity/accounts/client-network';
import type { Account } from '@/lib/identity/accounts/types';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/platform/i18n/locales';

const params = z.object({ run: runIdSchema });
const lang = z.enum(LOCALES).catch(DEFAULT_LOCALE);
/** Instead of the file, how far it is: `ask` also has it drawn. */
const state = z.enum(['ask', 'look']).optional().catch(undefined);
type Asked = z.output<typeof state>;

/** The report of a run as a PDF, for the company whose run it is. */
const ownReport = browserRoute({
  name: 'getCheckReport',
  access: 'checks.read',
  limit: 'read',
  params,
  query: z.object({ lang, state }),
  run: async (ctx, { params: { run: runId }, query, account }) => {
    const source = await getReportSource(ctx, { runId });
    return answer(ctx, account, { runId, source, locale: query.lang }, query.state);
  },
});

/** The same for whoever was given a link to it. */
const sharedReport = browserRoute({
  name: 'getCheckReport',
  access: 'public',
  limit: 'public',
  params,
  query: z.object({ lang, state, share: z.string().max(64).catch('') }),
  run: async (ctx, { params: { run: runId }, query, account }) => {
    const source = await getSharedReportSource(ctx, { token: query.share, runId });
    return answer(ctx, account, { runId, source, locale: query.lang }, query.state);
  },
});

export const GET: typeof ownReport = (request, route) =>
  (new URL(request.url).searchParams.has('share') ? sharedReport : ownReport)(request, route);

async function answer(
  ctx: Context,
  account: Account | null,
  report: { runId: string; source: ReportSource; locale: Locale },
  asked: Asked,
): Promise<Response> {
  const wanted = { ...report, who: account?.user.id ?? getClientNetwork(ctx) };
  if (asked)
    return Response.json(
      { state: await reportState(ctx, wanted, asked === 'ask') },
      { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } },
    );
  const { name, bytes } = await reportFile(ctx, wanted);
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': attachment(name),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
