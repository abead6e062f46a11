import { addNote } from '@/lib/company/notes/mutations';
import { listNotes } from '@/lib/company/notes/queries';
import { addNoteSchema } from '@/lib/company/notes/schema';
import { toNoteAnswer } from '@/lib/company/notes/to-api';
import { requireSubject } from '@/lib/company/projects/owned';
import { subjectSchema } from '@/lib/company/projects/schema';
import { createNoteOperation, listNotesOperation } from '@/lib/edge/api/operations/jobs';
import { parseInput } from '@/lib/edge/api/parse-input';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listNotesOperation, async (ctx, { query }) => {
    const subject = parseInput(subjectSchema, { projectId: query.job_id, permitId: query.permit_id });
    return { items: (await listNotes(ctx, await requireSubject(ctx, subject))).map(toNoteAnswer) };
  }),
  handler(createNoteOperation, (ctx, { body: { job_id, permit_id, request_key, body, shared } }) => {
    const given = { projectId: job_id, permitId: permit_id, requestKey: request_key, body, shared };
    return addNote(ctx, { ...parseInput(addNoteSchema, given), mail: mailSettings() });
  }),
);
