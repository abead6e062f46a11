// The small build of zod: browsers load it with the page.
import * as z from 'zod/mini';
import { FILE_STATES, RUN_STATES } from '@/lib/checks/types';
import { FILE_TYPES } from '@/lib/files/types';
import { READ_FAILURES } from '@/lib/reading/types';

/** A check's files and its newest run as they are, as its pages ask for them while something is under way. */
export const checkStateSchema = z.object({
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      type: z.enum(FILE_TYPES),
      bytes: z.number(),
      state: z.enum(FILE_STATES),
      failure: z.nullable(z.enum(READ_FAILURES)),
      pages: z.nullable(z.number()),
      pagesRead: z.number(),
      pagesDrawn: z.number(),
    }),
  ),
  run: z.nullable(z.object({ number: z.number(), state: z.enum(RUN_STATES) })),
});
export type CheckState = z.infer<typeof checkStateSchema>;
export type DeskFile = CheckState['files'][number];

/** Leaves out what the pages of a check do not show while it is at work. */
export function stateOf({ files, run }: CheckState): CheckState {
  return {
    files: files.map(({ id, name, type, bytes, state, failure, pages, pagesRead, pagesDrawn }) => ({
      id,
      name,
      type,
      bytes,
      state,
      failure,
      pages,
      pagesRead,
      pagesDrawn,
    })),
    run: run && { number: run.number, state: run.state },
  };
}

/** Still being read, or its pictures still being drawn. */
export function isFileUnderWay({ state, pages, pagesDrawn }: DeskFile): boolean {
  if (state === 'waiting' || state === 'reading') return true;
  return state === 'read' && pages !== null && pagesDrawn < pages;
}

export function isRunOpen(state: NonNullable<CheckState['run']>['state']): boolean {
  return state === 'waiting' || state === 'judging' || state === 'explaining';
}

export function isUnderWay({ files, run }: CheckState): boolean {
  return files.some(isFileUnderWay) || (run !== null && isRunOpen(run.state));
}

/** What the server makes of a state: where this changes, the page has to be made again. The rest shows by itself. */
export function milestones({ run }: CheckState): string {
  return JSON.stringify(run);
}
