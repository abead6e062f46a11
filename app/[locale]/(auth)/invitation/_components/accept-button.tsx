'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { callAction } from '@/components/forms/action-answer';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { InvitationActions } from './types';
import { useFailureText } from './use-failure-text';

interface Props {
  token: string;
  accept: InvitationActions['accept'];
  onDone: () => void;
}

/** For who is signed in with the invited address already: one press. */
export function AcceptButton({ token, accept, onDone }: Props) {
  const t = useTranslations('invitation');
  const failureText = useFailureText();
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  async function press() {
    setPending(true);
    setFailure(null);
    const answer = await callAction(accept({ token }));
    if (answer.ok) return onDone();
    setFailure(failureText.accept(answer.code));
    setPending(false);
  }

  return (
    <div className="flex flex-col gap-4">
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <p>{t('existing.signedIn')}</p>
      <Button pending={pending} onClick={press}>
        {t('existing.accept')}
      </Button>
    </div>
  );
}
