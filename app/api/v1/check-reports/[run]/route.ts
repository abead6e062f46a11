import { z } from 'zod';
import { admit } from '@/lib/access/gate';
import { senderOf } from '@/lib/accounts/sender';
import { getReportSource, getSharedReportSource } from '@/lib/checks/report-source';
import { runIdSchema } from '@/lib/checks/share-schema';
import { AppError } from '@/lib/errors';
import { attachment } from '@/lib/files/disposition';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { renderReport } from '@/lib/report/render-report';
import { reportFileName } from '@/lib/report/report-file-name';
import { answerBrowser, refuseMethods } from '@/lib/server/browser-route';
import { REPORT_FONTS } from '@/lib/server/report-fonts';
import { THROTTLES } from '@/lib/throttle/policies';
import { requireAttempt } from '@/lib/throttle/throttle';

type Props = { params: Promise<{ run: string }> };

const querySchema = z.object({
  lang: z.enum(LOCALES).catch(DEFAULT_LOCALE),
  share: z.string().max(64).optional().catch(''),
});

/** The report of a run as a PDF: for the company whose run it is, and for whoever was given a link to it. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const query = querySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { lang: locale, share: token } = query;
  const limit = token === undefined ? 'read' : 'public';
  return answerBrowser(request, { name: 'getCheckReport', limit }, async (ctx, account) => {
    const runId = runIdSchema.safeParse((await params).run);
    if (!runId.success) throw new AppError('not_found');
    const source =
      token === undefined
        ? await getReportSource(admit(ctx, account, 'checks.read'), { runId: runId.data })
        : await getSharedReportSource(ctx, { token, runId: runId.data });
    // Setting the pages takes the machine as long as reading a hundred screens.
    await requireAttempt(ctx, THROTTLES.checkReport, account?.user.id ?? senderOf(ctx));
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
  });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
