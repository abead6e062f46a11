import { createTransport } from 'nodemailer';
import { brand } from '@/lib/brand';
import { MailRefused, type MailTransport } from './send';

/**
 * The library's default timeouts are two minutes to connect and ten of silence, and would block all messages
 * behind.
 */
const PATIENCE = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

/** Mail by SMTP; the address and credentials stand in `url`. */
export function smtpTransport(config: { url: string; from: string }): MailTransport {
  const transport = createTransport(
    { url: config.url, ...PATIENCE },
    {
      from: { name: brand.mailFromName, address: config.from },
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  );
  return {
    async send({ id, to, subject, html, text, headers }) {
      const domain = config.from.split('@')[1] ?? 'localhost';
      try {
        await transport.sendMail({ to, subject, html, text, headers, messageId: `<${id}@${domain}>` });
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
  };
}

/** Commands whose rejection concerns this mail; a rejected login or sender concerns our configuration. */
const ABOUT_THE_MAIL: ReadonlySet<unknown> = new Set(['RCPT TO', 'DATA']);

/** A permanent rejection: a 5xx answer to this mail's recipient or content. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return Number(error.responseCode) >= 500 && ABOUT_THE_MAIL.has(error.command);
}
