'use server';

import { z } from 'zod';
import { renewCalendar, revokeCalendar } from '@/lib/company/calendar/mutations';
import { createAction } from '@/lib/edge/server/action';
import { ownAddress } from '@/lib/edge/server/own-address';

const access = 'permits.read';
const input = z.object({});

/** Makes the address, or a new one in place of the one there is; the only time it is told. */
export const renewCalendarAction = createAction({
  access,
  input,
  run: async (ctx) => {
    const { token } = await renewCalendar(ctx);
    return { address: ownAddress(`/api/v1/calendar/${token}.ics`) };
  },
});

export const revokeCalendarAction = createAction({ access, input, run: (ctx) => revokeCalendar(ctx) });
