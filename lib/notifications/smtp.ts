import { createTransport } from 'nodemailer';
import { brand } from '@/lib/brand';
import type { MailTransport } from './send';

/** Mail by SMTP; the address and credentials stand in `url`. */
export function smtpTransport(config: { url: string; from: string }): MailTransport {
  const transport = createTransport(config.url, {
    from: { name: brand.mailFromName, address: config.from },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, html, text, headers }) {
      const domain = config.from.split('@')[1] ?? 'localhost';
      await transport.sendMail({ to, subject, html, text, headers, messageId: `<${id}@${domain}>` });
    },
  };
}
