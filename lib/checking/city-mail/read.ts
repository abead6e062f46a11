import { rm } from 'node:fs/promises';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { cityMailFiles, cityMails, companyPermits, mailboxes, permits } from '@/db/schema';
import { storable } from '@/db/storable';
import { fileKey, pageKey } from '@/lib/checking/files/keys';
import { scratchFolder } from '@/lib/checking/files/scratch';
import type { FileStore } from '@/lib/checking/files/types';
import { readDocument } from '@/lib/checking/reading/read-document';
import type { ReaderProgram, ReadPage } from '@/lib/checking/reading/types';
import type { Context, JobActor } from '@/lib/context';
import { claimRow, extend, keepAlive, leaseOf, release } from '@/lib/platform/lease/lease';
import { attachedText } from './attached-text';
import { readMail } from './read-mail';
import { type HeldPermit, NOISE } from './types';

const mailLease = leaseOf(cityMails, { key: 'id', token: 'lease', until: 'heldUntil', attempts: 'attempts' });

const LEASE_MS = 120_000;
const MAX_ATTEMPTS = 3;
/** Pages of an attachment that are read: a letter, not a set of plans. */
const MAX_PAGES = 30;
/** Permits of a company that a mail is compared with. */
const MAX_HELD = 20_000;

interface ReadInput {
  mailId: string;
  files: FileStore;
  program: ReaderProgram;
  signal: AbortSignal;
}

/** Reads a mail with its files and finds its permit among the company's own; what it says waits for a person's yes. */
export async function readCityMail(ctx: Context<JobActor>, input: ReadInput): Promise<void> {
  const { mailId, signal } = input;
  const held = await claimRow(ctx, mailLease, {
    key: mailId,
    due: inArray(cityMails.state, ['waiting', 'reading']),
    forMs: LEASE_MS,
    set: { state: 'reading' },
  });
  if (!held) return;
  const row = held.row;
  const began = performance.now();
  const at = () => ({ ...ctx, now: new Date(ctx.now.getTime() + performance.now() - began) });
  if (row.attempts > MAX_ATTEMPTS)
    return void (await release(at(), mailLease, held, { set: { state: 'failed' } }));
  const lost = new AbortController();
  const letGo = keepAlive(
    LEASE_MS,
    () => extend(at(), mailLease, held, { forMs: LEASE_MS }),
    () => lost.abort(),
  );
  try {
    const pages = await readFiles(ctx, input, AbortSignal.any([signal, lost.signal]));
    const permitsHeld = await listHeld(ctx, row.companyId);
    const { mail, match } = readMail(
      { ...row, from: { name: row.fromName, address: row.fromAddress } },
      attachedText(pages),
      permitsHeld,
    );
    const given = await permitOfBox(ctx, row.mailboxId);
    const isNoise = NOISE.has(mail.kind);
    const ids = (list: readonly HeldPermit[]) => list.map(({ id }) => id as number);
    // The address of a permit says more than the words, unless they name another.
    const isOther = given !== null && match.matched.length > 0 && !ids(match.matched).includes(given);
    const matched = given === null || isOther ? ids(match.matched) : [given];
    await release(at(), mailLease, held, {
      set: {
        state: isNoise ? 'noise' : 'to_confirm',
        kind: mail.kind,
        reading: storable(mail),
        matched: isNoise || isOther ? [] : matched,
        candidates: isOther ? [...new Set([given, ...ids(match.matched)])] : ids(match.candidates),
      },
    });
  } catch (error) {
    await release(at(), mailLease, held, { set: { state: 'waiting' }, uncounted: signal.aborted });
    if (!signal.aborted) throw error;
  } finally {
    letGo();
  }
}

async function readFiles(
  ctx: Context,
  { mailId, files, program }: ReadInput,
  signal: AbortSignal,
): Promise<ReadPage[]> {
  const rows = await ctx.db
    .select()
    .from(cityMailFiles)
    .where(eq(cityMailFiles.mailId, mailId))
    .orderBy(asc(cityMailFiles.position));
  const all: ReadPage[] = [];
  for (const { companyId, hash, type, position } of rows) {
    const source = await files.open(fileKey(companyId, hash));
    if (!source) continue;
    const folder = await scratchFolder('pictures');
    try {
      const result = await readDocument(
        program,
        { path: source.path, type },
        {
          limits: { pages: MAX_PAGES, scans: MAX_PAGES },
          signal,
          draw: {
            folder: folder.path,
            onDrawn: async (number, path) => {
              await files.put(pageKey(companyId, hash, number), { path, contentType: 'image/webp' });
              await rm(path, { force: true });
            },
          },
        },
      );
      // A file nobody can read leaves the mail's own words.
      if (!result.ok) continue;
      all.push(...result.pages);
      await ctx.db
        .update(cityMailFiles)
        .set({ pages: result.facts.pages })
        .where(and(eq(cityMailFiles.mailId, mailId), eq(cityMailFiles.position, position)));
    } finally {
      await source.release();
      await folder.release();
    }
  }
  return all;
}

/** The permits of one company, and no other's. */
export async function listHeld(ctx: Context, companyId: string): Promise<HeldPermit[]> {
  return ctx.db
    .select({
      id: permits.id,
      permitNumber: permits.permitNumber,
      address: permits.address,
      city: permits.city,
      state: permits.state,
      type: permits.permitType,
    })
    .from(companyPermits)
    .innerJoin(permits, eq(permits.id, companyPermits.permitId))
    .where(and(eq(companyPermits.companyId, companyId), eq(companyPermits.state, 'confirmed')))
    .limit(MAX_HELD);
}

async function permitOfBox(ctx: Context, mailboxId: string | null): Promise<number | null> {
  if (mailboxId === null) return null;
  const [box] = await ctx.db
    .select({ permitId: mailboxes.permitId })
    .from(mailboxes)
    .where(eq(mailboxes.id, mailboxId));
  return box?.permitId ?? null;
}
