import { downloadDataExportOperation } from '@/lib/edge/api/operations/privacy';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { fileStore } from '@/lib/edge/server/files';
import { mailSettings } from '@/lib/edge/server/mail';
import { env } from '@/lib/env';
import { takeExport, unlockExport } from '@/lib/site/privacy/exports';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(downloadDataExportOperation, async (ctx, { params: { id: exportId }, body }) => {
    await unlockExport(ctx, { exportId, ...body, secret: env().AUTH_SECRET, mail: mailSettings() });
    return takeExport(ctx, { exportId, files: fileStore() });
  }),
);
