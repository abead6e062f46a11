import 'server-only';
import type { Context } from '@/lib/context';
import { mailNewSignIn } from '@/lib/identity/accounts/new-sign-in';
import type { SignedIn } from '@/lib/identity/accounts/sign-in';
import { mailSettings } from './mail';

/** Mails a user about a sign-in from a new device; a failure does not prevent the sign-in. */
export async function notifyNewDevice(ctx: Context, signedIn: SignedIn): Promise<void> {
  try {
    await mailNewSignIn(ctx, { signedIn, mail: mailSettings() });
  } catch (error) {
    ctx.log.error(
      { err: error, sessionId: signedIn.sessionId },
      'Mail about a sign-in from a new device failed',
    );
  }
}
