'use server';

import { getBulk, startBulk, stopBulk, undoBulk } from '@/lib/company/desk/bulk';
import {
  changeViewSchema,
  createTagSchema,
  ownBulkSchema,
  ownViewSchema,
  saveViewSchema,
  startBulkSchema,
  viewDefaultSchema,
  viewEditSchema,
} from '@/lib/company/desk/schema';
import { createTag } from '@/lib/company/desk/tags';
import { changeView, deleteView, editView, saveView, setDefaultView } from '@/lib/company/desk/views';
import { createProject } from '@/lib/company/projects/mutations';
import { listProjectChoices } from '@/lib/company/projects/queries';
import { createProjectSchema, jobChoicesSchema } from '@/lib/company/projects/schema';
import { createAction } from '@/lib/edge/server/action';

/** Everybody has views of their own; a view of all asks for more where it is changed. */
const access = 'permits.read';
const changing = 'permits.change';

export const startBulkAction = createAction({ access: changing, input: startBulkSchema, run: startBulk });
export const stopBulkAction = createAction({ access: changing, input: ownBulkSchema, run: stopBulk });
export const undoBulkAction = createAction({ access: changing, input: ownBulkSchema, run: undoBulk });
export const readBulkAction = createAction({ access, input: ownBulkSchema, run: getBulk });
/** Jobs are chosen from, or made, by whoever may change them. */
const ofJobs = 'projects.change';
export const listJobChoicesAction = createAction({
  access: ofJobs,
  input: jobChoicesSchema,
  run: listProjectChoices,
});
export const createJobAction = createAction({
  access: ofJobs,
  input: createProjectSchema,
  run: createProject,
});
export const createTagAction = createAction({ access: changing, input: createTagSchema, run: createTag });
export const saveViewAction = createAction({ access, input: saveViewSchema, run: saveView });
export const changeViewAction = createAction({ access, input: changeViewSchema, run: changeView });
export const deleteViewAction = createAction({ access, input: ownViewSchema, run: deleteView });
export const editViewAction = createAction({ access, input: viewEditSchema, run: editView });
export const setDefaultViewAction = createAction({
  access,
  input: viewDefaultSchema,
  run: setDefaultView,
});
