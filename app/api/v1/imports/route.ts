import { uploadImport } from '@/lib/company/imports/mutations';
import { listImports } from '@/lib/company/imports/queries';
import { toImport } from '@/lib/company/imports/to-api';
import { listImportsOperation, uploadImportOperation } from '@/lib/edge/api/operations/imports';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { fileBody } from '@/lib/edge/server/file-body';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listImportsOperation, async (ctx) => ({ items: (await listImports(ctx)).map(toImport) })),
  handler(uploadImportOperation, (ctx, { query }, _, request) =>
    uploadImport(ctx, { ...query, ...fileBody(request) }),
  ),
);
