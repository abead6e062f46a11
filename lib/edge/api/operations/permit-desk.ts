import { z } from 'zod';
import {
  bulkActionSchema,
  stateSchema,
  tagNameSchema,
  viewIdSchema,
  viewNameSchema,
} from '@/lib/company/desk/schema';
import { BULK_STATES, BULK_VERBS } from '@/lib/company/desk/types';
import { versionSchema } from '@/lib/company/projects/schema';
import { idSchema } from '@/lib/identity/accounts/schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { operation } from '../operation';

export const permitTagSchema = z
  .object({ id: z.string(), name: z.string(), slug: z.string(), permits: z.number().int() })
  .meta({ id: 'PermitTag' });

export const permitViewSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.string(),
    shared: z.boolean(),
    own: z.boolean(),
    version: z.number().int(),
  })
  .meta({ id: 'PermitView' });

export const permitBulkSchema = z
  .object({
    id: z.string(),
    verb: z.enum(BULK_VERBS),
    state: z.enum(BULK_STATES),
    total: z.number().int(),
    done: z.number().int(),
    changed: z.number().int(),
  })
  .meta({ id: 'PermitBulk' });

const ofTag = z.object({ tagId: idSchema });
const ofView = z.object({ viewId: idSchema });
const ofBulk = z.object({ bulkId: idSchema });
const ofPermit = z.object({ id: permitIdSchema });
const common = { tag: 'permits', access: 'permits.change', limit: 'write' } as const;
const reading = { tag: 'permits', access: 'permits.read', limit: 'read' } as const;
const missing = ['not_found'] as const;

export const listPermitTagsOperation = operation({
  ...reading,
  id: 'listPermitTags',
  method: 'GET',
  path: '/permit-tags',
  response: z.object({ items: z.array(permitTagSchema) }),
});

export const createPermitTagOperation = operation({
  ...common,
  id: 'createPermitTag',
  method: 'POST',
  path: '/permit-tags',
  body: z.object({ name: tagNameSchema }),
  response: permitTagSchema,
  status: 201,
  errors: ['conflict'],
});

export const renamePermitTagOperation = operation({
  ...common,
  id: 'renamePermitTag',
  method: 'PATCH',
  path: '/permit-tags/[tagId]',
  params: ofTag,
  body: z.object({ name: tagNameSchema }),
  response: null,
  errors: ['not_found', 'already_exists'],
});

export const deletePermitTagOperation = operation({
  ...common,
  id: 'deletePermitTag',
  method: 'DELETE',
  path: '/permit-tags/[tagId]',
  params: ofTag,
  response: null,
  errors: missing,
});

export const tagPermitOperation = operation({
  ...common,
  id: 'tagPermit',
  method: 'PUT',
  path: '/permits/[id]/tags/[tagId]',
  params: ofPermit.extend(ofTag.shape),
  response: null,
  errors: missing,
});

export const untagPermitOperation = operation({
  ...common,
  id: 'untagPermit',
  method: 'DELETE',
  path: '/permits/[id]/tags/[tagId]',
  params: ofPermit.extend(ofTag.shape),
  response: null,
  errors: missing,
});

export const mutePermitOperation = operation({
  ...common,
  id: 'mutePermit',
  method: 'PUT',
  path: '/permits/[id]/mute',
  params: ofPermit,
  response: null,
  errors: missing,
});

export const watchPermitOperation = operation({
  ...common,
  id: 'watchPermit',
  method: 'DELETE',
  path: '/permits/[id]/mute',
  params: ofPermit,
  response: null,
  errors: missing,
});

export const listPermitViewsOperation = operation({
  ...reading,
  id: 'listPermitViews',
  method: 'GET',
  path: '/permit-views',
  response: z.object({ items: z.array(permitViewSchema) }),
});

export const savePermitViewOperation = operation({
  ...common,
  id: 'savePermitView',
  method: 'POST',
  path: '/permit-views',
  body: z.object({ name: viewNameSchema, address: stateSchema, shared: z.boolean().default(false) }),
  response: z.object({ id: z.string() }),
  status: 201,
  errors: ['conflict'],
});

export const changePermitViewOperation = operation({
  ...common,
  id: 'changePermitView',
  method: 'PATCH',
  path: '/permit-views/[viewId]',
  params: ofView,
  body: z.object({
    name: viewNameSchema.optional(),
    address: stateSchema.optional(),
    shared: z.boolean().optional(),
    version: versionSchema.optional(),
  }),
  response: permitViewSchema,
  errors: ['not_found', 'conflict'],
});

export const deletePermitViewOperation = operation({
  ...common,
  id: 'deletePermitView',
  method: 'DELETE',
  path: '/permit-views/[viewId]',
  params: ofView,
  response: null,
  errors: missing,
});

export const setDefaultPermitViewOperation = operation({
  ...common,
  id: 'setDefaultPermitView',
  method: 'PUT',
  path: '/permit-views/default',
  body: z.object({ view: viewIdSchema.nullable(), for_all: z.boolean().default(false) }),
  response: null,
  errors: ['not_found', 'conflict'],
});

export const startPermitBulkOperation = operation({
  ...common,
  id: 'startPermitBulk',
  method: 'POST',
  path: '/permit-bulk',
  body: z.object({
    action: bulkActionSchema,
    filter: z.string().max(500).default(''),
    permit_ids: z.array(permitIdSchema).min(1).max(500).nullable().default(null),
    start_key: z.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
  }),
  response: permitBulkSchema,
  status: 202,
  errors: ['not_found', 'conflict'],
});

export const getPermitBulkOperation = operation({
  ...reading,
  id: 'getPermitBulk',
  method: 'GET',
  path: '/permit-bulk/[bulkId]',
  params: ofBulk,
  response: permitBulkSchema,
  errors: missing,
});

export const stopPermitBulkOperation = operation({
  ...common,
  id: 'stopPermitBulk',
  method: 'POST',
  path: '/permit-bulk/[bulkId]/stop',
  params: ofBulk,
  response: permitBulkSchema,
  errors: missing,
});

export const undoPermitBulkOperation = operation({
  ...common,
  id: 'undoPermitBulk',
  method: 'POST',
  path: '/permit-bulk/[bulkId]/undo',
  params: ofBulk,
  response: permitBulkSchema,
  errors: missing,
});

export const permitDeskOperations = [
  listPermitTagsOperation,
  createPermitTagOperation,
  renamePermitTagOperation,
  deletePermitTagOperation,
  tagPermitOperation,
  untagPermitOperation,
  mutePermitOperation,
  watchPermitOperation,
  listPermitViewsOperation,
  savePermitViewOperation,
  changePermitViewOperation,
  deletePermitViewOperation,
  setDefaultPermitViewOperation,
  startPermitBulkOperation,
  getPermitBulkOperation,
  stopPermitBulkOperation,
  undoPermitBulkOperation,
];
