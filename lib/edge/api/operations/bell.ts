import { z } from 'zod';
import { operation } from '../operation';

export const countUnreadOperation = operation({
  id: 'countUnread',
  method: 'GET',
  path: '/notifications/unread',
  tag: 'notifications',
  access: 'permits.read',
  response: z
    .object({
      unread: z.number().int(),
      /** There are more than are counted. */
      more: z.boolean(),
    })
    .meta({ id: 'UnreadChanges' }),
  limit: 'read',
});

export const bellOperations = [countUnreadOperation];
