import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { validateInvitation } from '@/lib/company/invitations/queries';
import { invitationTokenSchema } from '@/lib/company/invitations/schema';
import type { InvitationDetails } from '@/lib/company/invitations/view';
import { publicContext } from '@/lib/edge/server/context';
import { log } from '@/lib/edge/server/log';
import { requestInfo } from '@/lib/edge/server/request-info';
import { findSessionAccount } from '@/lib/edge/server/session';
import { AppError, type ErrorCode } from '@/lib/errors';
import { acceptInvitationAction, setUpPasswordAction } from '../actions';
import { Invalid } from './invalid';
import { InvitationSteps } from './invitation-steps';
import type { InvitationForm, ShownInvitation } from './types';
import { Welcome } from './welcome';

/** The invitation of a token with its form, or why there is none. */
export async function Validated({ token }: { token: string }) {
  const [found, t, errors] = await Promise.all([
    validate(token),
    getTranslations('invitation.invalid'),
    getTranslations('errors'),
  ]);
  if ('failure' in found)
    return <Invalid message={found.failure === 'link_invalid' ? t('text') : errors(found.failure)} />;
  const invitation = shown(found.details);
  const form = await formFor(found.details);
  return (
    <Welcome invitation={invitation} form={form.kind}>
      <InvitationSteps
        token={token}
        invitation={{ kind: invitation.kind, email: invitation.email }}
        form={form}
        actions={{ setUp: setUpPasswordAction, accept: acceptInvitationAction }}
      />
    </Welcome>
  );
}

async function validate(token: string): Promise<{ details: InvitationDetails } | { failure: ErrorCode }> {
  if (!invitationTokenSchema.safeParse(token).success) return { failure: 'link_invalid' };
  const request = requestInfo(await headers());
  try {
    return { details: await validateInvitation(publicContext(request), { token }) };
  } catch (error) {
    if (error instanceof AppError) return { failure: error.code };
    log().error({ err: error, requestId: request.id }, 'Invitation could not be loaded');
    return { failure: 'internal' };
  }
}

function shown(details: InvitationDetails): ShownInvitation {
  const { kind, name, email, companyName, parentCompanyName, invitedCompanyName, subcontractorRole } =
    details;
  return {
    kind,
    name,
    email,
    parent: parentCompanyName ?? companyName,
    subcontractor:
      kind === 'subcontractor'
        ? { company: invitedCompanyName ?? companyName, role: subcontractorRole ?? '' }
        : null,
  };
}

async function formFor({ email, userExists }: InvitationDetails): Promise<InvitationForm> {
  if (!userExists) return { kind: 'set_up' };
  const account = await findSessionAccount();
  if (account?.user.email === email) return { kind: 'accept' };
  return { kind: 'sign_in', signedInAs: account?.user.email ?? null };
}
