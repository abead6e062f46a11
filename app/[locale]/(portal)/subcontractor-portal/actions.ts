'use server';

import { z } from 'zod';
import { renewPortalCalendar, revokePortalCalendar } from '@/lib/company/calendar/mutations';
import { addPortalNote } from '@/lib/company/notes/portal';
import { addNoteSchema } from '@/lib/company/notes/schema';
import { setPortalTaskDone } from '@/lib/company/tasks/portal';
import { taskIdSchema } from '@/lib/company/tasks/schema';
import { createAction } from '@/lib/edge/server/action';
import { ownAddress } from '@/lib/edge/server/own-address';

const access = 'portal.read';
const input = z.object({ companyId: z.string().min(1).max(64) });

/** Makes the address, or a new one in place of the one there is; the only time it is told. */
export const renewPortalCalendarAction = createAction({
  access,
  input,
  run: async (ctx, contractor) => {
    const { token } = await renewPortalCalendar(ctx, contractor);
    return { address: ownAddress(`/api/v1/calendar/${token}.ics`) };
  },
});

export const revokePortalCalendarAction = createAction({ access, input, run: revokePortalCalendar });

export const setTaskDoneAction = createAction({
  access,
  input: z.object({ taskId: taskIdSchema, done: z.boolean() }),
  run: setPortalTaskDone,
});

export const addCommentAction = createAction({ access, input: addNoteSchema, run: addPortalNote });
