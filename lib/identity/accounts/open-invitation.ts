import { and, isNull } from 'drizzle-orm';
import { invitations } from '@/db/schema';

/** An invitation nobody has accepted or taken back; it may have run out. */
export const isOpen = and(isNull(invitations.acceptedAt), isNull(invitations.revokedAt));
