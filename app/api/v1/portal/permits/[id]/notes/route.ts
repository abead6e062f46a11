import { addPortalNote, listPortalNotes } from '@/lib/company/notes/portal';
import { toPortalNote } from '@/lib/company/subcontractors/portal-to-api';
import {
  addPortalPermitNoteOperation,
  listPortalPermitNotesOperation,
} from '@/lib/edge/api/operations/portal-work';
import { handler, routeHandlers } from '@/lib/edge/server/api';

export const { GET, POST, PUT, PATCH, DELETE } = routeHandlers(
  handler(listPortalPermitNotesOperation, async (ctx, { params }) => ({
    items: (await listPortalNotes(ctx, { permitId: params.id })).map(toPortalNote),
  })),
  handler(addPortalPermitNoteOperation, (ctx, { params, body: { body, request_key: requestKey } }) =>
    addPortalNote(ctx, { permitId: params.id, body, requestKey }),
  ),
);
