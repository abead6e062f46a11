import { and, eq, gt, isNull } from 'drizzle-orm';
import { passkeyChallenges } from '@/db/schema';
import type { Context } from '@/lib/context';
import type { PasskeyCeremony } from './types';

const VALID_MS = 5 * 60_000;

interface StoredChallenge {
  challenge: string;
  ceremony: PasskeyCeremony;
  /** Null at sign-in, where nobody is known yet. */
  userId: string | null;
}

/** Stores a challenge. */
export async function keepChallenge(ctx: Context, asked: StoredChallenge): Promise<void> {
  const expiresAt = new Date(ctx.now.getTime() + VALID_MS);
  await ctx.db.insert(passkeyChallenges).values({ ...asked, expiresAt });
}

/**
 * Consumes a challenge: true if it was issued to this user for this ceremony, whatever the result of the
 * verification.
 */
export async function takeChallenge(ctx: Context, asked: StoredChallenge): Promise<boolean> {
  const { challenge, ceremony, userId } = asked;
  const taken = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.ceremony, ceremony),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, ctx.now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return taken.length === 1;
}
