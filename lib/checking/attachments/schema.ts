import { z } from 'zod';
import { projectIdSchema, requestKeySchema, textOrNone } from '@/lib/company/projects/schema';
import { taskIdSchema } from '@/lib/company/tasks/schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { ATTACHMENT_KINDS } from './types';

export const attachmentIdSchema = z.string().regex(/^att_[0-9a-z]{26}$/);
const flag = z.preprocess(
  (value) => (value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : value),
  z.boolean(),
);

/** What an upload's address says of its file; of a job or of a permit. */
export const addAttachmentSchema = z
  .object({
    projectId: projectIdSchema.optional(),
    permitId: permitIdSchema.optional(),
    taskId: taskIdSchema.optional(),
    kind: z.enum(ATTACHMENT_KINDS),
    name: z.string().min(1).max(400),
    caption: textOrNone(300).default(null),
    shared: flag.default(false),
    requestKey: requestKeySchema.optional(),
  })
  .refine(({ projectId, permitId }) => (projectId === undefined) !== (permitId === undefined), {
    path: ['permitId'],
    message: 'one_place',
  });
export const oneAttachmentSchema = z.object({ attachmentId: attachmentIdSchema });
export const updateAttachmentSchema = z.object({
  attachmentId: attachmentIdSchema,
  name: z.string().trim().min(1, 'required').max(200, 'too_long').optional(),
  caption: textOrNone(300).optional(),
  shared: z.boolean().optional(),
});

export type AddAttachment = z.output<typeof addAttachmentSchema>;
export type UpdateAttachment = z.output<typeof updateAttachmentSchema>;
