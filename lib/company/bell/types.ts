import type { Context, PortalActor, UserActor } from '@/lib/context';

/** Whoever has a bell: a company's people, and a subcontractor for what was assigned to them. */
export type BellContext = Context<UserActor | PortalActor>;

/** Counting stops here; the display says "99+". */
export const UNREAD_CAP = 100;

/** How many changes the bell lists. */
export const BELL_LENGTH = 20;
