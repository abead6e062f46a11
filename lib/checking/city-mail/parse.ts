import PostalMime, { type Attachment } from 'postal-mime';
import { dateSchema } from '@/lib/platform/clock/day-schema';
import { htmlToText } from './html-text';
import { MAX_MAIL_FILES, MAX_MAIL_TEXT, type MailAttachment, type ParsedMail } from './types';

/** A text part that only says that the mail is to be read elsewhere. */
const STUB =
  /does not display html|view (?:this|it) in (?:a|your) browser|html[- ]?(?:capable|enabled)|enable html/i;
const MAX_DEPTH = 3;

/** Parses a mail as it travelled. Nothing in it is believed, run or fetched. */
export async function parseMail(
  raw: Uint8Array,
  { ownDomain }: { ownDomain?: string | undefined } = {},
): Promise<ParsedMail> {
  return parseAt(raw, ownDomain, 0);
}

async function parseAt(raw: Uint8Array, ownDomain: string | undefined, depth: number): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: 'arraybuffer',
    maxNestingDepth: 40,
    maxHeadersSize: 1_048_576,
    forceRfc822Attachments: true,
  });
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value ?? '';
  const address = mail.from && 'address' in mail.from ? (mail.from.address ?? '') : '';
  const attached = mail.attachments
    .filter((one) => one.mimeType !== 'message/rfc822')
    .slice(0, MAX_MAIL_FILES);
  const nested = mail.attachments.find((one) => one.mimeType === 'message/rfc822');
  const own: ParsedMail = {
    messageId: mail.messageId ?? null,
    from: { name: (mail.from?.name ?? '').slice(0, 200), address: address.toLowerCase().slice(0, 254) },
    subject: (mail.subject ?? '').replace(/\s+/g, ' ').trim().slice(0, 500),
    sentAt: readInstant(mail.date),
    text: bodyText(mail.text ?? '', mail.html ?? '').slice(0, MAX_MAIL_TEXT),
    attachments: attached.map(toAttachment),
    isAutoReply: isAutoReply(header),
    isOwn:
      header('x-lintel-message') !== '' ||
      (ownDomain !== undefined && address.toLowerCase().endsWith(`@${ownDomain}`)),
  };
  if (!nested || depth >= MAX_DEPTH) return own;
  // Forwarded as an attachment: that mail is meant.
  const inner = await parseAt(bytesOf(nested), ownDomain, depth + 1);
  return {
    ...inner,
    messageId: own.messageId,
    isAutoReply: own.isAutoReply,
    isOwn: own.isOwn,
    attachments: [...inner.attachments, ...own.attachments],
  };
}

/** Null for a day that no mail is of. */
function readInstant(date: string | undefined): Date | null {
  const { data } = dateSchema.safeParse(new Date(date ?? ''));
  return data ?? null;
}

function bodyText(text: string, html: string): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .trim();
  if (html === '' || (plain.length >= 40 && !STUB.test(plain))) return plain;
  const seen = htmlToText(html);
  return seen.length > 0 ? seen : plain;
}

/** A vacation note or another machine's answer (RFC 3834); cities' own notices are `auto-generated` and are wanted. */
function isAutoReply(header: (key: string) => string): boolean {
  return (
    /auto-replied/i.test(header('auto-submitted')) ||
    header('x-autoreply') !== '' ||
    header('x-autorespond') !== '' ||
    /auto_reply/i.test(header('precedence'))
  );
}

function bytesOf({ content, encoding }: Attachment): Uint8Array {
  if (typeof content === 'string')
    return encoding === 'base64' ? Buffer.from(content, 'base64') : Buffer.from(content, 'utf8');
  return new Uint8Array(content as ArrayBuffer);
}

function toAttachment(one: Attachment): MailAttachment {
  return {
    name: (one.filename ?? 'attachment').replace(/\p{Cc}/gu, '').slice(0, 200),
    contentType: one.mimeType.slice(0, 100),
    bytes: bytesOf(one),
  };
}
