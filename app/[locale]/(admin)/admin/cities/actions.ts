'use server';

import { z } from 'zod';
import { requestPoll, setFeedPaused } from '@/lib/feeds/mutations';
import { createAction } from '@/lib/server/action';

const access = 'admin';
const feedId = z.string().min(1).max(100);

export const readNowAction = createAction({ access, input: z.object({ feedId }), run: requestPoll });

export const setPausedAction = createAction({
  access,
  input: z.object({ feedId, paused: z.boolean() }),
  run: setFeedPaused,
});
