'use client';

import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect } from 'react';
import type { ActionAnswer } from '@/components/forms/action-answer';
import { useFirstError } from '@/components/forms/use-first-error';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import type { CompanyChange } from '@/lib/company/profile/schema';
import { TRADES } from '@/lib/company/profile/types';
import type { CompanyParticulars } from '@/lib/company/profile/view';
import { AddressRows } from './address-rows';
import { LicenseRows } from './license-rows';
import { FIRST_STATE } from './state-options';
import { useProblem } from './use-problem';
import { useRows } from './use-rows';

export interface CompanyFormProps {
  profile: CompanyParticulars;
  save: (change: CompanyChange) => Promise<ActionAnswer<void>>;
}

export function CompanyForm({ profile, save }: CompanyFormProps) {
  const t = useTranslations('company');
  const { run, pending, fieldErrors } = useRun();
  const problem = useProblem(fieldErrors);
  const { ref, show } = useFirstError<HTMLFormElement>();
  const state = profile.addresses[0]?.state ?? profile.licenses[0]?.state ?? FIRST_STATE;
  const addresses = useRows(profile.addresses, { street: '', city: '', state, zip: '' });
  const licenses = useRows(profile.licenses, { state, number: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal brings the reader to its first field.
  useEffect(() => {
    if (Object.keys(fieldErrors).length > 0) show();
  }, [fieldErrors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const change = {
      name: text('name'),
      phone: text('phone'),
      zip: text('zip'),
      trade: TRADES.find((trade) => trade === text('trade')) ?? null,
      addresses: addresses.values(),
      licenses: licenses.values(),
    };
    run(
      () => save(change),
      () => toast.success(t('profile.saved')),
    );
  }

  return (
    <form ref={ref} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        name="name"
        label={t('profile.name')}
        hint={t('profile.nameHint')}
        autoComplete="organization"
        maxLength={200}
        required
        defaultValue={profile.name}
        error={problem('name')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="phone"
          label={t('profile.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
          defaultValue={profile.phone}
          error={problem('phone')}
        />
        <TextField
          name="zip"
          label={t('profile.zip')}
          optionalLabel={t('profile.optional')}
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={profile.zip ?? ''}
          error={problem('zip')}
        />
      </div>
      <SelectField
        name="trade"
        label={t('profile.trade')}
        optionalLabel={t('profile.optional')}
        defaultValue={profile.trade ?? ''}
        options={[
          { value: '', label: t('profile.noTrade') },
          ...TRADES.map((trade) => ({ value: trade, label: t(`trades.${trade}`) })),
        ]}
        error={problem('trade')}
      />
      <AddressRows rows={addresses} problem={problem} />
      <LicenseRows rows={licenses} problem={problem} />
      <Button type="submit" pending={pending} className="self-start max-sm:w-full">
        {t('profile.save')}
      </Button>
    </form>
  );
}
