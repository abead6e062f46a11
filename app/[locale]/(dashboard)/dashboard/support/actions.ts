'use server';

import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';
import { callerLocale } from '@/lib/edge/server/session';
import { oneTicketSchema, openTicketSchema, replySchema } from '@/lib/site/support/schema';
import { closeTicket, openTicket, replyToTicket } from '@/lib/site/support/tickets';

const access = 'support.use';

export const openTicketAction = createAction({
  access,
  input: openTicketSchema,
  run: async (ctx, input) =>
    openTicket(ctx, { ...input, locale: await callerLocale(), mail: mailSettings() }),
});

export const replyAction = createAction({
  access,
  input: replySchema,
  async run(ctx, input) {
    const { entryId } = await replyToTicket(ctx, { ...input, mail: mailSettings() });
    return { ticketId: input.ticketId, entryId };
  },
});

export const closeTicketAction = createAction({ access, input: oneTicketSchema, run: closeTicket });
