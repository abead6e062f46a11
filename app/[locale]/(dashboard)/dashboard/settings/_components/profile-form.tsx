'use client';

import { useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { useFirstError } from '@/components/forms/use-first-error';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { Profile } from '@/lib/identity/accounts/profile';
import { isLocale, LOCALES } from '@/lib/platform/i18n/locales';
import { saveProfileAction } from '../actions';
import { useAct } from './use-act';
import { useProblem } from './use-problem';

export function ProfileForm({ profile }: { profile: Profile }) {
  const t = useTranslations('settings.profile');
  const { act, pending, fieldErrors, setFieldErrors } = useAct();
  const problem = useProblem(fieldErrors);
  const { ref, show } = useFirstError<HTMLFormElement>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const locale = text('locale');
    const input = {
      firstName: text('firstName'),
      lastName: text('lastName'),
      locale: isLocale(locale) ? locale : profile.locale,
    };
    if (input.firstName === '' || input.lastName === '') {
      setFieldErrors({
        ...(input.firstName === '' ? { firstName: 'first_name' } : {}),
        ...(input.lastName === '' ? { lastName: 'last_name' } : {}),
      });
      return show();
    }
    await act(
      () => saveProfileAction(input),
      () => toast.success(t('saved')),
    );
  }

  return (
    <form method="post" ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="firstName"
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={100}
          required
          defaultValue={profile.firstName}
          error={problem('firstName')}
        />
        <TextField
          name="lastName"
          label={t('lastName')}
          autoComplete="family-name"
          maxLength={100}
          required
          defaultValue={profile.lastName}
          error={problem('lastName')}
        />
      </div>
      <SelectField
        name="locale"
        label={t('locale')}
        defaultValue={profile.locale}
        options={LOCALES.map((value) => ({ value, label: t(`locales.${value}`) }))}
        className="sm:max-w-64"
      />
      <Button type="submit" pending={pending} className="self-start max-sm:w-full">
        {t('save')}
      </Button>
    </form>
  );
}
