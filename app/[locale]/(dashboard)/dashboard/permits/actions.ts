'use server';

import { createAction } from '@/lib/edge/server/action';
import { addPermit, removePermit, restorePermit } from '@/lib/tracking/permits/mutations';
import { addPermitSchema, ownPermitSchema } from '@/lib/tracking/permits/schema';

const access = 'permits.change';

export const addPermitAction = createAction({ access, input: addPermitSchema, run: addPermit });
export const removePermitAction = createAction({ access, input: ownPermitSchema, run: removePermit });
export const restorePermitAction = createAction({ access, input: ownPermitSchema, run: restorePermit });
