import { addAttachment } from '@/lib/checking/attachments/mutations';
import { listAttachments } from '@/lib/checking/attachments/queries';
import { addAttachmentSchema } from '@/lib/checking/attachments/schema';
import { toFileAnswer } from '@/lib/checking/attachments/to-api';
import { requireSubject } from '@/lib/company/projects/owned';
import { subjectSchema } from '@/lib/company/projects/schema';
import { listJobFilesOperation, uploadJobFileOperation } from '@/lib/edge/api/operations/jobs';
import { parseInput } from '@/lib/edge/api/parse-input';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { fileBody } from '@/lib/edge/server/file-body';
import { fileStore } from '@/lib/edge/server/files';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listJobFilesOperation, async (ctx, { query }) => {
    const subject = parseInput(subjectSchema, { projectId: query.job_id, permitId: query.permit_id });
    return { items: (await listAttachments(ctx, await requireSubject(ctx, subject))).map(toFileAnswer) };
  }),
  handler(uploadJobFileOperation, (ctx, { query }, _, request) => {
    const { job_id, permit_id, request_key, kind, name } = query;
    const given = { projectId: job_id, permitId: permit_id, requestKey: request_key, kind, name };
    const input = parseInput(addAttachmentSchema, given);
    return addAttachment(ctx, { ...input, ...fileBody(request), files: fileStore() });
  }),
);
