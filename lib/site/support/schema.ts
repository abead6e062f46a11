import { z } from 'zod';
import { idSchema } from '@/lib/identity/accounts/schema';
import { BODY_MAX, SUBJECT_MAX, TICKET_STATES, TICKET_TOPICS } from './types';

// What PostgreSQL holds: every character but NUL, and no half of one.
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'missing')
    .max(max, 'too_long')
    .refine((text) => !/[\0\p{Surrogate}]/u.test(text), 'invalid');

export const ticketIdSchema = z.string().regex(/^tkt_[0-9a-z]{26}$/);
export const ticketFileIdSchema = z.string().regex(/^tkf_[0-9a-z]{26}$/);
export const entryIdSchema = z.string().regex(/^tke_[0-9a-z]{26}$/);

export const openTicketSchema = z.object({
  subject: text(SUBJECT_MAX).regex(/^[^\r\n]*$/, 'invalid'),
  topic: z.enum(TICKET_TOPICS, { error: 'missing' }),
  body: text(BODY_MAX),
});
export const replySchema = z.object({ ticketId: ticketIdSchema, body: text(BODY_MAX) });
export const adminReplySchema = replySchema.extend({
  /** Closes the ticket with it. */
  close: z.boolean().default(false),
});
export const noteSchema = z.object({ ticketId: ticketIdSchema, body: text(BODY_MAX) });
export const oneTicketSchema = z.object({ ticketId: ticketIdSchema });
export const assignTicketSchema = z.object({ ticketId: ticketIdSchema, assigneeId: idSchema.nullable() });
export const ticketFiltersSchema = z.object({ state: z.enum(TICKET_STATES).optional() });

export type OpenTicket = z.output<typeof openTicketSchema>;
export type Reply = z.output<typeof replySchema>;
export type AdminReply = z.output<typeof adminReplySchema>;

/** Of the address a page sends a file to. */
export const ticketUploadSchema = z.object({
  ticket: ticketIdSchema,
  entry: entryIdSchema,
  name: z.string().min(1).max(1_000),
});
