'use server';

import { addPermit, removePermit, restorePermit } from '@/lib/permits/mutations';
import { addPermitSchema, ownPermitSchema } from '@/lib/permits/schema';
import { createAction } from '@/lib/server/action';
import { requireUser } from '@/lib/server/session';

const gate = async () => (await requireUser()).ctx;

export const addPermitAction = createAction({ input: addPermitSchema, gate, run: addPermit });
export const removePermitAction = createAction({ input: ownPermitSchema, gate, run: removePermit });
export const restorePermitAction = createAction({ input: ownPermitSchema, gate, run: restorePermit });
