import { z } from 'zod';
import { projectIdSchema, requestKeySchema, versionSchema } from '@/lib/company/projects/schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { mentionsIn } from './mentions';
import { MAX_MENTIONS, MAX_NOTE } from './types';

export const noteIdSchema = z.string().regex(/^nte_[0-9a-z]{26}$/);
const body = z
  .string()
  .trim()
  .min(1, 'required')
  .max(MAX_NOTE, 'too_long')
  .refine((text) => mentionsIn(text).length <= MAX_MENTIONS, 'too_many');

/** On a job or on a permit. */
export const addNoteSchema = z
  .object({
    projectId: projectIdSchema.optional(),
    permitId: permitIdSchema.optional(),
    body,
    shared: z.boolean().default(false),
    requestKey: requestKeySchema.optional(),
  })
  .refine(({ projectId, permitId }) => (projectId === undefined) !== (permitId === undefined), {
    path: ['permitId'],
    message: 'one_place',
  });
export const updateNoteSchema = z.object({
  noteId: noteIdSchema,
  version: versionSchema,
  body,
  shared: z.boolean().optional(),
});
export const oneNoteSchema = z.object({ noteId: noteIdSchema });

export type AddNote = z.output<typeof addNoteSchema>;
export type UpdateNote = z.output<typeof updateNoteSchema>;
