import { removeNote, updateNote } from '@/lib/company/notes/mutations';
import { updateNoteSchema } from '@/lib/company/notes/schema';
import { deleteNoteOperation, updateNoteOperation } from '@/lib/edge/api/operations/jobs';
import { parseInput } from '@/lib/edge/api/parse-input';
import { handler, routeHandlers } from '@/lib/edge/server/api';
import { mailSettings } from '@/lib/edge/server/mail';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(updateNoteOperation, (ctx, { params: { id }, body }) =>
    updateNote(ctx, { ...parseInput(updateNoteSchema, { ...body, noteId: id }), mail: mailSettings() }),
  ),
  handler(deleteNoteOperation, (ctx, { params: { id } }) => removeNote(ctx, { noteId: id })),
);
