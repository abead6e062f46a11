'use client';

import { useState } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { AcceptButton } from './accept-button';
import { DropToken } from './drop-token';
import { ExistingForm } from './existing-form';
import { SetUpForm } from './set-up-form';
import type { InvitationActions, InvitationForm, ShownInvitation } from './types';

interface Props {
  token: string;
  invitation: Pick<ShownInvitation, 'kind' | 'email'>;
  form: InvitationForm;
  actions: InvitationActions;
}

/** What the invited person does, and where it leads them. */
export function InvitationSteps({ token: given, invitation, form, actions }: Props) {
  const locale = useAppLocale();
  // Once read, the token lives here alone: it leaves the address bar.
  const [token] = useState(given);
  const [shown] = useState(form);
  const done = () => {
    const home = invitation.kind === 'subcontractor' ? '/subcontractor-portal' : '/dashboard';
    // A whole new document, so that nothing drawn for a visitor is kept.
    window.location.assign(hrefFor(home, locale));
  };
  const common = { token, email: invitation.email, onDone: done };
  return (
    <>
      <DropToken />
      {shown.kind === 'set_up' ? <SetUpForm {...common} setUp={actions.setUp} /> : null}
      {shown.kind === 'sign_in' ? (
        <ExistingForm {...common} signedInAs={shown.signedInAs} accept={actions.accept} />
      ) : null}
      {shown.kind === 'accept' ? <AcceptButton token={token} accept={actions.accept} onDone={done} /> : null}
    </>
  );
}
