'use server';

import { createAction } from '@/lib/edge/server/action';
import { confirmName, rejectName, undoNameDecision } from '@/lib/tracking/matching/decisions';
import { nameDecisionSchema } from '@/lib/tracking/matching/schema';

const access = 'permits.change';

export const confirmNameAction = createAction({ access, input: nameDecisionSchema, run: confirmName });
export const rejectNameAction = createAction({ access, input: nameDecisionSchema, run: rejectName });
export const undoNameAction = createAction({ access, input: nameDecisionSchema, run: undoNameDecision });
