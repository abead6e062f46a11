import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { and, eq, gt } from 'drizzle-orm';
import { cityMailFiles, cityMails } from '@/db/schema';
import { cleanFileName } from '@/lib/checking/files/file-name';
import { scratchFile } from '@/lib/checking/files/scratch';
import { typeByContent } from '@/lib/checking/files/sniff';
import type { FileStore, FileType } from '@/lib/checking/files/types';
import { keepFile } from '@/lib/checking/reading/keep';
import type { Context } from '@/lib/context';
import { newId } from '@/lib/ids';
import { enqueue } from '@/lib/platform/queue/enqueue';
import { type FoundMailbox, findMailboxes } from './mailboxes';
import { parseMail } from './parse';
import {
  MAX_MAIL_BYTES,
  MAX_MAIL_FILES,
  MAX_MAIL_RECIPIENTS,
  type MailAttachment,
  type ParsedMail,
} from './types';

export type Received = 'taken' | 'unknown' | 'known' | 'loop' | 'too_large' | 'too_many';

/** Mails a company gets in a day; what comes beyond is no city's. */
const MAX_A_DAY = 500;
const DAY_MS = 86_400_000;

export interface InboundMail {
  /** To whom it was handed over; what its own headers say is not asked. */
  readonly recipients: readonly string[];
  readonly raw: Uint8Array;
}

/**
 * Takes a mail in for the companies whose addresses it was sent to. Nothing it says is believed: neither its sender,
 * nor what its files are called. It is kept as text; files are kept where their content is a document or a picture.
 */
export async function receiveMail(
  ctx: Context,
  { recipients, raw }: InboundMail,
  { files, ownDomain }: { files: FileStore; ownDomain?: string | undefined },
): Promise<Received> {
  if (raw.byteLength > MAX_MAIL_BYTES) return 'too_large';
  if (recipients.length > MAX_MAIL_RECIPIENTS) return 'too_many';
  const boxes = await findMailboxes(ctx, recipients);
  if (boxes.length === 0) return 'unknown';
  const mail = await parseMail(raw, { ownDomain });
  // Our own notices that a rule sent back, and machines that answer machines.
  if (mail.isOwn) return 'loop';
  const digest = createHash('sha256')
    .update(mail.messageId ?? Buffer.from(raw))
    .digest('hex');
  let outcome: Received = 'known';
  for (const box of boxes) {
    const taken = await takeIn(ctx, { box, mail, digest, bytes: raw.byteLength, files });
    if (taken === 'taken' || outcome === 'known') outcome = taken;
  }
  return outcome;
}

interface TakeIn {
  box: FoundMailbox;
  mail: ParsedMail;
  digest: string;
  bytes: number;
  files: FileStore;
}

async function takeIn(ctx: Context, { box, mail, digest, bytes, files }: TakeIn): Promise<Received> {
  const { companyId } = box;
  const since = new Date(ctx.now.getTime() - DAY_MS);
  if (
    (await ctx.db.$count(
      cityMails,
      and(eq(cityMails.companyId, companyId), gt(cityMails.receivedAt, since)),
    )) >= MAX_A_DAY
  )
    return 'too_many';
  const id = newId('cityMail');
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    const first = await tx
      .insert(cityMails)
      .values({
        id,
        companyId,
        mailboxId: box.id,
        digest,
        fromName: mail.from.name,
        fromAddress: mail.from.address,
        subject: storedText(mail.subject),
        text: storedText(mail.text),
        isAutoReply: mail.isAutoReply,
        sentAt: mail.sentAt,
        bytes,
        receivedAt: ctx.now,
      })
      .onConflictDoNothing()
      .returning({ id: cityMails.id });
    if (first.length === 0) return 'known';
    await keepFiles(within, { id, companyId, attachments: mail.attachments, files });
    await enqueue(within, 'read-city-mail', { mailId: id }, { key: id });
    return 'taken';
  });
}

/** A database stores no NUL. */
const storedText = (text: string) => text.replaceAll('\0', '');

async function keepFiles(
  ctx: Context,
  {
    id,
    companyId,
    attachments,
    files,
  }: { id: string; companyId: string; attachments: readonly MailAttachment[]; files: FileStore },
): Promise<void> {
  let position = 0;
  for (const { name, bytes } of attachments.slice(0, MAX_MAIL_FILES)) {
    const type = typeByContent(bytes.subarray(0, 4_096));
    // Archives, scripts and invitations are left in the mail; pictures of a signature say nothing.
    if (type === null || isDecoration(type, bytes)) continue;
    const hash = createHash('sha256').update(bytes).digest('hex');
    const scratch = scratchFile();
    try {
      await writeFile(scratch.path, bytes, { mode: 0o600 });
      await keepFile(ctx, { companyId, hash, type, path: scratch.path, files }, async (within) => {
        await within.db.insert(cityMailFiles).values({
          mailId: id,
          position,
          companyId,
          name: cleanFileName(name),
          type,
          hash,
          bytes: bytes.byteLength,
        });
      });
      position += 1;
    } finally {
      await scratch.release();
    }
  }
}

const DECORATION_BYTES = 12_000;

function isDecoration(type: FileType, bytes: Uint8Array): boolean {
  return type !== 'pdf' && bytes.byteLength < DECORATION_BYTES;
}
