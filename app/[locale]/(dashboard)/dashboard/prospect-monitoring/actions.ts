'use server';

import { addSearch, changeLead, changeSearch, removeSearch } from '@/lib/company/prospects/mutations';
import {
  leadChangeSchema,
  newSearchSchema,
  searchChangeSchema,
  searchIdSchema,
} from '@/lib/company/prospects/schema';
import { createAction } from '@/lib/edge/server/action';
import { addPermit } from '@/lib/tracking/permits/mutations';
import { ownPermitSchema } from '@/lib/tracking/permits/schema';

const access = 'prospects.change';

export const changeLeadAction = createAction({ access, input: leadChangeSchema, run: changeLead });
export const addSearchAction = createAction({ access, input: newSearchSchema, run: addSearch });
export const changeSearchAction = createAction({ access, input: searchChangeSchema, run: changeSearch });
export const removeSearchAction = createAction({ access, input: searchIdSchema, run: removeSearch });

/** A won lead goes on as a permit of the company. */
export const watchLeadAction = createAction({
  access: 'permits.change',
  input: ownPermitSchema,
  run: (ctx, { permitId }) => addPermit(ctx, { permitId, source: 'number' }),
});
