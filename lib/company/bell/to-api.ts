import { UNREAD_CAP } from './types';

/** What the bell shows: a figure up to 99, and whether there are more. */
export function toUnread(unread: number) {
  const more = unread >= UNREAD_CAP;
  return { unread: more ? UNREAD_CAP - 1 : unread, more };
}
