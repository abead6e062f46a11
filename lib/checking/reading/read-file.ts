import { rm } from 'node:fs/promises';
import { fileKey, pageKey } from '@/lib/checking/files/keys';
import { type ScratchFile, scratchFolder } from '@/lib/checking/files/scratch';
import type { FileStore } from '@/lib/checking/files/types';
import type { Context, JobActor } from '@/lib/context';
import { keepAlive } from '@/lib/platform/lease/lease';
import { type DueOptions, listDueFiles } from './due-files';
import { FileLease, FileLost } from './file-lease';
import { READING_LIMITS, type ReadingLimits } from './limits';
import { type ReadOptions, type ReadResult, readDocument } from './read-document';
import { countScan, getStanding } from './standing';
import type { ReaderProgram, ReadPage } from './types';

type JobContext = Context<JobActor>;

export interface ReadFileInput {
  fileId: string;
  files: FileStore;
  program: ReaderProgram;
  signal: AbortSignal;
  /** Lease duration of a file. */
  leaseMs?: number | undefined;
  limits?: Partial<ReadingLimits> | undefined;
}

/** `busy`: not due, or leased by another reader. `stopped`: aborted; another reader resumes. */
export type ReadFileOutcome = 'busy' | 'read' | 'failed' | 'cancelled' | 'stopped';

const LEASE_MS = 60_000;
/** Others may take the first ones, or read the same content, while this reader looks. */
const CANDIDATES = 20;
/** Restarts after a page crashed the reader while rendering images. */
const MAX_UNDRAWN = 5;

/** Reads the file whose turn it is; null where there is none to be had. */
export async function readNextFile(
  ctx: JobContext,
  { payingOnly, ...input }: Omit<ReadFileInput, 'fileId'> & Pick<DueOptions, 'payingOnly'>,
): Promise<{ fileId: string; outcome: ReadFileOutcome } | null> {
  for (const { id: fileId } of await listDueFiles(ctx, { limit: CANDIDATES, payingOnly })) {
    const outcome = await readFile(ctx, { ...input, fileId });
    if (outcome !== 'busy') return { fileId, outcome };
  }
  return null;
}

/**
 * Reads a file of a check: pages are stored as they come, so that another reader can resume, then page images
 * go into the store.
 */
export async function readFile(ctx: JobContext, input: ReadFileInput): Promise<ReadFileOutcome> {
  const lease = await FileLease.claim(ctx, input.fileId, input.leaseMs ?? LEASE_MS);
  if (!lease) return 'busy';
  const lost = new AbortController();
  const signal = AbortSignal.any([input.signal, lost.signal]);
  const letGo = keepAlive(
    input.leaseMs ?? LEASE_MS,
    () => lease.beat(),
    () => lost.abort(),
  );
  try {
    return await readLeased(ctx, lease, { ...input, signal });
  } catch (error) {
    if (error instanceof FileLost || lost.signal.aborted) return await lease.giveUp();
    if (!input.signal.aborted) {
      await lease.putOff();
      throw error;
    }
    await lease.release();
    return 'stopped';
  } finally {
    letGo();
  }
}

async function readLeased(ctx: JobContext, lease: FileLease, input: ReadFileInput): Promise<ReadFileOutcome> {
  const { companyId, hash, type } = lease.file;
  if (lease.isWorn) return await lease.fail('reader_failed');
  const source = await input.files.open(fileKey(companyId, hash));
  if (!source) {
    ctx.log.error({ file: input.fileId }, 'File missing from the file store');
    return await lease.fail('reader_failed');
  }
  let folder: ScratchFile | undefined;
  try {
    const { isPaying, scansLeft } = await getStanding(ctx, companyId);
    const keepPage = async (page: ReadPage) => {
      await lease.keepPage(page);
      if (scansLeft !== null && page.source !== 'text') await countScan(ctx, companyId);
    };
    folder = await scratchFolder('pictures');
    const { path: pictures } = folder;
    const drawn = await drawnPages(lease, input.files);
    for (let undrawn = 0; ; undrawn += 1) {
      const options: ReadOptions = {
        limits: { scans: scansLeft ?? READING_LIMITS.scans, ...input.limits },
        background: !isPaying,
        signal: input.signal,
        skip: lease.known,
        onFacts: (facts) => lease.keepFacts(facts),
        onPage: keepPage,
        onRead: () => lease.markRead(),
        draw: {
          folder: pictures,
          skip: drawn,
          onDrawn: async (number, path) => {
            await input.files.put(pageKey(companyId, hash, number), { path, contentType: 'image/webp' });
            await rm(path, { force: true });
            drawn.add(number);
            await lease.keepDrawn(drawn.size);
          },
        },
      };
      const result = await readDocument(input.program, { path: source.path, type }, options);
      report(ctx, input.fileId, result);
      if (!result.ok) return await lease.fail(result.failure);
      if (result.undrawn === null || undrawn === MAX_UNDRAWN) {
        await lease.finish(drawn.size);
        return 'read';
      }
      // Images are rendered in page order: the page after the last one crashed the reader and gets none.
      for (let page = 1; page <= result.facts.pages; page += 1)
        if (!drawn.has(page)) {
          drawn.add(page);
          break;
        }
    }
  } finally {
    await source.release();
    await folder?.release();
  }
}

/** Pages of the same content that already have images. */
async function drawnPages(lease: FileLease, files: FileStore): Promise<Set<number>> {
  const drawn = new Set<number>();
  if (!lease.mayBeDrawn) return drawn;
  const { companyId, hash } = lease.file;
  for (const page of lease.known) if (await files.has(pageKey(companyId, hash, page))) drawn.add(page);
  return drawn;
}

function report(ctx: JobContext, file: string, result: ReadResult): void {
  const { usage } = result;
  if (!result.ok) {
    const { failure, detail } = result;
    ctx.log.warn({ file, failure, detail, ...usage }, 'File could not be read');
  } else if (result.undrawn !== null)
    ctx.log.warn({ file, detail: result.undrawn, ...usage }, 'Page image could not be rendered');
  else ctx.log.info({ file, pages: result.facts.pages, ...usage }, 'File read');
}
