import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { InboundMail } from './receive';
import { MAX_MAIL_FILES, MAX_MAIL_RECIPIENTS } from './types';

const text = (max: number) => z.string().max(max).nullish();

/** What Postmark's inbound webhook sends: the raw mail where it was asked for, else its parts. */
const postmarkSchema = z.object({
  OriginalRecipient: text(2_000),
  ToFull: z
    .array(z.object({ Email: z.string().max(400) }))
    .max(1_000)
    .nullish(),
  CcFull: z
    .array(z.object({ Email: z.string().max(400) }))
    .max(1_000)
    .nullish(),
  RawEmail: z.string().nullish(),
  From: text(2_000),
  Subject: text(2_000),
  Date: text(200),
  MessageID: text(1_000),
  TextBody: z.string().nullish(),
  HtmlBody: z.string().nullish(),
  Headers: z
    .array(z.object({ Name: z.string().max(200), Value: z.string().max(10_000) }))
    .max(500)
    .nullish(),
  Attachments: z
    .array(z.object({ Name: z.string().max(1_000), Content: z.string(), ContentType: z.string().max(300) }))
    .max(500)
    .nullish(),
});

interface Parts {
  from: string;
  subject: string;
  date: string;
  messageId: string;
  text: string;
  html: string;
  headers: readonly (readonly [string, string])[];
  attachments: readonly { name: string; type: string; bytes: Buffer }[];
}

/** A provider that parsed the mail gives its parts: written down as a mail again, so that one parser reads all. */
function compose({
  from,
  subject,
  date,
  messageId,
  text: plain,
  html,
  headers,
  attachments,
}: Parts): Uint8Array {
  const mark = 'lintel-parts';
  const line = (value: string) => value.replace(/[\r\n]+/g, ' ');
  const kept = headers.filter(([name]) =>
    /^(?:auto-submitted|precedence|x-autoreply|x-autorespond|x-lintel-message)$/i.test(name),
  );
  const word = (value: string) =>
    /^[\x20-\x7e]*$/.test(value) ? value : `=?utf-8?B?${Buffer.from(value).toString('base64')}?=`;
  const head = [
    `From: ${line(from)}`,
    `Subject: ${word(line(subject))}`,
    `Date: ${line(date)}`,
    `Message-ID: ${line(messageId)}`,
    ...kept.map(([name, value]) => `${name}: ${line(value)}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary="${mark}"`,
  ];
  const part = (headers: string[], bytes: Buffer) =>
    `--${mark}\r\n${headers.join('\r\n')}\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
  const body = [
    plain === '' ? '' : part(['Content-Type: text/plain; charset=utf-8'], Buffer.from(plain)),
    html === '' ? '' : part(['Content-Type: text/html; charset=utf-8'], Buffer.from(html)),
    ...attachments
      .slice(0, MAX_MAIL_FILES)
      .map(({ name, type, bytes }) =>
        part(
          [
            `Content-Type: ${/^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream'}`,
            `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
          ],
          bytes,
        ),
      ),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body.join('')}--${mark}--\r\n`);
}

/** Postmark: JSON. */
export function fromPostmark(body: unknown): InboundMail {
  const parsed = postmarkSchema.safeParse(body);
  if (!parsed.success) throw new AppError('invalid_input', { detail: 'not a mail of Postmark' });
  const mail = parsed.data;
  const recipients = [
    mail.OriginalRecipient ?? '',
    ...[...(mail.ToFull ?? []), ...(mail.CcFull ?? [])].map(({ Email }) => Email),
  ].filter(Boolean);
  const raw = mail.RawEmail
    ? Buffer.from(mail.RawEmail, 'utf8')
    : compose({
        from: mail.From ?? '',
        subject: mail.Subject ?? '',
        date: mail.Date ?? '',
        messageId: mail.MessageID ?? '',
        text: mail.TextBody ?? '',
        html: mail.HtmlBody ?? '',
        headers: (mail.Headers ?? []).map(({ Name, Value }) => [Name, Value] as const),
        attachments: (mail.Attachments ?? []).map((one) => ({
          name: one.Name,
          type: one.ContentType,
          bytes: Buffer.from(one.Content, 'base64'),
        })),
      });
  return { recipients: recipients.slice(0, MAX_MAIL_RECIPIENTS + 1), raw };
}

/** SendGrid's Inbound Parse (`email` where raw mail was asked for) and Mailgun's routes (`body-mime`): a form. */
export async function fromForm(form: FormData): Promise<InboundMail> {
  const field = (...names: string[]) => {
    for (const name of names) {
      const value = form.get(name);
      if (typeof value === 'string' && value !== '') return value;
    }
    return '';
  };
  const recipients = [...envelopeOf(field('envelope')), ...field('recipient', 'to', 'To').split(',')]
    .map((one) => one.trim())
    .filter(Boolean);
  const given = form.get('email') ?? form.get('body-mime');
  const raw =
    typeof given === 'string'
      ? Buffer.from(given, 'utf8')
      : given
        ? new Uint8Array(await given.arrayBuffer())
        : null;
  if (raw !== null && raw.byteLength > 0)
    return { recipients: recipients.slice(0, MAX_MAIL_RECIPIENTS + 1), raw };
  const attachments: { name: string; type: string; bytes: Buffer }[] = [];
  for (const [name, value] of form.entries())
    if (typeof value !== 'string' && /^attachment-?\d+$/.test(name))
      attachments.push({ name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) });
  const headers = field('headers')
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line.trim()) ?? [];
      return name && value !== undefined ? [[name, value] as const] : [];
    });
  const header = (name: string) => headers.find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  return {
    recipients: recipients.slice(0, MAX_MAIL_RECIPIENTS + 1),
    raw: compose({
      from: field('from', 'From'),
      subject: field('subject', 'Subject'),
      date: field('Date') || header('date'),
      messageId: field('Message-Id') || header('message-id'),
      text: field('text', 'body-plain'),
      html: field('html', 'body-html'),
      headers,
      attachments,
    }),
  };
}

function envelopeOf(json: string): string[] {
  try {
    const parsed = z.object({ to: z.array(z.string().max(400)).max(1_000) }).safeParse(JSON.parse(json));
    return parsed.success ? parsed.data.to : [];
  } catch {
    return [];
  }
}

const SIGNED_FOR_MS = 15 * 60_000;

/** Mailgun signs timestamp and token; an old signature is a copy. */
export function isMailgunSigned({
  key,
  timestamp,
  token,
  signature,
  now,
}: {
  key: string;
  timestamp: string;
  token: string;
  signature: string;
  now: Date;
}): boolean {
  if (!/^\d{9,11}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp) * 1_000) > SIGNED_FOR_MS)
    return false;
  const wanted = createHmac('sha256', key)
    .update(timestamp + token)
    .digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
