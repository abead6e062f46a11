import { z } from 'zod';
import {
  dayOrNone,
  line,
  projectIdSchema,
  requestKeySchema,
  textOrNone,
  versionSchema,
} from '@/lib/company/projects/schema';
import { idSchema } from '@/lib/identity/accounts/schema';
import { daySchema } from '@/lib/platform/clock/day-schema';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { TASK_SCOPES, TASK_TIMES } from './types';

export const taskIdSchema = z.string().regex(/^tsk_[0-9a-z]{26}$/);

const one = (ids: { [name: string]: unknown }, names: readonly [string, string]) =>
  ids[names[0]] == null || ids[names[1]] == null;
const person = { assigneeId: idSchema.nullable(), subcontractorId: idSchema.nullable() };
const MAX_DETAILS = 4_000;

/** In a job, at a permit, or in neither; for a member, a subcontractor, or nobody yet. */
export const addTaskSchema = z
  .object({
    projectId: projectIdSchema.optional(),
    permitId: permitIdSchema.optional(),
    title: line(200),
    details: textOrNone(MAX_DETAILS).default(null),
    dueOn: dayOrNone.default(null),
    assigneeId: person.assigneeId.default(null),
    subcontractorId: person.subcontractorId.default(null),
    requestKey: requestKeySchema.optional(),
  })
  .refine((task) => one(task, ['projectId', 'permitId']), { path: ['permitId'], message: 'one_place' })
  .refine((task) => one(task, ['assigneeId', 'subcontractorId']), {
    path: ['subcontractorId'],
    message: 'one_person',
  });
/** What is left out stays as it was. */
export const updateTaskSchema = z
  .object({
    taskId: taskIdSchema,
    version: versionSchema,
    title: line(200).optional(),
    details: textOrNone(MAX_DETAILS).optional(),
    dueOn: dayOrNone.optional(),
    assigneeId: person.assigneeId.optional(),
    subcontractorId: person.subcontractorId.optional(),
  })
  .refine((task) => one(task, ['assigneeId', 'subcontractorId']), {
    path: ['subcontractorId'],
    message: 'one_person',
  });
export const setTaskDoneSchema = z.object({ taskId: taskIdSchema, done: z.boolean() });
export const oneTaskSchema = z.object({ taskId: taskIdSchema });
/** Items of a template, by their ids; `startOn` is the day their terms count from. */
export const addFromTemplateSchema = z
  .object({
    projectId: projectIdSchema.optional(),
    permitId: permitIdSchema.optional(),
    template: z.string().min(1).max(64),
    items: z.array(z.string().min(1).max(64)).max(60, 'too_many').optional(),
    startOn: daySchema,
    assigneeId: idSchema.nullable().default(null),
    locale: z.enum(['en', 'es']),
  })
  .refine(({ projectId, permitId }) => (projectId === undefined) !== (permitId === undefined), {
    path: ['permitId'],
    message: 'one_place',
  });

const said = z.preprocess((value) => (Array.isArray(value) ? value[0] : value), z.string().max(200));
/** Parameters of the list's address; an unknown value counts as absent. */
export const taskFiltersSchema = z.object({
  scope: said.pipe(z.enum(TASK_SCOPES)).catch('mine'),
  time: said.pipe(z.enum(TASK_TIMES)).catch('open'),
  projectId: said.pipe(projectIdSchema).nullable().catch(null),
  permitId: permitIdSchema.nullable().catch(null),
  after: said.catch(''),
});

export type AddTask = z.output<typeof addTaskSchema>;
export type UpdateTask = z.output<typeof updateTaskSchema>;
export type AddFromTemplate = z.output<typeof addFromTemplateSchema>;
export type TaskFilters = z.output<typeof taskFiltersSchema>;
