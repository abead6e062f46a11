'use server';

import { dryRun } from '@/lib/company/workflows/dry-run';
import {
  addWorkflow,
  changeWorkflow,
  removeWorkflow,
  switchWorkflow,
} from '@/lib/company/workflows/mutations';
import {
  newWorkflowSchema,
  switchSchema,
  workflowChangeSchema,
  workflowIdSchema,
} from '@/lib/company/workflows/schema';
import { createAction } from '@/lib/edge/server/action';

const access = 'workflows.manage';

export const addWorkflowAction = createAction({ access, input: newWorkflowSchema, run: addWorkflow });
export const changeWorkflowAction = createAction({
  access,
  input: workflowChangeSchema,
  run: changeWorkflow,
});
export const removeWorkflowAction = createAction({ access, input: workflowIdSchema, run: removeWorkflow });
export const switchWorkflowAction = createAction({ access, input: switchSchema, run: switchWorkflow });
export const dryRunAction = createAction({ access, input: workflowIdSchema, run: dryRun });
