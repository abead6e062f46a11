import { dryRun } from '@/lib/company/workflows/dry-run';
import { addWorkflow, switchWorkflow } from '@/lib/company/workflows/mutations';
import { listWorkflows } from '@/lib/company/workflows/queries';
import { recipe } from '@/lib/company/workflows/recipes';
import type { Context, UserActor } from '@/lib/context';

const TASKS = {
  first_inspection: 'Book the first inspection',
  comments: 'Answer the comments',
  reinspection: 'Fix it and book the re-inspection',
  call: 'Ask the city where it stands',
} as const;

const FLOWS = [
  { id: 'first_inspection', name: 'First inspection', isOn: true },
  { id: 'comments', name: 'Comments answered in three days', isOn: false },
] as const;

/** Two workflows of the demo contractor: one that is on, one to be tried. Idempotent. */
export async function seedWorkflows(ctx: Context<UserActor>): Promise<void> {
  if ((await listWorkflows(ctx)).length > 0) return;
  for (const { id, name, isOn } of FLOWS) {
    const rule = recipe(id, (task) => TASKS[task]);
    const { id: workflow } = await addWorkflow(ctx, { name, rule });
    if (!isOn) continue;
    await dryRun(ctx, { workflow });
    await switchWorkflow(ctx, { workflow, on: true, version: 1 });
  }
}
