import 'server-only';
import { tellOfNewSignIn } from '@/lib/accounts/new-sign-in';
import type { SignedIn } from '@/lib/accounts/sign-in';
import type { Context } from '@/lib/context';
import { mailSettings } from './mail';

/** Tells a user by mail that somebody signed in from where they never have; who does is not kept out by a failure. */
export async function tellOfNewDevice(ctx: Context, signedIn: SignedIn): Promise<void> {
  try {
    await tellOfNewSignIn(ctx, { signedIn, mail: mailSettings() });
  } catch (error) {
    ctx.log.error({ err: error, sessionId: signedIn.sessionId }, 'A new sign-in could not be told of');
  }
}
