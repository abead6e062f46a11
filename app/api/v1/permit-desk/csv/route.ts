import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { attachment } from '@/lib/checking/files/disposition';
import { CSV_COLUMNS, csvOfPermits } from '@/lib/company/desk/csv';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { callerLocale } from '@/lib/edge/server/session';
import { utcDay } from '@/lib/platform/clock/days';
import { STATUS_BUCKETS, type StatusBucket } from '@/lib/tracking/permits/types';

const said = z.string().max(1_000).optional();

/** The shown permits, or those chosen of them, as a table for a spreadsheet; written while it is read. */
export const GET = browserRoute({
  name: 'getPermitsCsv',
  access: 'permits.read',
  limit: 'write',
  params: z.object({}),
  query: z.object({
    q: said,
    ids: z
      .string()
      .max(8_000)
      .regex(/^\d+(,\d+)*$/)
      .optional(),
  }),
  run: async (ctx, { query, account }) => {
    const locale = await callerLocale();
    const [t, statusWord] = await Promise.all([
      getTranslations({ locale, namespace: 'desk' }),
      getTranslations({ locale, namespace: 'common.status' }),
    ]);
    const statuses = Object.fromEntries(
      STATUS_BUCKETS.map((bucket) => [bucket, statusWord(bucket)]),
    ) as Record<StatusBucket, string>;
    const body = await csvOfPermits(ctx, {
      filter: query.q ?? '',
      ids: query.ids?.split(',').map(Number) ?? null,
      timeZone: account?.company?.timeZone ?? 'UTC',
      heads: CSV_COLUMNS.map((column) => t(`csvColumns.${column}`)),
      statuses,
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(`${t('csvFile', { day: utcDay(ctx.now) })}.csv`),
        'cache-control': 'private, no-store',
      },
    });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
