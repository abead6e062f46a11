import { eq } from 'drizzle-orm';
import type { Database } from '@/db/client';
import { checkFiles, filePages, subscriptions } from '@/db/schema';
import { addFile } from '@/lib/checks/files';
import { createCheck } from '@/lib/checks/mutations';
import type { Context, UserActor } from '@/lib/context';
import { grantChecks } from '@/lib/credits/mutations';
import type { FileFacts, ReadPage, TextLine } from '@/lib/reading/types';
import { jobContext, makeFeed, NOW } from './factories';
import { newOwner } from './team';

/** A page as the reader would give it: one line below the other, from the top. */
export function pageOf(number: number, lines: readonly string[], over: Partial<ReadPage> = {}): ReadPage {
  return {
    number,
    width: 612,
    height: 792,
    source: 'text',
    certainty: null,
    lines: lines.map((text, index) => lineOf(text, 0.06 + index * 0.025)),
    ink: null,
    ...over,
  };
}

function lineOf(text: string, y: number): TextLine {
  const width = 0.009;
  let x = 0.1;
  const words = text.split(/\s+/).map((word) => {
    const box = { x, y, w: word.length * width, h: 0.014 };
    x += (word.length + 1) * width;
    return { text: word, box };
  });
  return { text, words, box: { x: 0.1, y, w: x - 0.1 - width, h: 0.014 }, certainty: 1 };
}

export const factsOf = (pages: number): FileFacts => ({
  pages,
  form: [],
  hasScript: false,
  hasAttachments: false,
  producer: null,
});

/** Somebody at work in a company that has its month's checks. */
export async function checker(db: Database): Promise<Context<UserActor>> {
  await makeFeed(db);
  const ctx = await newOwner(db, { tier: 'team' });
  await db
    .update(subscriptions)
    .set({ startedAt: NOW })
    .where(eq(subscriptions.companyId, ctx.actor.companyId));
  await grantChecks(jobContext(db), { companyId: ctx.actor.companyId });
  return ctx;
}

/** A check of a fence in Denver. */
export async function newCheck(ctx: Context<UserActor>): Promise<string> {
  const place = { city: 'Denver', county: null, state: 'CO' as const };
  const { id } = await createCheck(ctx, { permitType: 'fence', place, answers: {} });
  return id;
}

let contents = 0;

/** Adds a file that has arrived, unread. */
export async function addedFile(ctx: Context<UserActor>, checkId: string, name = 'application.pdf') {
  contents += 1;
  const hash = contents.toString(16).padStart(64, '0');
  const file = await addFile(ctx, { checkId, name, stored: { type: 'pdf', hash, bytes: 12_000 } });
  return { ...file, hash };
}

/** Adds a file and says what its pages hold, as if it had been read. */
export async function readFileOf(
  ctx: Context<UserActor>,
  checkId: string,
  { name = 'application.pdf', pages }: { name?: string; pages: readonly (readonly string[])[] },
): Promise<string> {
  const { id, hash } = await addedFile(ctx, checkId, name);
  await ctx.db.insert(filePages).values(
    pages.map((lines, index) => ({
      companyId: ctx.actor.companyId,
      hash,
      number: index + 1,
      page: pageOf(index + 1, lines),
    })),
  );
  await ctx.db
    .update(checkFiles)
    .set({ state: 'read', facts: factsOf(pages.length), pagesRead: pages.length, pagesDrawn: pages.length })
    .where(eq(checkFiles.id, id));
  return id;
}
