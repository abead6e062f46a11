// The small build of zod: browsers load it with the page.
import * as z from 'zod/mini';
import { FILE_STATES, RUN_STATES } from '@/lib/checking/checks/types';
import { FILE_TYPES } from '@/lib/checking/files/types';
import { READ_FAILURES } from '@/lib/checking/reading/types';

/** The state that a check's pages poll while something is in progress: files and newest run. */
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
  run: z.nullable(
    z.object({
      number: z.number(),
      state: z.enum(RUN_STATES),
      /** About to be judged again by what was corrected or answered; and when it last was. */
      judgingAgain: z.optional(z.boolean()),
      judgedAgainAt: z.optional(z.nullable(z.union([z.string(), z.date()]))),
    }),
  ),
});
export type CheckState = z.infer<typeof checkStateSchema>;
export type CheckFileState = CheckState['files'][number];

/** Drops properties that the pages do not show while work is in progress. */
export function toCheckState({ files, run }: CheckState): CheckState {
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
    run: run && {
      number: run.number,
      state: run.state,
      judgingAgain: run.judgingAgain,
      judgedAgainAt: run.judgedAgainAt,
    },
  };
}

/** Still being read, or its pictures still being drawn. */
export function isFileUnderWay({ state, pages, pagesDrawn }: CheckFileState): boolean {
  if (state === 'waiting' || state === 'reading') return true;
  return state === 'read' && pages !== null && pagesDrawn < pages;
}

export function isRunOpen(state: NonNullable<CheckState['run']>['state']): boolean {
  return state === 'waiting' || state === 'judging' || state === 'explaining';
}

export function isUnderWay({ files, run }: CheckState): boolean {
  return files.some(isFileUnderWay) || (run !== null && (isRunOpen(run.state) || run.judgingAgain === true));
}

/** The part of the state that is rendered on the server: when it changes, the page must be refreshed. */
export function milestones({ run }: CheckState): string {
  return JSON.stringify(run);
}
