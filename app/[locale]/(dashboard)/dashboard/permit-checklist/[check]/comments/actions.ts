'use server';

import {
  addCommentsSchema,
  addRoundSchema,
  oneCommentSchema,
  oneRoundSchema,
  updateCommentSchema,
  updateRoundSchema,
} from '@/lib/checking/checks/round-schema';
import {
  addComments,
  addRound,
  deleteComment,
  deleteRound,
  updateComment,
  updateRound,
} from '@/lib/checking/checks/rounds';
import { createAction } from '@/lib/edge/server/action';

const access = 'checks.change';

export const addRoundAction = createAction({ access, input: addRoundSchema, run: addRound });
export const updateRoundAction = createAction({ access, input: updateRoundSchema, run: updateRound });
export const deleteRoundAction = createAction({ access, input: oneRoundSchema, run: deleteRound });
export const addCommentsAction = createAction({ access, input: addCommentsSchema, run: addComments });
export const updateCommentAction = createAction({ access, input: updateCommentSchema, run: updateComment });
export const deleteCommentAction = createAction({ access, input: oneCommentSchema, run: deleteComment });
