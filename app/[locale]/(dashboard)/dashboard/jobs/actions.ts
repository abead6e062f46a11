'use server';

import { removeAttachment, updateAttachment } from '@/lib/checking/attachments/mutations';
import { oneAttachmentSchema, updateAttachmentSchema } from '@/lib/checking/attachments/schema';
import { addNote, removeNote, updateNote } from '@/lib/company/notes/mutations';
import { addNoteSchema, oneNoteSchema, updateNoteSchema } from '@/lib/company/notes/schema';
import { addProjectDate, removeProjectDate, updateProjectDate } from '@/lib/company/projects/dates';
import { addProjectFee, removeProjectFee, updateProjectFee } from '@/lib/company/projects/fees';
import {
  createProject,
  declineProposal,
  deleteProject,
  updateProject,
} from '@/lib/company/projects/mutations';
import { addProjectPerson, removeProjectPerson, setProjectLead } from '@/lib/company/projects/people';
import { addProjectPermits, orderPermits, removeProjectPermit } from '@/lib/company/projects/permits';
import {
  addDateSchema,
  addFeeSchema,
  addPermitsSchema,
  createProjectSchema,
  declineSchema,
  leadSchema,
  oneDateSchema,
  oneFeeSchema,
  oneProjectSchema,
  orderPermitsSchema,
  projectPermitSchema,
  projectPersonSchema,
  updateDateSchema,
  updateFeeSchema,
  updateProjectSchema,
} from '@/lib/company/projects/schema';
import { addTask, removeTask, setTaskDone, updateTask } from '@/lib/company/tasks/mutations';
import {
  addFromTemplateSchema,
  addTaskSchema,
  oneTaskSchema,
  setTaskDoneSchema,
  updateTaskSchema,
} from '@/lib/company/tasks/schema';
import { addFromTemplate } from '@/lib/company/tasks/templates';
import { createAction } from '@/lib/edge/server/action';
import { mailSettings } from '@/lib/edge/server/mail';

const access = 'projects.change';

export const createProjectAction = createAction({ access, input: createProjectSchema, run: createProject });
export const updateProjectAction = createAction({ access, input: updateProjectSchema, run: updateProject });
export const deleteProjectAction = createAction({ access, input: oneProjectSchema, run: deleteProject });
export const declineProposalAction = createAction({ access, input: declineSchema, run: declineProposal });

export const addPermitsAction = createAction({ access, input: addPermitsSchema, run: addProjectPermits });
export const removePermitFromJobAction = createAction({
  access,
  input: projectPermitSchema,
  run: removeProjectPermit,
});
export const orderPermitsAction = createAction({ access, input: orderPermitsSchema, run: orderPermits });

export const addPersonAction = createAction({ access, input: projectPersonSchema, run: addProjectPerson });
export const removePersonAction = createAction({
  access,
  input: projectPersonSchema,
  run: removeProjectPerson,
});
export const setLeadAction = createAction({ access, input: leadSchema, run: setProjectLead });

export const addDateAction = createAction({ access, input: addDateSchema, run: addProjectDate });
export const updateDateAction = createAction({ access, input: updateDateSchema, run: updateProjectDate });
export const removeDateAction = createAction({ access, input: oneDateSchema, run: removeProjectDate });

export const addFeeAction = createAction({ access, input: addFeeSchema, run: addProjectFee });
export const updateFeeAction = createAction({ access, input: updateFeeSchema, run: updateProjectFee });
export const removeFeeAction = createAction({ access, input: oneFeeSchema, run: removeProjectFee });

export const addTaskAction = createAction({ access, input: addTaskSchema, run: addTask });
export const updateTaskAction = createAction({ access, input: updateTaskSchema, run: updateTask });
export const setTaskDoneAction = createAction({ access, input: setTaskDoneSchema, run: setTaskDone });
export const removeTaskAction = createAction({ access, input: oneTaskSchema, run: removeTask });
export const addFromTemplateAction = createAction({
  access,
  input: addFromTemplateSchema,
  run: addFromTemplate,
});

export const addNoteAction = createAction({
  access,
  input: addNoteSchema,
  run: (ctx, input) => addNote(ctx, { ...input, mail: mailSettings() }),
});
export const updateNoteAction = createAction({
  access,
  input: updateNoteSchema,
  run: (ctx, input) => updateNote(ctx, { ...input, mail: mailSettings() }),
});
export const removeNoteAction = createAction({ access, input: oneNoteSchema, run: removeNote });

export const updateAttachmentAction = createAction({
  access,
  input: updateAttachmentSchema,
  run: updateAttachment,
});
export const removeAttachmentAction = createAction({
  access,
  input: oneAttachmentSchema,
  run: removeAttachment,
});
