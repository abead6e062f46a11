'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { FieldError } from '@/components/ui/field-frame';
import { SelectField } from '@/components/ui/select-field';
import { toast } from '@/components/ui/toast';
import { CHANNELS, type Channel, URGENCIES } from '@/lib/company/notifications/types';
import type { NotificationSettings } from '@/lib/company/notifications/view';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { Plan } from '@/lib/providers/billing/plans';
import { useFieldError } from './field-error';
import { useHourLabels } from './hour-labels';
import { SmsConsent } from './sms-consent';

interface Props {
  settings: NotificationSettings;
  plan: Pick<Plan, 'sms' | 'cadence'>;
  withoutPhone: number;
  readOnly: boolean;
  save: (input: NotificationSettings & { locale: Locale }) => Promise<Answer>;
}

export function SettingsForm({ settings, plan, withoutPhone, readOnly, save }: Props) {
  const t = useTranslations('notifications.settings');
  const urgencies = useTranslations('common.urgencies');
  const locale = useAppLocale();
  const hours = useHourLabels();
  const { run, pending, fieldErrors } = useRun();
  const getError = useFieldError(fieldErrors);
  const [methods, setMethods] = useState<Channel[]>(settings.methods);
  const [urgency, setUrgency] = useState(settings.urgency);
  const [digestHour, setDigestHour] = useState(settings.digestHour);
  const [smsConsent, setSmsConsent] = useState(settings.smsConsent);
  const choose = (channel: Channel, chosen: boolean) => {
    setMethods(CHANNELS.filter((known) => (known === channel ? chosen : methods.includes(known))));
    // Consent goes with the texts it was given for.
    if (channel === 'sms' && !chosen) setSmsConsent(false);
  };
  const submit = () =>
    run(
      () => save({ methods, urgency, smsConsent, digestHour, locale }),
      () => toast.success(t('saved')),
    );
  const methodsError = getError('methods');
  return (
    <form
      method="post"
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset disabled={readOnly}>
        <legend className="mb-1 text-sm font-semibold">{t('channels')}</legend>
        <CheckboxField
          name="email"
          label={t('email')}
          checked={methods.includes('email')}
          onChange={(event) => choose('email', event.currentTarget.checked)}
        />
        <CheckboxField
          name="sms"
          label={t('sms')}
          hint={plan.sms ? undefined : t('smsPlan')}
          disabled={!plan.sms}
          checked={methods.includes('sms')}
          onChange={(event) => choose('sms', event.currentTarget.checked)}
        />
        {plan.sms && methods.includes('sms') ? (
          <div className="mt-1 ml-3 border-l-2 border-line pl-6 text-sm">
            <SmsConsent checked={smsConsent} error={getError('smsConsent')} onChange={setSmsConsent} />
            {withoutPhone > 0 ? (
              <p className="text-action">{t('phonesMissing', { count: withoutPhone })}</p>
            ) : null}
          </div>
        ) : null}
        {methodsError ? <FieldError>{methodsError}</FieldError> : null}
      </fieldset>
      <ChoiceCards
        legend={t('urgency')}
        name="urgency"
        value={urgency}
        onChange={setUrgency}
        options={URGENCIES.map((value) => ({
          value,
          label: urgencies(`${value}.label`),
          description: urgencies(`${value}.text`),
          disabled: readOnly,
        }))}
      />
      <p className="-mt-3 text-sm text-muted">{t('criticalMeans')}</p>
      {plan.cadence === 'daily' ? (
        <SelectField
          name="digestHour"
          label={t('digestHour')}
          hint={t('digestHint')}
          error={getError('digestHour')}
          value={String(digestHour)}
          onChange={(event) => setDigestHour(Number(event.currentTarget.value))}
          disabled={readOnly}
          options={hours.map((label, hour) => ({ value: String(hour), label }))}
        />
      ) : null}
      <div>
        <p className="text-sm font-semibold">{t('cadence.title')}</p>
        <p className="text-muted">{t(`cadence.${plan.cadence}`)}</p>
        {plan.sms && methods.includes('sms') ? <p className="text-muted">{t('texts')}</p> : null}
      </div>
      {readOnly ? null : (
        <Button type="submit" pending={pending} className="self-start max-sm:w-full">
          {t('save')}
        </Button>
      )}
    </form>
  );
}
