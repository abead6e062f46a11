import { rm } from 'node:fs/promises';
import type { Context, JobActor } from '@/lib/context';
import { fileKey, pageKey } from '@/lib/files/keys';
import { type ScratchFile, scratchFolder } from '@/lib/files/scratch';
import type { FileStore } from '@/lib/files/types';
import { keepAlive } from '@/lib/lease/lease';
import { listDueFiles } from './due-files';
import { FileLost, HeldFile } from './held-file';
import type { ReadingLimits } from './limits';
import { type ReadOptions, type ReadResult, readDocument } from './read-document';
import type { ReaderProgram } from './types';

type JobContext = Context<JobActor>;

export interface ReadFileInput {
  fileId: string;
  files: FileStore;
  program: ReaderProgram;
  signal: AbortSignal;
  /** How long this reader may give no sign of life before another takes the file over. */
  leaseMs?: number;
  limits?: Partial<ReadingLimits>;
}

/** `busy`: not due, or somebody has it. `stopped`: by the signal; another reader goes on from there. */
export type ReadFileOutcome = 'busy' | 'read' | 'failed' | 'cancelled' | 'stopped';

const LEASE_MS = 60_000;
/** Others may take the first ones, or read the same content, while this reader looks. */
const CANDIDATES = 20;
/** As often does the reader start anew after a page that ended it, when only the picture is missing. */
const MAX_UNDRAWN = 5;

/** Reads the file whose turn it is; null where there is none to be had. */
export async function readNextFile(
  ctx: JobContext,
  input: Omit<ReadFileInput, 'fileId'>,
): Promise<{ fileId: string; outcome: ReadFileOutcome } | null> {
  for (const { id: fileId } of await listDueFiles(ctx, { limit: CANDIDATES })) {
    const outcome = await readFile(ctx, { ...input, fileId });
    if (outcome !== 'busy') return { fileId, outcome };
  }
  return null;
}

/**
 * Reads a file of a check: its pages into `file_pages` as they come, so that another reader can go on from there, then
 * their pictures into the store.
 */
export async function readFile(ctx: JobContext, input: ReadFileInput): Promise<ReadFileOutcome> {
  const held = await HeldFile.claim(ctx, input.fileId, input.leaseMs ?? LEASE_MS);
  if (!held) return 'busy';
  const lost = new AbortController();
  const signal = AbortSignal.any([input.signal, lost.signal]);
  const letGo = keepAlive(
    input.leaseMs ?? LEASE_MS,
    () => held.beat(),
    () => lost.abort(),
  );
  try {
    return await readHeld(ctx, held, { ...input, signal });
  } catch (error) {
    if (error instanceof FileLost || lost.signal.aborted) return await held.giveUp();
    if (!input.signal.aborted) {
      await held.putOff();
      throw error;
    }
    await held.release();
    return 'stopped';
  } finally {
    letGo();
  }
}

async function readHeld(ctx: JobContext, held: HeldFile, input: ReadFileInput): Promise<ReadFileOutcome> {
  const { companyId, hash, type } = held.file;
  if (held.isWorn) return await held.fail('reader_failed');
  const source = await input.files.open(fileKey(companyId, hash));
  if (!source) {
    ctx.log.error({ file: input.fileId }, 'A file is not in the store');
    return await held.fail('reader_failed');
  }
  let folder: ScratchFile | undefined;
  try {
    folder = await scratchFolder('pictures');
    const { path: pictures } = folder;
    const drawn = await drawnPages(held, input.files);
    for (let undrawn = 0; ; undrawn += 1) {
      const options: ReadOptions = {
        limits: input.limits,
        signal: input.signal,
        skip: held.known,
        onFacts: (facts) => held.keepFacts(facts),
        onPage: (page) => held.keepPage(page),
        onRead: () => held.markRead(),
        draw: {
          folder: pictures,
          skip: drawn,
          onDrawn: async (number, path) => {
            await input.files.put(pageKey(companyId, hash, number), { path, contentType: 'image/webp' });
            await rm(path, { force: true });
            drawn.add(number);
            await held.keepDrawn(drawn.size);
          },
        },
      };
      const result = await readDocument(input.program, { path: source.path, type }, options);
      report(ctx, input.fileId, result);
      if (!result.ok) return await held.fail(result.failure);
      if (result.undrawn === null || undrawn === MAX_UNDRAWN) {
        await held.finish(drawn.size);
        return 'read';
      }
      // Pictures come in the order of the pages: the next one ended the reader, and has none.
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

/** Pages of the same content there are pictures of, as far as a reader before this one came. */
async function drawnPages(held: HeldFile, files: FileStore): Promise<Set<number>> {
  const drawn = new Set<number>();
  if (!held.mayBeDrawn) return drawn;
  const { companyId, hash } = held.file;
  for (const page of held.known) if (await files.has(pageKey(companyId, hash, page))) drawn.add(page);
  return drawn;
}

function report(ctx: JobContext, file: string, result: ReadResult): void {
  const { usage } = result;
  if (!result.ok) {
    const { failure, detail } = result;
    ctx.log.warn({ file, failure, detail, ...usage }, 'A file cannot be read');
  } else if (result.undrawn !== null)
    ctx.log.warn({ file, detail: result.undrawn, ...usage }, 'A page cannot be drawn');
  else ctx.log.info({ file, pages: result.facts.pages, ...usage }, 'A file was read');
}
