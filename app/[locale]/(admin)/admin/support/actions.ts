'use server';

import { z } from 'zod';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { addTicketNote, answerTicket, assignTicket, setTicketClosed } from '@/lib/site/support/desk';
import { adminReplySchema, assignTicketSchema, noteSchema, oneTicketSchema } from '@/lib/site/support/schema';

const access = 'admin';

export const answerTicketAction = createAction({
  access,
  input: adminReplySchema,
  async run(ctx, input) {
    const { entryId } = await answerTicket(ctx, { ...input, mail: mailSettings() });
    return { ticketId: input.ticketId, entryId };
  },
});

export const addTicketNoteAction = createAction({
  access,
  input: noteSchema,
  run: async (ctx, input) => ({ ticketId: input.ticketId, ...(await addTicketNote(ctx, input)) }),
});

export const assignTicketAction = createAction({ access, input: assignTicketSchema, run: assignTicket });

export const setTicketClosedAction = createAction({
  access,
  input: oneTicketSchema.extend({ closed: z.boolean() }),
  run: setTicketClosed,
});
