'use server';

import { z } from 'zod';
import { correctPages, ruleOutDocument, undoCorrections } from '@/lib/checking/checks/corrections';
import { removeFile, retryFile } from '@/lib/checking/checks/files';
import { markFinding } from '@/lib/checking/checks/marks';
import { createCheck, deleteCheck, setArchived, updateCheck } from '@/lib/checking/checks/mutations';
import { cancelRun, startRun } from '@/lib/checking/checks/runs';
import {
  correctPagesSchema,
  createCheckSchema,
  markFindingSchema,
  oneCheckSchema,
  oneFileSchema,
  oneRunSchema,
  ruleOutSchema,
  sayWrongSchema,
  startRunSchema,
  undoCorrectionSchema,
  updateCheckSchema,
} from '@/lib/checking/checks/schema';
import { sayWrong } from '@/lib/checking/checks/wrong-findings';
import { createAction } from '@/lib/edge/server/action';

const access = 'checks.change';

export const createCheckAction = createAction({ access, input: createCheckSchema, run: createCheck });
export const updateCheckAction = createAction({ access, input: updateCheckSchema, run: updateCheck });
export const archiveCheckAction = createAction({
  access,
  input: oneCheckSchema.extend({ archived: z.boolean() }),
  run: setArchived,
});
export const deleteCheckAction = createAction({ access, input: oneCheckSchema, run: deleteCheck });

export const removeFileAction = createAction({ access, input: oneFileSchema, run: removeFile });
export const retryFileAction = createAction({ access, input: oneFileSchema, run: retryFile });

export const startRunAction = createAction({ access, input: startRunSchema, run: startRun });
export const cancelRunAction = createAction({ access, input: oneRunSchema, run: cancelRun });

export const correctPagesAction = createAction({ access, input: correctPagesSchema, run: correctPages });
export const ruleOutAction = createAction({ access, input: ruleOutSchema, run: ruleOutDocument });
export const undoCorrectionsAction = createAction({
  access,
  input: undoCorrectionSchema,
  run: undoCorrections,
});
export const sayWrongAction = createAction({ access, input: sayWrongSchema, run: sayWrong });

export const markFindingAction = createAction({ access, input: markFindingSchema, run: markFinding });
