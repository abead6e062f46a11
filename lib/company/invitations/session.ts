import type { Context } from '@/lib/context';
import type { SignedIn } from '@/lib/identity/accounts/sign-in';
import type { SignInMethod } from '@/lib/identity/audit/types';
import { beginSession } from '@/lib/identity/sessions/mutations';
import type { SessionKind } from '@/lib/identity/sessions/types';
import type { Accepted } from './types';

/** Signs in who has just come in by an invitation, at work in the company they joined. */
export async function beginAcceptedSession(
  ctx: Context,
  {
    userId,
    companyId,
    kind,
    method,
  }: Pick<Accepted, 'userId' | 'companyId'> & {
    kind: SessionKind;
    method: SignInMethod;
  },
): Promise<SignedIn> {
  const session = { userId, kind, method, ...(companyId === null ? {} : { companyId }) };
  return { userId, ...(await beginSession(ctx, session)) };
}
