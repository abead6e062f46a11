import { addPortalNote, listPortalNotes } from '@/lib/company/notes/portal';
import { toPortalNote } from '@/lib/company/subcontractors/portal-to-api';
import {
  addPortalProjectNoteOperation,
  listPortalProjectNotesOperation,
} from '@/lib/edge/api/operations/portal-work';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPortalProjectNotesOperation, async (ctx, { params }) => ({
    items: (await listPortalNotes(ctx, { projectId: params.id })).map(toPortalNote),
  })),
  handler(addPortalProjectNoteOperation, (ctx, { params, body: { body, request_key: requestKey } }) =>
    addPortalNote(ctx, { projectId: params.id, body, requestKey }),
  ),
);
