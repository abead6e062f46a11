import { z } from 'zod';
import { reportQuerySchema } from '@/lib/checking/report/schema';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { permitReport } from '@/lib/edge/server/permit-report';
import { reportAnswer } from '@/lib/edge/server/reports';
import { permitIdSchema } from '@/lib/tracking/permits/schema';

/** A permit as a PDF, for its page to offer. */
export const GET = browserRoute({
  name: 'getPermitReport',
  access: 'permits.read',
  limit: 'read',
  params: z.object({ permit: permitIdSchema }),
  query: reportQuerySchema,
  run: (ctx, { params: { permit: permitId }, query: { lang: locale, state } }) =>
    reportAnswer(ctx, permitReport(ctx, { permitId, locale }), state),
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
