import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { roundCsv } from '@/lib/checking/checks/round-csv';
import { getRound } from '@/lib/checking/checks/round-queries';
import { roundIdSchema } from '@/lib/checking/checks/round-schema';
import { attachment } from '@/lib/checking/files/disposition';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/i18n/locales';

/** A round with its answers as a table, to be put into a city's own form. */
export const GET = browserRoute({
  name: 'getRoundCsv',
  access: 'checks.read',
  limit: 'read',
  params: z.object({ round: roundIdSchema }),
  query: z.object({ lang: z.enum(LOCALES).catch(DEFAULT_LOCALE) }),
  run: async (ctx, { params: { round: roundId }, query: { lang: locale } }) => {
    const found = await getRound(ctx, { roundId });
    const t = await getTranslations({ locale, namespace: 'rounds' });
    const body = roundCsv(found, {
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
        'content-disposition': attachment(`${t('letter.file', { number: found.number })}.csv`),
        'cache-control': 'private, no-store',
      },
    });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
