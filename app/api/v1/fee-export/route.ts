import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { FEE_COLUMNS, type FeeColumn, feesCsv } from '@/lib/checking/fees-due/csv';
import { listFees } from '@/lib/checking/fees-due/queries';
import { feeFiltersSchema } from '@/lib/checking/fees-due/schema';
import { FEE_SOURCES, type FeeSource } from '@/lib/checking/fees-due/types';
import { attachment } from '@/lib/checking/files/disposition';
import { FEE_STATES, type FeeState } from '@/lib/company/projects/types';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/i18n/locales';

/** The fees of the page's filters as a table for accounting. */
export const GET = browserRoute({
  name: 'getFeeCsv',
  access: 'fees.read',
  limit: 'read',
  params: z.object({}),
  query: feeFiltersSchema.extend({ lang: z.enum(LOCALES).catch(DEFAULT_LOCALE) }),
  run: async (ctx, { query: { lang: locale, ...filters } }) => {
    const t = await getTranslations({ locale, namespace: 'fees' });
    const heads = Object.fromEntries(FEE_COLUMNS.map((column) => [column, t(`csv.${column}`)]));
    const states = Object.fromEntries(FEE_STATES.map((state) => [state, t(`states.${state}`)]));
    const sources = Object.fromEntries(FEE_SOURCES.map((source) => [source, t(`sources.${source}`)]));
    const body = feesCsv(await listFees(ctx, filters), {
      heads: heads as Record<FeeColumn, string>,
      states: states as Record<FeeState, string>,
      sources: sources as Record<FeeSource, string>,
      unpaid: t('unpaidByFeed'),
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(`${t('title')}.csv`),
        'cache-control': 'private, no-store',
      },
    });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
