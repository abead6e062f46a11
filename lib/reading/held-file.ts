import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { checkFiles, filePages } from '@/db/schema';
import { storable } from '@/db/storable';
import type { Context, JobActor } from '@/lib/context';
import { isDue, MAX_CLAIMS, MAX_READS } from './due-files';
import type { FileFacts, ReadFailure, ReadPage } from './types';

type FileRow = typeof checkFiles.$inferSelect;

/** The file was taken out of its check, or somebody else reads it by now. */
export class FileLost extends Error {}

/** Pages wait for one another so that each write brings several. */
const WRITE_PAGES = 10;
const WRITE_MS = 500;
const PUT_OFF_MS = 60_000;

/** A file this reader holds. Every write says again that it does, and fails where it no longer does. */
export class HeldFile {
  onLost: () => void = () => {};
  private readonly began = performance.now();
  private waiting: ReadPage[] = [];
  private writtenAt = performance.now();

  private constructor(
    private readonly ctx: Context<JobActor>,
    readonly file: FileRow,
    /** Pages that are there, of this file or of the same content elsewhere in the company. */
    readonly known: Set<number>,
    /** Whether there may be pictures of it. */
    readonly mayBeDrawn: boolean,
    private readonly leaseMs: number,
  ) {}

  /** Null where it is not due, or where somebody is reading the same content. */
  static async claim(ctx: Context<JobActor>, fileId: string, leaseMs: number): Promise<HeldFile | null> {
    const { id, companyId, hash } = checkFiles;
    const [file] = await ctx.db
      .update(checkFiles)
      .set({
        state: sql`case when ${checkFiles.state} = 'read' then 'read' else 'reading' end`,
        attempts: sql`${checkFiles.attempts} + 1`,
        heldUntil: new Date(ctx.now.getTime() + leaseMs),
      })
      .where(and(eq(id, fileId), isDue(ctx), sql`not exists (${sameContentHeld(ctx)})`))
      .returning();
    if (!file) return null;
    const twins = await ctx.db
      .select({ pagesDrawn: checkFiles.pagesDrawn })
      .from(checkFiles)
      .where(and(eq(companyId, file.companyId), eq(hash, file.hash)));
    const pages = await ctx.db
      .select({ number: filePages.number })
      .from(filePages)
      .where(and(eq(filePages.companyId, file.companyId), eq(filePages.hash, file.hash)));
    return new HeldFile(
      ctx,
      file,
      new Set(pages.map(({ number }) => number)),
      twins.some(({ pagesDrawn }) => pagesDrawn > 0),
      leaseMs,
    );
  }

  /** It was taken up often enough, and never came to its end. */
  get isWorn(): boolean {
    return this.file.state === 'reading' ? this.file.attempts > MAX_READS : this.file.attempts > MAX_CLAIMS;
  }

  async beat(): Promise<void> {
    await this.write({}).catch((error: unknown) => {
      if (error instanceof FileLost) this.onLost();
      else throw error;
    });
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
    await this.write({ state: 'read', failure: null, readAt: this.now(), pagesRead: this.known.size });
  }

  async keepDrawn(pagesDrawn: number): Promise<void> {
    await this.write({ pagesDrawn });
  }

  async finish(pagesDrawn: number): Promise<void> {
    await this.write({ pagesDrawn, heldUntil: null });
  }

  async fail(failure: ReadFailure): Promise<'failed' | 'read'> {
    await this.writePages();
    // Without its pictures, what was read of it stays.
    if (this.file.state === 'read') {
      await this.write({ heldUntil: null, attempts: MAX_CLAIMS });
      return 'read';
    }
    await this.write({ state: 'failed', failure, heldUntil: null });
    return 'failed';
  }

  /** For another reader, at once: a stop that was asked for is no attempt. */
  async release(): Promise<void> {
    await this.leave({ heldUntil: null, attempts: this.file.attempts - 1 });
  }

  /** For another reader, later each time: a store or a disk that fails now may be well again then. */
  async putOff(): Promise<void> {
    const waitMs = PUT_OFF_MS * this.file.attempts;
    await this.leave({ heldUntil: new Date(this.now().getTime() + waitMs) });
  }

  private async leave(change: Partial<FileRow>): Promise<void> {
    await this.writePages().catch(() => {});
    await this.write(change).catch(() => {});
  }

  /** Says that it was taken out, if it was. */
  async giveUp(): Promise<'cancelled' | 'busy'> {
    const cancelled = await this.ctx.db
      .update(checkFiles)
      .set({ state: 'cancelled', heldUntil: null })
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

  private async write(change: Partial<FileRow>): Promise<void> {
    const heldUntil = new Date(this.now().getTime() + this.leaseMs);
    const written = await this.ctx.db
      .update(checkFiles)
      .set({ heldUntil, ...change })
      .where(
        and(
          eq(checkFiles.id, this.file.id),
          // Whoever takes a file over counts up.
          eq(checkFiles.attempts, this.file.attempts),
          isNull(checkFiles.removedAt),
        ),
      )
      .returning({ id: checkFiles.id });
    if (written.length === 0) throw new FileLost(this.file.id);
  }
}

/** A file of the same content that somebody else holds. */
function sameContentHeld(ctx: Context) {
  return sql`
    select 1 from check_files twin
    where twin.company_id = ${checkFiles.companyId} and twin.hash = ${checkFiles.hash}
      and twin.id <> ${checkFiles.id} and twin.held_until > ${ctx.now.toISOString()}::timestamptz`;
}
