import { z } from 'zod';
import { CONTENT_TYPES } from '@/lib/checking/files/types';
import { LOCALES } from '@/lib/platform/i18n/locales';
import {
  entryIdSchema,
  openTicketSchema,
  replySchema,
  ticketFiltersSchema,
  ticketIdSchema,
} from '@/lib/site/support/schema';
import {
  MAX_TICKET_FILE_BYTES,
  PRIORITIES,
  SIDES,
  TICKET_STATES,
  TICKET_TOPICS,
} from '@/lib/site/support/types';
import { instantField } from '../fields';
import { operation } from '../operation';

const fileSchema = z
  .object({ id: z.string(), name: z.string(), bytes: z.number().int() })
  .meta({ id: 'TicketFile' });

export const ticketSummarySchema = z
  .object({
    id: z.string(),
    /** People quote it. */
    number: z.number().int(),
    subject: z.string(),
    topic: z.enum(TICKET_TOPICS),
    /** `open` waits for support, `waiting` for the company. */
    state: z.enum(TICKET_STATES),
    priority: z.enum(PRIORITIES),
    opened_by: z.string().nullable(),
    created_at: instantField,
    updated_at: instantField,
    /** Null where the plan promises no time, or the answer is there. */
    answer_due_at: instantField.nullable(),
    unread: z.boolean(),
  })
  .meta({ id: 'TicketSummary' });

export const ticketSchema = ticketSummarySchema
  .extend({
    messages: z.array(
      z.object({
        id: z.string(),
        side: z.enum(SIDES),
        author: z.string().nullable(),
        body: z.string(),
        created_at: instantField,
        files: z.array(fileSchema),
      }),
    ),
  })
  .meta({ id: 'Ticket' });

const shared = { tag: 'support', access: 'support.use' } as const;
const ofTicket = z.object({ id: ticketIdSchema });
const message = z.object({ ticket_id: z.string(), message_id: z.string() });

export const listTicketsOperation = operation({
  ...shared,
  id: 'listTickets',
  method: 'GET',
  path: '/support/tickets',
  query: ticketFiltersSchema.extend({ before: instantField.optional() }),
  response: z.object({ items: z.array(ticketSummarySchema), next: z.string().nullable() }),
  limit: 'read',
});

export const openTicketOperation = operation({
  ...shared,
  id: 'openTicket',
  method: 'POST',
  path: '/support/tickets',
  body: openTicketSchema.extend({ locale: z.enum(LOCALES).default('en') }),
  response: message.extend({ number: z.number().int() }),
  status: 201,
  limit: 'write',
});

export const getTicketOperation = operation({
  ...shared,
  id: 'getTicket',
  method: 'GET',
  path: '/support/tickets/[id]',
  params: ofTicket,
  response: ticketSchema,
  limit: 'read',
  errors: ['not_found'],
});

export const replyToTicketOperation = operation({
  ...shared,
  id: 'replyToTicket',
  method: 'POST',
  path: '/support/tickets/[id]/messages',
  params: ofTicket,
  body: replySchema.omit({ ticketId: true }),
  response: message,
  status: 201,
  limit: 'write',
  errors: ['not_found'],
});

export const uploadTicketFileOperation = operation({
  ...shared,
  id: 'uploadTicketFile',
  method: 'PUT',
  path: '/support/tickets/[id]/files',
  params: ofTicket,
  query: z.object({
    message_id: entryIdSchema,
    name: z
      .string()
      .min(1)
      .max(1_000)
      .meta({ examples: ['Letter of the city.pdf'] }),
  }),
  upload: {
    types: [...Object.values(CONTENT_TYPES), 'application/octet-stream'],
    maxBytes: MAX_TICKET_FILE_BYTES,
  },
  response: fileSchema,
  status: 201,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});

export const closeTicketOperation = operation({
  ...shared,
  id: 'closeTicket',
  method: 'POST',
  path: '/support/tickets/[id]/close',
  params: ofTicket,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const supportOperations = [
  listTicketsOperation,
  openTicketOperation,
  getTicketOperation,
  replyToTicketOperation,
  uploadTicketFileOperation,
  closeTicketOperation,
];
