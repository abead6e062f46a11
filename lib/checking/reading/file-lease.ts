import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { checkFiles, filePages } from '@/db/schema';
import { storable } from '@/db/storable';
import type { Context, JobActor } from '@/lib/context';
import {
  type Claimed,
  claimRow,
  extend,
  freed,
  isHeldBy,
  type ReleaseOptions,
  release,
} from '@/lib/platform/lease/lease';
import { type RetryPolicy, retryWait } from '@/lib/platform/lease/retry';
import { askForRuns } from './ask-for-runs';
import { fileLease, IS_TO_DO, MAX_CLAIMS, MAX_READS } from './due-files';
import type { FileFacts, ReadFailure, ReadPage } from './types';

type FileRow = typeof checkFiles.$inferSelect;

/** The lease was lost: the file was removed, or another reader has taken it over. */
export class FileLost extends Error {}

/** Pages are buffered, so that each write contains several. */
const WRITE_PAGES = 10;
const WRITE_MS = 500;
/** A store or a disk that fails now may be well again then. */
const RETRY: RetryPolicy = { firstMs: 60_000, factor: 2, maxMs: 600_000, jitter: 0 };

/** It may be taken out of its check while it is read. */
const isIn = isNull(checkFiles.removedAt);

/** A lease on a file being read. Every write renews it and fails if it was lost. */
export class FileLease {
  readonly file: FileRow;
  private readonly began = performance.now();
  private waiting: ReadPage[] = [];
  private writtenAt = performance.now();

  private constructor(
    private readonly ctx: Context<JobActor>,
    private readonly held: Claimed<typeof checkFiles>,
    /** Pages already read, of this file or of another with the same content in the company. */
    readonly known: Set<number>,
    /** Whether there may be pictures of it. */
    readonly mayBeDrawn: boolean,
    private readonly leaseMs: number,
  ) {
    this.file = held.row;
  }

  /** Acquires the lease; null where the file is not due, or the same content is being read. */
  static async claim(ctx: Context<JobActor>, fileId: string, leaseMs: number): Promise<FileLease | null> {
    const { companyId, hash } = checkFiles;
    const held = await claimRow(ctx, fileLease, {
      key: fileId,
      due: and(IS_TO_DO, sql`not exists (${sameContentLeased(ctx)})`),
      forMs: leaseMs,
      set: { state: sql`case when ${checkFiles.state} = 'read' then 'read' else 'reading' end` },
    });
    if (!held) return null;
    const file = held.row;
    const twins = await ctx.db
      .select({ pagesDrawn: checkFiles.pagesDrawn })
      .from(checkFiles)
      .where(and(eq(companyId, file.companyId), eq(hash, file.hash)));
    const pages = await ctx.db
      .select({ number: filePages.number })
      .from(filePages)
      .where(and(eq(filePages.companyId, file.companyId), eq(filePages.hash, file.hash)));
    return new FileLease(
      ctx,
      held,
      new Set(pages.map(({ number }) => number)),
      twins.some(({ pagesDrawn }) => pagesDrawn > 0),
      leaseMs,
    );
  }

  /** Maximum attempts reached. */
  get isWorn(): boolean {
    return this.file.state === 'reading' ? this.file.attempts > MAX_READS : this.file.attempts > MAX_CLAIMS;
  }

  /** Says again that it is read; false where it no longer is this reader's. */
  beat(): Promise<boolean> {
    return extend(this.at(), fileLease, this.held, { forMs: this.leaseMs, due: isIn });
  }

  async keepFacts(facts: FileFacts): Promise<void> {
    await this.write({ facts: storable(facts), pagesRead: this.known.size });
  }

  async keepPage(page: ReadPage): Promise<void> {
    this.waiting.push(page);
    const isTime = performance.now() - this.writtenAt > WRITE_MS;
    if (isTime || this.waiting.length >= WRITE_PAGES) await this.writePages();
  }

  async markRead(): Promise<void> {
    await this.writePages();
    if (this.file.state === 'read') return;
    this.file.state = 'read';
    const pagesRead = this.known.size;
    await this.settle((ctx) =>
      this.write({ state: 'read', failure: null, readAt: this.now(), pagesRead }, ctx.db),
    );
  }

  async keepDrawn(pagesDrawn: number): Promise<void> {
    await this.write({ pagesDrawn });
  }

  async finish(pagesDrawn: number): Promise<void> {
    await this.end({ set: { pagesDrawn } });
  }

  async fail(failure: ReadFailure): Promise<'failed' | 'read'> {
    await this.writePages();
    // The text is kept even if images are missing.
    if (this.file.state === 'read') {
      await this.end({ set: { attempts: MAX_CLAIMS } });
      return 'read';
    }
    await this.settle((ctx) => this.end({ set: { state: 'failed', failure } }, ctx));
    return 'failed';
  }

  /** Releases the lease for an immediate retry; a shutdown is not an attempt. */
  async release(): Promise<void> {
    await this.leave({ uncounted: true });
  }

  /** For another reader, later each time. */
  async putOff(): Promise<void> {
    const wait = retryWait(RETRY, this.file.attempts, this.file.id);
    await this.leave({ notBefore: new Date(this.now().getTime() + wait) });
  }

  private async leave(options: ReleaseOptions<typeof checkFiles>): Promise<void> {
    await this.writePages().catch(() => {});
    await this.end(options).catch(() => {});
  }

  /** Reports whether the file was removed. */
  async giveUp(): Promise<'cancelled' | 'busy'> {
    const cancelled = await this.ctx.db
      .update(checkFiles)
      .set({ state: 'cancelled', ...freed(fileLease) })
      .where(
        and(
          eq(checkFiles.id, this.file.id),
          isNotNull(checkFiles.removedAt),
          inArray(checkFiles.state, ['waiting', 'reading']),
        ),
      )
      .returning({ id: checkFiles.id });
    return cancelled.length > 0 ? 'cancelled' : 'busy';
  }

  /** Writes that the file's text is there, or will not be, and has the runs begun that waited for it. */
  private async settle(write: (ctx: Context<JobActor>) => Promise<void>): Promise<void> {
    await this.ctx.db.transaction(async (tx) => {
      const within = { ...this.at(), db: tx };
      await write(within);
      await askForRuns(within, { checkId: this.file.checkId, fileId: this.file.id });
    });
  }

  private async writePages(): Promise<void> {
    const pages = this.waiting.splice(0);
    this.writtenAt = performance.now();
    if (pages.length === 0) return;
    const { companyId, hash } = this.file;
    await this.ctx.db
      .insert(filePages)
      .values(
        pages.map((page) => ({
          companyId,
          hash,
          number: page.number,
          page: storable(page),
          createdAt: this.now(),
        })),
      )
      .onConflictDoNothing();
    for (const { number } of pages) this.known.add(number);
    await this.write({ pagesRead: this.known.size });
  }

  /** The context's time is when the job began. */
  private now(): Date {
    return new Date(this.ctx.now.getTime() + performance.now() - this.began);
  }

  private at(): Context<JobActor> {
    return { ...this.ctx, now: this.now() };
  }

  private async write(change: Partial<FileRow>, db = this.ctx.db): Promise<void> {
    const heldUntil = new Date(this.now().getTime() + this.leaseMs);
    const written = await db
      .update(checkFiles)
      .set({ heldUntil, ...change })
      .where(and(isHeldBy(fileLease, this.held), isIn))
      .returning({ id: checkFiles.id });
    if (written.length === 0) throw new FileLost(this.file.id);
  }

  private async end(options: ReleaseOptions<typeof checkFiles>, ctx = this.at()): Promise<void> {
    if (!(await release(ctx, fileLease, this.held, { ...options, due: isIn })))
      throw new FileLost(this.file.id);
  }
}

/** Another file with the same content and a valid lease. */
function sameContentLeased(ctx: Context) {
  return sql`
    select 1 from check_files twin
    where twin.company_id = ${checkFiles.companyId} and twin.hash = ${checkFiles.hash}
      and twin.id <> ${checkFiles.id} and twin.held_until > ${ctx.now.toISOString()}::timestamptz`;
}
