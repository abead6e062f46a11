import { askForPapers } from '@/lib/company/compliance/links';
import { askForPapersOperation } from '@/lib/edge/api/operations/compliance';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(askForPapersOperation, (ctx, { params }) =>
    askForPapers(ctx, { subcontractorId: params.id, mail: mailSettings() }),
  ),
);
