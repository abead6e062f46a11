'use server';

import { joinByHand } from '@/lib/checking/joining/mutations';
import { addByHand, changeByHand } from '@/lib/company/by-hand/mutations';
import { addByHandSchema, changeByHandSchema, joinByHandSchema } from '@/lib/company/by-hand/schema';
import { noteComplete } from '@/lib/company/city-clock/mutations';
import { noteCompleteSchema } from '@/lib/company/city-clock/schema';
import { createAction } from '@/lib/edge/server/action';
import { addPermit, removePermit, restorePermit } from '@/lib/tracking/permits/mutations';
import { addPermitSchema, ownPermitSchema } from '@/lib/tracking/permits/schema';

const access = 'permits.change';

export const addPermitAction = createAction({ access, input: addPermitSchema, run: addPermit });
export const removePermitAction = createAction({ access, input: ownPermitSchema, run: removePermit });
export const restorePermitAction = createAction({ access, input: ownPermitSchema, run: restorePermit });
export const addByHandAction = createAction({ access, input: addByHandSchema, run: addByHand });
export const changeByHandAction = createAction({ access, input: changeByHandSchema, run: changeByHand });
export const joinByHandAction = createAction({ access, input: joinByHandSchema, run: joinByHand });
export const noteCompleteAction = createAction({ access, input: noteCompleteSchema, run: noteComplete });
