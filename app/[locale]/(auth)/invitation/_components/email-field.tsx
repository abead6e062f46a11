'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';

/** The invited address: shown, kept by password managers, not to be changed. */
export function EmailField({ email }: { email: string }) {
  const t = useTranslations('invitation.fields');
  return (
    <TextField label={t('email')} name="email" type="email" autoComplete="username" readOnly value={email} />
  );
}
