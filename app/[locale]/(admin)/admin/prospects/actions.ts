'use server';

import { addObjection, removeObjection } from '@/lib/company/prospects/objections';
import { newObjectionSchema, objectionIdSchema } from '@/lib/company/prospects/schema';
import { createAction } from '@/lib/edge/server/action';

const access = 'admin';

export const addObjectionAction = createAction({ access, input: newObjectionSchema, run: addObjection });
export const removeObjectionAction = createAction({ access, input: objectionIdSchema, run: removeObjection });
