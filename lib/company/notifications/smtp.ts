import { createTransport } from 'nodemailer';
import { brand } from '@/lib/brand';
import { Pace, type PaceLimits } from '@/lib/providers/outbox/pace';
import { MailRefused, type MailTransport } from './send';

/**
 * The library's default timeouts are two minutes to connect and ten of silence, and would block all messages
 * behind.
 */
const PATIENCE = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** We close a connection that is not needed any more, before the server does so in the middle of the next mail. */
const IDLE_MS = 8_000;
/** A server that answers a word at a time keeps within the timeouts; nobody waits longer than this for one mail. */
const LONGEST_MS = 120_000;

export interface SmtpConfig extends PaceLimits {
  url: string;
  from: string;
}

export interface SmtpTransport extends MailTransport {
  /** Closes connections that are open for the next mail. */
  close(): void;
}

/** Mail by SMTP, over connections that are kept open for the next; the address and credentials stand in `url`. */
export function smtpTransport({ url, from, ...limits }: SmtpConfig): SmtpTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: limits.atOnce,
      idleTimeout: IDLE_MS,
      // A mail whose connection broke is tried again by us, at its time, and not at once and without end.
      maxRequeues: 0,
      ...PATIENCE,
    },
    {
      from: { name: brand.mailFromName, address: from },
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  );
  const domain = from.split('@')[1] ?? 'localhost';
  return {
    pace: new Pace(limits),
    async send({ senderName, id, ...mail }) {
      const messageId = `<${id}@${domain}>`;
      const signal = AbortSignal.timeout(LONGEST_MS);
      try {
        const sender = senderName === undefined ? {} : { from: { name: senderName, address: from } };
        await transport.sendMail({ ...mail, ...sender, messageId, signal });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Commands whose rejection concerns this mail; a rejected login or sender concerns our configuration. */
const ABOUT_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** A permanent rejection: a 5xx answer to this mail's recipient or content. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return Number(error.responseCode) >= 500 && ABOUT_THE_MAIL.has(error.command);
}
