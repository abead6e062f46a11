import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { messages } from '@/db/schema';
import type { Context } from '@/lib/context';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { removedContent, SECRET_HEADER } from '@/lib/providers/mail/secret';
import { VALID_FOR } from '@/lib/providers/mail/types';
import { replaceContent } from '@/lib/providers/outbox/messages';

const LONGEST_MS = VALID_FOR.invitationDays * 24 * 60 * 60_000;

/** Removes expired login links from stored messages, which stay in the outbox where there is no SMTP. */
export async function blankOldSecrets(ctx: Context): Promise<void> {
  const before = new Date(ctx.now.getTime() - LONGEST_MS);
  for (const locale of LOCALES) {
    const old = and(
      eq(messages.locale, locale),
      lt(messages.createdAt, before),
      sql`jsonb_exists(${messages.headers}, ${SECRET_HEADER})`,
      inArray(messages.state, ['sent', 'failed']),
    );
    const headers = sql`${messages.headers} - ${SECRET_HEADER}::text`;
    await replaceContent(ctx, old, { ...(await removedContent(locale)), headers });
  }
}
