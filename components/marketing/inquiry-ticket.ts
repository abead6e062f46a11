/** What a form needs to be sent, and the moment from which it counts. */
export interface FormTicket {
  ticket: string;
  usableAt: number;
}

/** Clocks and networks are never quite even. */
const MARGIN_MS = 150;

async function fetchTicket(): Promise<FormTicket> {
  const response = await fetch('/api/v1/forms/ticket', { cache: 'no-store' });
  if (!response.ok) throw new Error(`No ticket: ${response.status}`);
  const given: { ticket: string; usable_after_ms: number } = await response.json();
  return { ticket: given.ticket, usableAt: performance.now() + given.usable_after_ms + MARGIN_MS };
}

/** Fetches a ticket when a person begins to fill in the form, and keeps it until it is used up. */
export function createTicketHolder() {
  let cached: Promise<FormTicket> | null = null;
  const hold = () => {
    cached ??= fetchTicket().catch((error) => {
      cached = null;
      throw error;
    });
    return cached;
  };
  return {
    /** Begins to fetch; a failure is met again when the form is sent. */
    prepare(): void {
      hold().catch(() => {});
    },
    /** The ticket, once it can be used: whoever typed for a few seconds waits for nothing. */
    async take(): Promise<string> {
      const { ticket, usableAt } = await hold();
      const wait = usableAt - performance.now();
      if (wait > 0) await new Promise((done) => setTimeout(done, wait));
      return ticket;
    },
    discard(): void {
      cached = null;
    },
  };
}
