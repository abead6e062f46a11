import { getTranslations } from 'next-intl/server';
import { admit } from '@/lib/access/gate';
import { roundCsv } from '@/lib/checks/round-csv';
import { getRound } from '@/lib/checks/round-queries';
import { roundIdSchema } from '@/lib/checks/round-schema';
import { AppError } from '@/lib/errors';
import { attachment } from '@/lib/files/disposition';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { answerBrowser, refuseMethods } from '@/lib/server/browser-route';

type Props = { params: Promise<{ round: string }> };

/** A round with its answers as a table, to be put into a city's own form. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  return answerBrowser(request, { name: 'getRoundCsv', limit: 'read' }, async (visitor, account) => {
    const ctx = admit(visitor, account, 'checks.read');
    const roundId = roundIdSchema.safeParse((await params).round);
    if (!roundId.success) throw new AppError('not_found');
    const round = await getRound(ctx, { roundId: roundId.data });
    const given = new URL(request.url).searchParams.get('lang') ?? '';
    const locale = isLocale(given) ? given : DEFAULT_LOCALE;
    const t = await getTranslations({ locale, namespace: 'rounds' });
    const body = roundCsv(round, {
      number: t('columns.number'),
      discipline: t('add.discipline'),
      comment: t('columns.comment'),
      sheet: t('columns.sheet'),
      answer: t('columns.answer'),
      version: t('columns.version'),
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(`${t('letter.file', { number: round.number })}.csv`),
        'cache-control': 'private, no-store',
      },
    });
  });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
