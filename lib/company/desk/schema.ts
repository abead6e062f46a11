import { z } from 'zod';
import { projectIdSchema, versionSchema } from '@/lib/company/projects/schema';
import { idSchema } from '@/lib/identity/accounts/schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { MAX_FILTER_LENGTH } from './language/parse';
import { MOST_CHOSEN } from './types';

const noZero = z.string().transform((text) => text.replaceAll('\0', ''));

export const tagNameSchema = noZero.pipe(z.string().trim().min(1).max(40));
export const viewNameSchema = noZero.pipe(z.string().trim().min(1).max(60));
/** A view's id, or the name of one that is built in. */
export const viewIdSchema = z.string().regex(/^[a-z0-9_-]{1,60}$/);
/** What the address holds after the question mark. */
export const stateSchema = noZero.pipe(z.string().max(3_000));
const filterSchema = noZero.pipe(z.string().max(MAX_FILTER_LENGTH));

export const createTagSchema = z.object({ name: tagNameSchema });

export const saveViewSchema = z.object({ name: viewNameSchema, address: stateSchema, isShared: z.boolean() });
export type SaveView = z.infer<typeof saveViewSchema>;
export const changeViewSchema = z.object({
  viewId: idSchema,
  name: viewNameSchema.optional(),
  address: stateSchema.optional(),
  isShared: z.boolean().optional(),
  /** The version that was looked at: a newer one is not saved over unseen. */
  version: versionSchema.optional(),
});
export type ChangeView = z.infer<typeof changeViewSchema>;
export const ownViewSchema = z.object({ viewId: idSchema });
export const viewEditSchema = z.object({ viewId: viewIdSchema, address: stateSchema.nullable() });
export type ViewEdit = z.infer<typeof viewEditSchema>;
export const viewDefaultSchema = z.object({ viewId: viewIdSchema.nullable(), forAll: z.boolean() });
export type ViewDefault = z.infer<typeof viewDefaultSchema>;

const personSchema = z.union([z.object({ userId: idSchema }), z.object({ subcontractorId: idSchema })]);
export const bulkActionSchema = z.discriminatedUnion('verb', [
  z.object({ verb: z.enum(['watch', 'mute']) }),
  z.object({ verb: z.enum(['tag', 'untag']), tagId: idSchema }),
  z.object({ verb: z.enum(['assign', 'unassign']), person: personSchema }),
  z.object({ verb: z.literal('add_to_job'), projectId: projectIdSchema, isNew: z.literal(true).optional() }),
]);
export const startBulkSchema = z.object({
  action: bulkActionSchema,
  /** All that match this, unless some are chosen. */
  query: filterSchema,
  chosen: z.array(permitIdSchema).min(1).max(MOST_CHOSEN).nullable(),
  /** The same for the same request: what is asked twice is done once. */
  startKey: z.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
});
export type StartBulk = z.infer<typeof startBulkSchema>;
export const ownBulkSchema = z.object({ bulkId: idSchema });
