import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Context } from '@/lib/context';
import { parseDevice } from '@/lib/identity/sessions/device';
import { addressBlock } from '@/lib/identity/throttle/client-address';
import type { Locale } from '@/lib/platform/i18n/locales';
import { mailTranslator } from '@/lib/platform/i18n/translator';
import type { MailSettings } from '@/lib/providers/mail/types';
import { mailSecurityChange } from './security-mail';
import type { SignedIn } from './sign-in';

/** Mails a user that somebody signed in from where they never have; nothing where it was from a known place. */
export async function mailNewSignIn(
  ctx: Context,
  input: { signedIn: SignedIn; mail: MailSettings },
): Promise<void> {
  const { signedIn, mail } = input;
  if (!signedIn.newDevice) return;
  const [user] = await ctx.db
    .select({ locale: users.locale })
    .from(users)
    .where(eq(users.id, signedIn.userId))
    .limit(1);
  if (!user) return;
  const { address = null, userAgent = null } = ctx.request ?? {};
  await mailSecurityChange(ctx, {
    userId: signedIn.userId,
    template: 'newSignIn',
    props: {
      device: await deviceInWords(userAgent, user.locale),
      network: address === null ? null : addressBlock(address),
    },
    mail,
  });
}

async function deviceInWords(userAgent: string | null, locale: Locale): Promise<string> {
  const t = await mailTranslator(locale, 'UTC');
  const { browser, system } = parseDevice(userAgent);
  if (browser && system) return t('mail.security.devices.named', { browser, system });
  return browser ?? system ?? t('mail.security.devices.unknown');
}
