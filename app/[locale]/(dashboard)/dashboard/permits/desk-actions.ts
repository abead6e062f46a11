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
import { createAction } from '@/lib/edge/server/action';

const access = 'permits.change';
/** Everybody has views of their own; a view of all asks for more where it is changed. */
const reading = 'permits.read';

export const startBulkAction = createAction({ access, input: startBulkSchema, run: startBulk });
export const stopBulkAction = createAction({ access, input: ownBulkSchema, run: stopBulk });
export const undoBulkAction = createAction({ access, input: ownBulkSchema, run: undoBulk });
export const readBulkAction = createAction({ access: reading, input: ownBulkSchema, run: getBulk });
export const createTagAction = createAction({ access, input: createTagSchema, run: createTag });
export const saveViewAction = createAction({ access: reading, input: saveViewSchema, run: saveView });
export const changeViewAction = createAction({ access: reading, input: changeViewSchema, run: changeView });
export const deleteViewAction = createAction({ access: reading, input: ownViewSchema, run: deleteView });
export const editViewAction = createAction({ access: reading, input: viewEditSchema, run: editView });
export const setDefaultViewAction = createAction({
  access: reading,
  input: viewDefaultSchema,
  run: setDefaultView,
});
