import { z } from 'zod';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { MAX_COMMENTS } from './round-types';
import { checkIdSchema, fileIdSchema, textOrNone } from './schema';
import { COMMENT_STATES } from './types';

/** An empty date field is none. */
const dayOrNone = z.preprocess((value) => (value === '' ? null : value), daySchema.nullable());

const MAX_COMMENT = 4_000;

export const roundIdSchema = z.string().regex(/^rnd_[0-9a-z]{26}$/);
const commentIdSchema = z.string().regex(/^cmt_[0-9a-z]{26}$/);
const userIdSchema = z.string().regex(/^usr_[0-9a-z]{26}$/);

const dates = { receivedOn: daySchema, dueOn: dayOrNone, reviewer: textOrNone(200) };
const ordered = ({ receivedOn, dueOn }: { receivedOn: string; dueOn: string | null }) =>
  dueOn === null || dueOn >= receivedOn;
const DUE_FIRST = { path: ['dueOn'], message: 'before_received' };

export const addRoundSchema = z
  .object({
    checkId: checkIdSchema,
    ...dates,
    /** Takes over what is still open in the round before. */
    carry: z.boolean().default(false),
  })
  .refine(ordered, DUE_FIRST);
export const updateRoundSchema = z.object({ roundId: roundIdSchema, ...dates }).refine(ordered, DUE_FIRST);
export const oneRoundSchema = z.object({ roundId: roundIdSchema });

const newComment = z.object({
  discipline: textOrNone(80),
  sheet: textOrNone(80),
  comment: z.string().trim().min(1, 'required').max(MAX_COMMENT, 'too_long'),
});
export const addCommentsSchema = z.object({
  roundId: roundIdSchema,
  comments: z.array(newComment).min(1, 'required').max(MAX_COMMENTS, 'too_many'),
});
/** What is left out stays as it was. */
export const updateCommentSchema = z.object({
  commentId: commentIdSchema,
  discipline: textOrNone(80).optional(),
  comment: z.string().trim().min(1, 'required').max(MAX_COMMENT, 'too_long').optional(),
  sheet: textOrNone(80).optional(),
  answer: textOrNone(MAX_COMMENT).optional(),
  version: textOrNone(120).optional(),
  fileId: fileIdSchema.nullable().optional(),
  state: z.enum(COMMENT_STATES).optional(),
  assigneeId: userIdSchema.nullable().optional(),
});
export const oneCommentSchema = z.object({ commentId: commentIdSchema });

export type AddRound = z.output<typeof addRoundSchema>;
export type UpdateRound = z.output<typeof updateRoundSchema>;
export type AddComments = z.output<typeof addCommentsSchema>;
export type UpdateComment = z.output<typeof updateCommentSchema>;
