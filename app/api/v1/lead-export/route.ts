import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { attachment } from '@/lib/checking/files/disposition';
import { LEAD_COLUMNS, type LeadColumn, leadsCsv } from '@/lib/company/prospects/csv';
import { exportLeads } from '@/lib/company/prospects/queries';
import { leadFiltersSchema } from '@/lib/company/prospects/schema';
import { LEAD_STAGES, type LeadStage } from '@/lib/company/prospects/types';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/platform/i18n/locales';

/** The leads of the page's filters as a table. */
export const GET = browserRoute({
  name: 'getLeadCsv',
  access: 'prospects.read',
  limit: 'read',
  params: z.object({}),
  query: leadFiltersSchema.extend({ lang: z.enum(LOCALES).catch(DEFAULT_LOCALE) }),
  run: async (ctx, { query: { lang: locale, ...filters } }) => {
    const t = await getTranslations({ locale, namespace: 'prospects' });
    const heads = Object.fromEntries(LEAD_COLUMNS.map((column) => [column, t(`csv.${column}`)]));
    const stages = Object.fromEntries(LEAD_STAGES.map((stage) => [stage, t(`stages.${stage}`)]));
    const body = leadsCsv(await exportLeads(ctx, filters), {
      heads: heads as Record<LeadColumn, string>,
      stages: stages as Record<LeadStage, string>,
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
