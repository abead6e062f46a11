'use server';

import { z } from 'zod';
import { removeFile, retryFile } from '@/lib/checking/checks/files';
import { markFinding } from '@/lib/checking/checks/marks';
import { createCheck, deleteCheck, setArchived, updateCheck } from '@/lib/checking/checks/mutations';
import { cancelRun, startRun } from '@/lib/checking/checks/runs';
import {
  createCheckSchema,
  markFindingSchema,
  oneCheckSchema,
  oneFileSchema,
  oneRunSchema,
  startRunSchema,
  updateCheckSchema,
} from '@/lib/checking/checks/schema';
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

export const markFindingAction = createAction({ access, input: markFindingSchema, run: markFinding });
