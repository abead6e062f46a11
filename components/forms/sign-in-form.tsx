'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { ForgotPassword } from './forgot-password';
import { type BeginPasskey, PasskeyButton, type PasskeyProblem } from './passkey-button';
import { type NoScript, PasswordStep } from './password-step';
import type { RequestLink } from './request-link-form';
import { SecondFactorStep } from './second-factor-step';
import { useFirstError } from './use-first-error';
import { type SignInFields, type SignInRefusal, type SignInTarget, useSignIn } from './use-sign-in';

export interface SignInFormProps extends SignInTarget {
  beginPasskey: BeginPasskey;
  requestLink: RequestLink;
  noScript: Omit<NoScript, 'callbackUrl'>;
}

type Failure = Exclude<SignInRefusal, 'code_required' | 'code_wrong'> | PasskeyProblem | 'passkey_unknown';

/** Signs in by password, by a second step where the account asks for one, or by a passkey. */
export function SignInForm({ beginPasskey, requestLink, noScript, ...target }: SignInFormProps) {
  const t = useTranslations('auth');
  // Both stay in this page's memory while the code is asked for, and nowhere else.
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [wrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(shownOf(noScript.failed));
  const { attempt, pending } = useSignIn(target);
  const { ref, show } = useFirstError<HTMLDivElement>();

  function fail(reason: Failure) {
    setFailure(reason);
    show();
  }

  async function enter(fields: SignInFields) {
    setFailure(null);
    setWrong(false);
    const outcome = await attempt(fields);
    if (outcome === 'left' || outcome === 'busy') return;
    if (outcome === 'code_required') return setStep('code');
    if (outcome === 'code_wrong') return setWrong(true);
    // The password was changed meanwhile, or mistyped: back to where it is asked for.
    if (outcome === 'credentials' && fields.provider === 'credentials') setStep('password');
    fail(outcome === 'credentials' && fields.provider === 'passkey' ? 'passkey_unknown' : outcome);
  }

  return (
    <div ref={ref} className="flex flex-col gap-4">
      {failure ? (
        <Alert tone="danger" title={t(`signIn.failures.${failure}.title`)}>
          {t(`signIn.failures.${failure}.text`)}
        </Alert>
      ) : null}
      {step === 'code' ? (
        <SecondFactorStep
          pending={pending}
          wrong={wrong}
          onCode={(code) => enter({ provider: 'credentials', ...credentials, code })}
          onBack={() => {
            setStep('password');
            setFailure(null);
          }}
        />
      ) : (
        <>
          <PasswordStep
            credentials={credentials}
            pending={pending}
            onChange={setCredentials}
            onSubmit={(code) => enter({ provider: 'credentials', ...credentials, ...(code ? { code } : {}) })}
            noScript={{ ...noScript, callbackUrl: target.callbackUrl }}
          />
          <PasskeyButton
            begin={beginPasskey}
            disabled={pending}
            onResponse={(response) => enter({ provider: 'passkey', response })}
            onProblem={fail}
          />
          <ForgotPassword
            look="link"
            email={credentials.email}
            requestLink={requestLink}
            label={t('forgot.open')}
          />
        </>
      )}
    </div>
  );
}

/** What stands above the form; what is wrong with the code stands beside it. */
function shownOf(failed: SignInRefusal | null): Failure | null {
  return failed === 'code_required' || failed === 'code_wrong' ? null : failed;
}
