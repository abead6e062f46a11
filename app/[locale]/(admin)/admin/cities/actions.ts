'use server';

import { z } from 'zod';
import { requestPoll, setFeedPaused } from '@/lib/feeds/mutations';
import { createAction } from '@/lib/server/action';
import { requireAdmin } from '@/lib/server/session';

const gate = async () => (await requireAdmin()).ctx;
const feedId = z.string().min(1).max(100);

export const readNowAction = createAction({ input: z.object({ feedId }), gate, run: requestPoll });

export const setPausedAction = createAction({
  input: z.object({ feedId, paused: z.boolean() }),
  gate,
  run: setFeedPaused,
});
