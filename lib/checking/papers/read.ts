import { rm } from 'node:fs/promises';
import { inArray } from 'drizzle-orm';
import { compliancePapers } from '@/db/schema';
import { storable } from '@/db/storable';
import { readPaper } from '@/lib/checking/certificates/read-paper';
import { fileKey, pageKey } from '@/lib/checking/files/keys';
import { scratchFolder } from '@/lib/checking/files/scratch';
import type { FileStore } from '@/lib/checking/files/types';
import { readDocument } from '@/lib/checking/reading/read-document';
import type { ReaderProgram, ReadFailure, ReadPage } from '@/lib/checking/reading/types';
import type { Context, JobActor } from '@/lib/context';
import { claimRow, extend, keepAlive, leaseOf, release } from '@/lib/platform/lease/lease';
import { MAX_PAPER_PAGES } from './types';

const paperLease = leaseOf(compliancePapers, {
  key: 'id',
  token: 'lease',
  until: 'heldUntil',
  attempts: 'attempts',
});

const LEASE_MS = 120_000;
const MAX_ATTEMPTS = 3;
/** Lines of a page that are kept to be marked on its picture. */
const MAX_LINES = 600;

interface ReadInput {
  paperId: string;
  files: FileStore;
  program: ReaderProgram;
  signal: AbortSignal;
}

/** Reads a paper in the reader's process, draws its pages, and leaves what it says to a person's yes. */
export async function readPaperFile(
  ctx: Context<JobActor>,
  { paperId, files, program, signal }: ReadInput,
): Promise<void> {
  const held = await claimRow(ctx, paperLease, {
    key: paperId,
    due: inArray(compliancePapers.state, ['waiting', 'reading']),
    forMs: LEASE_MS,
    set: { state: 'reading' },
  });
  if (!held) return;
  const { companyId, hash, type, attempts } = held.row;
  const began = performance.now();
  const now = () => new Date(ctx.now.getTime() + performance.now() - began);
  const end = (set: Partial<typeof compliancePapers.$inferInsert>) =>
    release({ ...ctx, now: now() }, paperLease, held, { set });
  const fail = (failure: ReadFailure) => end({ state: 'failed', failure });
  if (attempts > MAX_ATTEMPTS) return void (await fail('reader_failed'));
  const lost = new AbortController();
  const letGo = keepAlive(
    LEASE_MS,
    () => extend({ ...ctx, now: now() }, paperLease, held, { forMs: LEASE_MS }),
    () => lost.abort(),
  );
  const source = await files.open(fileKey(companyId, hash));
  const folder = await scratchFolder('pictures');
  try {
    if (!source) return void (await fail('reader_failed'));
    const result = await readDocument(
      program,
      { path: source.path, type },
      {
        limits: { pages: MAX_PAPER_PAGES, scans: MAX_PAPER_PAGES },
        signal: AbortSignal.any([signal, lost.signal]),
        draw: {
          folder: folder.path,
          onDrawn: async (number, path) => {
            await files.put(pageKey(companyId, hash, number), { path, contentType: 'image/webp' });
            await rm(path, { force: true });
          },
        },
      },
    );
    if (!result.ok) return void (await fail(result.failure));
    await end({
      state: 'to_confirm',
      failure: null,
      pages: result.facts.pages,
      reading: storable(readPaper(result.pages)),
      lines: storable(result.pages.map(toMarks)),
      readAt: now(),
    });
  } catch (error) {
    await release({ ...ctx, now: now() }, paperLease, held, {
      set: { state: 'waiting' },
      uncounted: signal.aborted,
    });
    if (!signal.aborted) throw error;
  } finally {
    letGo();
    await source?.release();
    await folder.release();
  }
}

function toMarks({ number, lines }: ReadPage) {
  return { page: number, lines: lines.slice(0, MAX_LINES).map(({ text, box }) => ({ text, box })) };
}
