import { createTransport } from 'nodemailer';
import { brand } from '@/lib/brand';
import type { MailTransport } from './send';

/** The library's own patience is two minutes to connect and ten of silence; the messages behind wait as long. */
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
      await transport.sendMail({ to, subject, html, text, headers, messageId: `<${id}@${domain}>` });
    },
  };
}
