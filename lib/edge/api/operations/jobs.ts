import { z } from 'zod';
import { attachmentIdSchema, updateAttachmentSchema } from '@/lib/checking/attachments/schema';
import { ATTACHMENT_KINDS } from '@/lib/checking/attachments/types';
import { FILE_TYPES, MAX_FILE_BYTES } from '@/lib/checking/files/types';
import { noteIdSchema } from '@/lib/company/notes/schema';
import { MAX_NOTE } from '@/lib/company/notes/types';
import { projectIdSchema, requestKeySchema, versionSchema } from '@/lib/company/projects/schema';
import { ACTIVITY_KINDS, MAX_PROJECT_PERMITS, PROJECT_STATES } from '@/lib/company/projects/types';
import { taskIdSchema } from '@/lib/company/tasks/schema';
import { TASK_SCOPES, TASK_TIMES } from '@/lib/company/tasks/types';
import { idSchema } from '@/lib/identity/accounts/schema';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { STATUS_BUCKETS } from '@/lib/tracking/permits/types';
import { cursorField, dateField, instantField, pageSchema } from '../fields';
import { operation } from '../operation';

const access = 'projects.change';
const reads = 'projects.read';

const jobPermit = z.object({
  id: z.number().int(),
  permit_number: z.string(),
  permit_type: z.string().nullable(),
  status: z.enum(STATUS_BUCKETS),
  waits_for: z.number().int().nullable(),
});
const job = z
  .object({
    id: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string().nullable(),
    job_number: z.string().nullable(),
    name: z.string().nullable(),
    client_name: z.string().nullable(),
    client_email: z.string().nullable(),
    client_phone: z.string().nullable(),
    client_locale: z.enum(LOCALES).nullable(),
    standing: z.enum(PROJECT_STATES),
    starts_on: dateField.nullable(),
    ends_on: dateField.nullable(),
    value_cents: z.number().int().nullable(),
    open_tasks: z.number().int(),
    permits: z.array(jobPermit),
    version: z.number().int(),
    created_at: instantField,
    updated_at: instantField,
  })
  .meta({ id: 'Job' });

const ofJob = z.object({ id: projectIdSchema });
const text = (max: number) => z.string().trim().max(max).nullable();
const jobFields = {
  address: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .meta({ examples: ['8087 Live Oak St'] }),
  city: z
    .string()
    .trim()
    .min(1)
    .max(80)
    .meta({ examples: ['Austin'] }),
  state: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({ examples: ['TX'] }),
  zip: text(10),
  job_number: text(40),
  name: text(200),
  client_name: text(120),
  client_email: z.email().max(254).nullable(),
  client_phone: text(40),
  client_locale: z.enum(LOCALES).nullable(),
  starts_on: dateField.nullable(),
  ends_on: dateField.nullable(),
  value_cents: z.number().int().min(0).max(1_000_000_000_000).nullable(),
};
const { address, city, state, ...optional } = jobFields;

export const listJobsOperation = operation({
  id: 'listJobs',
  method: 'GET',
  path: '/jobs',
  tag: 'jobs',
  access: reads,
  query: z.object({
    q: z.string().max(200).default(''),
    standing: z.enum(PROJECT_STATES).optional(),
    mine: z.enum(['true', 'false']).default('false'),
    after: cursorField.optional(),
  }),
  response: pageSchema(job),
  limit: 'read',
});
export const createJobOperation = operation({
  id: 'createJob',
  method: 'POST',
  path: '/jobs',
  tag: 'jobs',
  access,
  body: z.object({
    address,
    city,
    state,
    ...z.object(optional).partial().shape,
    permit_ids: z
      .array(permitIdSchema)
      .max(MAX_PROJECT_PERMITS)
      .default([])
      .meta({ examples: [[]] }),
  }),
  response: job,
  status: 201,
  limit: 'write',
  errors: ['not_found'],
});
export const getJobOperation = operation({
  id: 'getJob',
  method: 'GET',
  path: '/jobs/[id]',
  tag: 'jobs',
  access: reads,
  params: ofJob,
  response: job,
  limit: 'read',
  errors: ['not_found'],
});
export const updateJobOperation = operation({
  id: 'updateJob',
  method: 'PATCH',
  path: '/jobs/[id]',
  tag: 'jobs',
  access,
  params: ofJob,
  body: z.object({
    version: versionSchema,
    ...z.object({ ...jobFields, standing: z.enum(PROJECT_STATES) }).partial().shape,
  }),
  response: job,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});
export const deleteJobOperation = operation({
  id: 'deleteJob',
  method: 'DELETE',
  path: '/jobs/[id]',
  tag: 'jobs',
  access,
  params: ofJob,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});
const permitOfJob = z.object({ id: projectIdSchema, permitId: permitIdSchema });
export const addJobPermitOperation = operation({
  id: 'addJobPermit',
  method: 'PUT',
  path: '/jobs/[id]/permits/[permitId]',
  tag: 'jobs',
  access,
  params: permitOfJob,
  response: null,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});
export const removeJobPermitOperation = operation({
  id: 'removeJobPermit',
  method: 'DELETE',
  path: '/jobs/[id]/permits/[permitId]',
  tag: 'jobs',
  access,
  params: permitOfJob,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});
export const listJobHistoryOperation = operation({
  id: 'listJobHistory',
  method: 'GET',
  path: '/jobs/[id]/history',
  tag: 'jobs',
  access: reads,
  params: ofJob,
  query: z.object({ before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional() }),
  response: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(ACTIVITY_KINDS),
        by: z.string().nullable(),
        permit_id: z.number().int().nullable(),
        subject: z.string().nullable(),
        at: instantField,
      }),
    ),
    next: z.number().int().nullable(),
  }),
  limit: 'read',
  errors: ['not_found'],
});

const task = z
  .object({
    id: z.string(),
    title: z.string(),
    details: z.string().nullable(),
    due_on: dateField.nullable(),
    done_at: instantField.nullable(),
    assignee_id: z.string().nullable(),
    subcontractor_id: z.string().nullable(),
    job_id: z.string().nullable(),
    permit_id: z.number().int().nullable(),
    version: z.number().int(),
    created_at: instantField,
  })
  .meta({ id: 'Task' });
const ofTask = z.object({ id: taskIdSchema });
const taskFields = {
  title: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .meta({ examples: ['Pay the plumbing fee'] }),
  details: text(4_000),
  due_on: dateField.nullable(),
  assignee_id: idSchema.nullable(),
  subcontractor_id: idSchema.nullable(),
};
const { title, ...taskOptional } = taskFields;

export const listTasksOperation = operation({
  id: 'listTasks',
  method: 'GET',
  path: '/tasks',
  tag: 'jobs',
  access: reads,
  query: z.object({
    scope: z.enum(TASK_SCOPES).default('mine'),
    time: z.enum(TASK_TIMES).default('open'),
    job_id: projectIdSchema.optional(),
    permit_id: permitIdSchema.optional(),
    after: cursorField.optional(),
  }),
  response: pageSchema(task),
  limit: 'read',
});
export const createTaskOperation = operation({
  id: 'createTask',
  method: 'POST',
  path: '/tasks',
  tag: 'jobs',
  access,
  body: z.object({
    title,
    ...z.object(taskOptional).partial().shape,
    job_id: projectIdSchema.optional(),
    permit_id: permitIdSchema.optional(),
    request_key: requestKeySchema.optional(),
  }),
  response: task,
  status: 201,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});
export const getTaskOperation = operation({
  id: 'getTask',
  method: 'GET',
  path: '/tasks/[id]',
  tag: 'jobs',
  access: reads,
  params: ofTask,
  response: task,
  limit: 'read',
  errors: ['not_found'],
});
export const updateTaskOperation = operation({
  id: 'updateTask',
  method: 'PATCH',
  path: '/tasks/[id]',
  tag: 'jobs',
  access,
  params: ofTask,
  body: z.object({ version: versionSchema, ...z.object(taskFields).partial().shape }),
  response: task,
  limit: 'write',
  errors: ['not_found', 'conflict'],
});
export const setTaskDoneOperation = operation({
  id: 'setTaskDone',
  method: 'PUT',
  path: '/tasks/[id]/done',
  tag: 'jobs',
  access,
  params: ofTask,
  body: z.object({ done: z.boolean() }),
  response: task,
  limit: 'write',
  errors: ['not_found'],
});
export const deleteTaskOperation = operation({
  id: 'deleteTask',
  method: 'DELETE',
  path: '/tasks/[id]',
  tag: 'jobs',
  access,
  params: ofTask,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

const note = z
  .object({
    id: z.string(),
    body: z.string(),
    author: z.string().nullable(),
    shared: z.boolean(),
    job_id: z.string().nullable(),
    permit_id: z.number().int().nullable(),
    version: z.number().int(),
    created_at: instantField,
    edited_at: instantField.nullable(),
  })
  .meta({ id: 'Note' });
const ofNote = z.object({ id: noteIdSchema });
const noteBody = z
  .string()
  .trim()
  .min(1)
  .max(MAX_NOTE)
  .meta({ examples: ['Called the desk: they want a sealed set.'] });
const place = { job_id: projectIdSchema.optional(), permit_id: permitIdSchema.optional() };

export const listNotesOperation = operation({
  id: 'listNotes',
  method: 'GET',
  path: '/notes',
  tag: 'jobs',
  access: reads,
  query: z.object(place),
  response: z.object({ items: z.array(note) }),
  limit: 'read',
  errors: ['not_found'],
});
export const createNoteOperation = operation({
  id: 'createNote',
  method: 'POST',
  path: '/notes',
  tag: 'jobs',
  access,
  body: z.object({
    ...place,
    body: noteBody,
    shared: z.boolean().default(false),
    request_key: requestKeySchema.optional(),
  }),
  response: z.object({ id: z.string() }),
  status: 201,
  limit: 'write',
  errors: ['not_found'],
});
export const updateNoteOperation = operation({
  id: 'updateNote',
  method: 'PATCH',
  path: '/notes/[id]',
  tag: 'jobs',
  access,
  params: ofNote,
  body: z.object({ version: versionSchema, body: noteBody, shared: z.boolean().optional() }),
  response: z.object({ version: z.number().int() }),
  limit: 'write',
  errors: ['not_found', 'conflict'],
});
export const deleteNoteOperation = operation({
  id: 'deleteNote',
  method: 'DELETE',
  path: '/notes/[id]',
  tag: 'jobs',
  access,
  params: ofNote,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

const file = z
  .object({
    id: z.string(),
    kind: z.enum(ATTACHMENT_KINDS),
    name: z.string(),
    caption: z.string().nullable(),
    type: z.enum(FILE_TYPES),
    bytes: z.number().int(),
    shared: z.boolean(),
    job_id: z.string().nullable(),
    permit_id: z.number().int().nullable(),
    created_at: instantField,
  })
  .meta({ id: 'JobFile' });
const ofFile = z.object({ id: attachmentIdSchema });

export const listJobFilesOperation = operation({
  id: 'listJobFiles',
  method: 'GET',
  path: '/attachments',
  tag: 'jobs',
  access: reads,
  query: z.object(place),
  response: z.object({ items: z.array(file) }),
  limit: 'read',
  errors: ['not_found'],
});
export const uploadJobFileOperation = operation({
  id: 'uploadJobFile',
  method: 'PUT',
  path: '/attachments',
  tag: 'jobs',
  access,
  query: z.object({
    ...place,
    kind: z.enum(ATTACHMENT_KINDS).default('document'),
    name: z
      .string()
      .min(1)
      .max(400)
      .meta({ examples: ['Plan set.pdf'] }),
    request_key: requestKeySchema.optional(),
  }),
  upload: {
    types: ['application/pdf', 'image/png', 'image/jpeg', 'image/heic', 'application/octet-stream'],
    maxBytes: MAX_FILE_BYTES,
  },
  response: z.object({ id: z.string() }),
  status: 201,
  limit: 'write',
  errors: ['not_found', 'payload_too_large', 'unsupported_media_type', 'unavailable'],
});
export const updateJobFileOperation = operation({
  id: 'updateJobFile',
  method: 'PATCH',
  path: '/attachments/[id]',
  tag: 'jobs',
  access,
  params: ofFile,
  body: updateAttachmentSchema.omit({ attachmentId: true }),
  response: null,
  limit: 'write',
  errors: ['not_found'],
});
export const deleteJobFileOperation = operation({
  id: 'deleteJobFile',
  method: 'DELETE',
  path: '/attachments/[id]',
  tag: 'jobs',
  access,
  params: ofFile,
  response: null,
  limit: 'write',
  errors: ['not_found'],
});

export const jobsOperations = [
  listJobsOperation,
  createJobOperation,
  getJobOperation,
  updateJobOperation,
  deleteJobOperation,
  addJobPermitOperation,
  removeJobPermitOperation,
  listJobHistoryOperation,
  listTasksOperation,
  createTaskOperation,
  getTaskOperation,
  updateTaskOperation,
  setTaskDoneOperation,
  deleteTaskOperation,
  listNotesOperation,
  createNoteOperation,
  updateNoteOperation,
  deleteNoteOperation,
  listJobFilesOperation,
  uploadJobFileOperation,
  updateJobFileOperation,
  deleteJobFileOperation,
];
