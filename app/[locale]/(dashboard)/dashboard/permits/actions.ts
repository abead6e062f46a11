'use server';

import { addPermit, removePermit, restorePermit } from '@/lib/tracking/permits/mutations';
import { addPermitSchema, ownPermitSchema } from '@/lib/tracking/permits/schema';
import { createAction } from '@/lib/edge/server/action';

const access = 'permits.change';

export const addPermitAction = createAction({ access, input: addPermitSchema, run: addPermit });
export const removePermitAction = createAction({ access, input: ownPermitSchema, run: removePermit });
export const restorePermitAction = createAction({ access, input: ownPermitSchema, run: restorePermit });
