'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/form-dialog';
import { type Answer, useRun } from '@/components/permits/use-run';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { SelectField } from '@/components/ui/select-field';
import { toast } from '@/components/ui/toast';
import type { ChangeRecipient } from '@/lib/company/notifications/schema';
import { URGENCIES, type Urgency } from '@/lib/company/notifications/types';
import type { Recipient } from '@/lib/company/notifications/view';
import { US_TIME_ZONES } from '@/lib/platform/clock/us-time-zones';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { useFieldError } from './field-error';
import { useHourLabels } from './hour-labels';

/** What holds for a recipient who has nothing of their own. */
export interface CompanyChoices {
  locale: Locale;
  timeZone: string;
  urgency: Urgency;
}

export interface ChangeRecipientProps {
  recipient: Recipient;
  company: CompanyChoices;
  clock: Clock;
  change: (input: ChangeRecipient) => Promise<Answer>;
  onClose: () => void;
}

/** The value of a choice that is left to the company. */
const COMPANY = '';

export function ChangeRecipientDialog({ recipient, company, clock, change, onClose }: ChangeRecipientProps) {
  const t = useTranslations('notifications.recipients');
  const urgencies = useTranslations('common.urgencies');
  const format = useFormatter();
  const hours = useHourLabels();
  const { run, pending, fieldErrors } = useRun();
  const getError = useFieldError(fieldErrors);
  const [hasQuiet, setHasQuiet] = useState(recipient.quietFrom !== null);
  const { id, name, unsubscribedAt } = recipient;
  const submit = (data: FormData) => {
    const chosen = <T extends string>(field: string, known: readonly T[]): T | null =>
      known.find((value) => value === data.get(field)) ?? null;
    const hour = (field: string) => {
      const value = data.get(field);
      return typeof value === 'string' && value !== '' ? Number(value) : null;
    };
    run(
      () =>
        change({
          recipientId: id,
          locale: chosen('locale', LOCALES),
          timeZone: chosen('timeZone', US_TIME_ZONES),
          urgency: chosen('urgency', URGENCIES),
          quietFrom: hour('quietFrom'),
          quietUntil: hour('quietUntil'),
          emailOn: data.get('emailOn') === 'on',
          smsOn: data.get('smsOn') === 'on',
          resubscribe: data.get('resubscribe') === 'on',
        }),
      () => {
        onClose();
        toast.success(t('changed', { name }));
      },
    );
  };
  const ofCompany = (value: string) => ({ value: COMPANY, label: t('asCompany', { value }) });
  const hourOptions = hours.map((label, hour) => ({ value: String(hour), label }));
  return (
    <FormDialog
      title={t('changeTitle', { name })}
      text={t('changeText')}
      verb={t('save')}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CheckboxField name="emailOn" label={t('emailOn')} defaultChecked={recipient.emailOn} />
      {unsubscribedAt ? (
        <CheckboxField
          name="resubscribe"
          label={t('resubscribe', { name })}
          hint={t('resubscribeHint', { name, date: localDay(format, unsubscribedAt, clock) })}
        />
      ) : null}
      <CheckboxField name="smsOn" label={t('smsOn')} defaultChecked={recipient.smsOn} />
      <SelectField
        name="urgency"
        label={t('urgency')}
        defaultValue={recipient.urgency ?? COMPANY}
        options={[
          ofCompany(urgencies(`${company.urgency}.label`)),
          ...URGENCIES.map((value) => ({ value, label: urgencies(`${value}.label`) })),
        ]}
      />
      <SelectField
        name="locale"
        label={t('language')}
        defaultValue={recipient.locale ?? COMPANY}
        options={[
          ofCompany(t(`languages.${company.locale}`)),
          ...LOCALES.map((value) => ({ value, label: t(`languages.${value}`) })),
        ]}
      />
      <SelectField
        name="timeZone"
        label={t('timeZone')}
        error={getError('timeZone')}
        defaultValue={recipient.timeZone ?? COMPANY}
        options={[
          ofCompany(zoneLabel(company.timeZone)),
          ...US_TIME_ZONES.map((value) => ({ value, label: zoneLabel(value) })),
        ]}
      />
      <SelectField
        name="quietFrom"
        label={t('quietFrom')}
        hint={t('quietHint')}
        defaultValue={recipient.quietFrom === null ? COMPANY : String(recipient.quietFrom)}
        onChange={(event) => setHasQuiet(event.currentTarget.value !== COMPANY)}
        options={[{ value: COMPANY, label: t('noQuiet') }, ...hourOptions]}
      />
      {hasQuiet ? (
        <SelectField
          name="quietUntil"
          label={t('quietUntil')}
          error={getError('quietUntil')}
          defaultValue={String(recipient.quietUntil ?? 7)}
          options={hourOptions}
        />
      ) : null}
    </FormDialog>
  );
}

/** "America/Indiana/Indianapolis" as people look for it: "Indianapolis". */
function zoneLabel(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
