import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { attachment } from '@/lib/checking/files/disposition';
import { csvOfRejected } from '@/lib/company/imports/csv';
import { ownImportSchema } from '@/lib/company/imports/schema';
import { ROW_PROBLEMS } from '@/lib/company/imports/types';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { callerLocale } from '@/lib/edge/server/session';

/** The rows of a list that were not taken, each with what to change: to be mended and sent again. */
export const GET = browserRoute({
  name: 'getRejectedRows',
  access: 'permits.bulk',
  limit: 'write',
  params: ownImportSchema,
  query: z.object({}),
  run: async (ctx, { params }) => {
    const locale = await callerLocale();
    const [t, problem, field] = await Promise.all([
      getTranslations({ locale, namespace: 'bulk.faults' }),
      getTranslations({ locale, namespace: 'bulk.problems' }),
      getTranslations({ locale, namespace: 'bulk.fields' }),
    ]);
    const words = Object.fromEntries(ROW_PROBLEMS.map((code) => [code, problem(code)]));
    const { body, name } = await csvOfRejected(ctx, {
      ...params,
      heads: { row: t('row'), change: t('change') },
      word: ({ field: of, code }) => `${field(of)}: ${words[code] ?? ''}`,
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': attachment(`${t('file', { name })}.csv`),
        'cache-control': 'private, no-store',
      },
    });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
