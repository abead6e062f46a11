import type { Ticket, TicketEntry, TicketSummary } from './view';

export function toTicketSummary(ticket: TicketSummary) {
  return {
    id: ticket.id,
    number: ticket.number,
    subject: ticket.subject,
    topic: ticket.topic,
    state: ticket.state,
    priority: ticket.priority,
    opened_by: ticket.openedBy,
    created_at: ticket.createdAt.toISOString(),
    updated_at: ticket.updatedAt.toISOString(),
    answer_due_at: ticket.answerDueAt?.toISOString() ?? null,
    unread: ticket.isNews,
  };
}

function toMessage({ id, side, author, body, createdAt, files }: TicketEntry) {
  return { id, side, author, body, created_at: createdAt.toISOString(), files };
}

export function toTicket(ticket: Ticket) {
  return { ...toTicketSummary(ticket), messages: ticket.entries.map(toMessage) };
}
