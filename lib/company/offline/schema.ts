import { z } from 'zod';
import { addNoteSchema } from '@/lib/company/notes/schema';
import { requestKeySchema } from '@/lib/company/projects/schema';
import { addTaskSchema, setTaskDoneSchema } from '@/lib/company/tasks/schema';

/** What a device did without a signal and sends when it has one again, each under the name it gave it. */
export const queuedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), key: requestKeySchema, note: addNoteSchema }),
  z.object({ kind: z.literal('task'), key: requestKeySchema, task: addTaskSchema }),
  z.object({ kind: z.literal('tick'), key: requestKeySchema, tick: setTaskDoneSchema }),
]);
export type Queued = z.output<typeof queuedSchema>;
