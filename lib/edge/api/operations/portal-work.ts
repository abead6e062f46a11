import { z } from 'zod';
import { addAttachmentSchema } from '@/lib/checking/attachments/schema';
import { CONTENT_TYPES, MAX_FILE_BYTES } from '@/lib/checking/files/types';
import { addNoteSchema } from '@/lib/company/notes/schema';
import { projectIdSchema } from '@/lib/company/projects/schema';
import { PROJECT_STATES } from '@/lib/company/projects/types';
import { taskIdSchema } from '@/lib/company/tasks/schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { dateField, instantField } from '../fields';
import { operation } from '../operation';

export const portalTaskSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    details: z.string().nullable(),
    due_on: dateField.nullable(),
    done_at: instantField.nullable(),
    project_id: z.string().nullable(),
    permit_id: z.number().int().nullable(),
    company_name: z.string(),
  })
  .meta({ id: 'PortalTask' });

export const portalProjectSchema = z
  .object({
    id: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string().nullable(),
    name: z.string().nullable(),
    standing: z.enum(PROJECT_STATES),
    starts_on: dateField.nullable(),
    ends_on: dateField.nullable(),
    company_name: z.string(),
    company_phone: z.string(),
  })
  .meta({ id: 'PortalProject' });

export const portalNoteSchema = z
  .object({ id: z.string(), author: z.string().nullable(), body: z.string(), created_at: instantField })
  .meta({ id: 'PortalNote' });

const shared = { tag: 'portal', access: 'portal.read' } as const;
const ofProject = z.object({ id: projectIdSchema });
const ofPermit = z.object({ id: permitIdSchema });
const made = z.object({ id: z.string() });
const { body, requestKey } = addNoteSchema.shape;
const note = z.object({ body, request_key: requestKey });
const { kind, name, caption } = addAttachmentSchema.shape;
const paper = z.object({ kind, name, caption, request_key: addAttachmentSchema.shape.requestKey });
const upload = {
  types: [...Object.values(CONTENT_TYPES), 'application/octet-stream'],
  maxBytes: MAX_FILE_BYTES,
};

export const listPortalTasksOperation = operation({
  ...shared,
  id: 'listPortalTasks',
  method: 'GET',
  path: '/portal/tasks',
  response: z.object({ items: z.array(portalTaskSchema) }),
  limit: 'read',
});

export const setPortalTaskDoneOperation = operation({
  ...shared,
  id: 'setPortalTaskDone',
  method: 'POST',
  path: '/portal/tasks/[id]/done',
  params: z.object({ id: taskIdSchema }),
  body: z.object({ done: z.boolean() }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const listPortalProjectsOperation = operation({
  ...shared,
  id: 'listPortalProjects',
  method: 'GET',
  path: '/portal/projects',
  response: z.object({ items: z.array(portalProjectSchema) }),
  limit: 'read',
});

export const listPortalProjectNotesOperation = operation({
  ...shared,
  id: 'listPortalProjectNotes',
  method: 'GET',
  path: '/portal/projects/[id]/notes',
  params: ofProject,
  response: z.object({ items: z.array(portalNoteSchema) }),
  limit: 'read',
  errors: ['not_found'],
});

export const addPortalProjectNoteOperation = operation({
  ...shared,
  id: 'addPortalProjectNote',
  method: 'POST',
  path: '/portal/projects/[id]/notes',
  params: ofProject,
  body: note,
  response: made,
  status: 201,
  limit: 'write',
  errors: ['not_found'],
});

export const uploadPortalProjectFileOperation = operation({
  ...shared,
  id: 'uploadPortalProjectFile',
  method: 'PUT',
  path: '/portal/projects/[id]/files',
  params: ofProject,
  query: paper,
  upload,
  response: made,
  status: 201,
  limit: 'write',
  errors: ['not_found', 'conflict', 'unavailable'],
});

export const listPortalPermitNotesOperation = operation({
  ...shared,
  id: 'listPortalPermitNotes',
  method: 'GET',
  path: '/portal/permits/[id]/notes',
  params: ofPermit,
  response: z.object({ items: z.array(portalNoteSchema) }),
  limit: 'read',
  errors: ['not_found'],
});

export const addPortalPermitNoteOperation = operation({
  ...shared,
  id: 'addPortalPermitNote',
  method: 'POST',
  path: '/portal/permits/[id]/notes',
  params: ofPermit,
  body: note,
  response: made,
  status: 201,
  limit: 'write',
  errors: ['not_found'],
});

export const uploadPortalPermitFileOperation = operation({
  ...shared,
  id: 'uploadPortalPermitFile',
  method: 'PUT',
  path: '/portal/permits/[id]/files',
  params: ofPermit,
  query: paper,
  upload,
  response: made,
  status: 201,
  limit: 'write',
  errors: ['not_found', 'conflict', 'unavailable'],
});

export const portalWorkOperations = [
  listPortalTasksOperation,
  setPortalTaskDoneOperation,
  listPortalProjectsOperation,
  listPortalProjectNotesOperation,
  addPortalProjectNoteOperation,
  uploadPortalProjectFileOperation,
  listPortalPermitNotesOperation,
  addPortalPermitNoteOperation,
  uploadPortalPermitFileOperation,
];
