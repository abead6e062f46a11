'use client';

import { useTranslations } from 'next-intl';
import { PasswordMeter } from '@/components/forms/password-meter';
import { PasswordField } from '@/components/ui/password-field';
import type { SetupPassword } from './use-setup-password';

/** Asks for the password at the last step, where it is not in memory any more or not strong enough. */
export function PasswordAgain({ email, password }: { email: string; password: SetupPassword }) {
  const t = useTranslations('onboarding.confirm.password');
  if (password.asked === null) return null;
  return (
    <div className="flex flex-col gap-2">
      {/* So that a password manager saves it under the right name. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('label')}
        name="password"
        hint={t(password.asked)}
        autoComplete="new-password"
        required
        maxLength={256}
        showLabel={t('show')}
        hideLabel={t('hide')}
        value={password.typed}
        onChange={(event) => password.type(event.target.value)}
        error={password.refused ? t('refused') : undefined}
      />
      <PasswordMeter password={password.typed} />
    </div>
  );
}
