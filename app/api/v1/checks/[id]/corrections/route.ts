import { correctPages, ruleOutDocument } from '@/lib/checking/checks/corrections';
import { correctPagesOperation } from '@/lib/edge/api/operations/checks';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { AppError } from '@/lib/errors';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(correctPagesOperation, async (ctx, { params, body }) => {
    const { file_id: fileId, document_id: documentId, relation, first_page: firstPage = 1 } = body;
    const checkId = params.id;
    if (fileId === undefined) return ruleOutDocument(ctx, { checkId, documentId }).catch(inOurNames);
    const pages = { firstPage, lastPage: body.last_page ?? firstPage };
    const said = { checkId, fileId, documentId, relation, ...pages };
    const { id } = await correctPages(ctx, said).catch(inOurNames);
    return { ids: [id] };
  }),
);

function inOurNames(error: unknown): never {
  const code = error instanceof AppError ? error.fields?.documentId : undefined;
  if (code === undefined) throw error;
  throw new AppError('invalid_input', { fields: { document_id: code } });
}
