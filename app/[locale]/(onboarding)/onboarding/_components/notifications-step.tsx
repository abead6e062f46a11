'use client';

import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { ChoiceCards } from '@/components/ui/choice-cards';
import { brand } from '@/lib/brand';
import { type Channel, URGENCIES } from '@/lib/company/notifications/types';
import { PLANS } from '@/lib/providers/billing/plans';
import { notificationInput } from '@/lib/sales/onboarding/notification-input';
import { notificationSettingsSchema } from '@/lib/sales/onboarding/schema';
import type { RecipientDraft } from '@/lib/sales/onboarding/types';
import { RecipientFields } from './recipient-fields';
import type { StepProps } from './wizard-types';

export function NotificationsStep({ draft, problems, onNotifications }: StepProps) {
  const t = useTranslations('onboarding.notifications');
  const urgencies = useTranslations('common.urgencies');
  const settings = draft.notificationSettings;
  const { methods, recipients, smsConsent } = settings;
  const plan = PLANS[draft.subscriptionTier];
  const sms = plan.sms && methods.includes('sms');
  const fieldProblems = problems.size > 0 ? findProblems(settings) : new Map<string, string>();
  const phonesWithoutConsent =
    sms && !smsConsent && recipients.some((recipient) => recipient.phone.trim() !== '');

  function setMethod(method: Channel, on: boolean) {
    const others = methods.filter((other) => other !== method);
    onNotifications({
      methods: on ? [...others, method] : others,
      ...(method === 'sms' && !on ? { smsConsent: false } : {}),
    });
  }

  function change(id: string, fields: Partial<RecipientDraft>) {
    onNotifications({
      recipients: recipients.map((recipient) =>
        recipient.id === id ? { ...recipient, ...fields } : recipient,
      ),
    });
  }

  function add() {
    const id = `r${recipients.reduce((most, { id: own }) => Math.max(most, Number(own.slice(1)) || 0), 0) + 1}`;
    onNotifications({ recipients: [...recipients, { id, name: '', email: '', phone: '' }] });
  }

  return (
    <div className="flex flex-col gap-7">
      <fieldset className="flex flex-col">
        <legend className="text-sm font-semibold">{t('methods')}</legend>
        <CheckboxField
          name="method-email"
          label={t('email')}
          checked={methods.includes('email')}
          onChange={(event) => setMethod('email', event.target.checked)}
          error={problems.has('methods') ? t('problems.methods') : undefined}
        />
        <CheckboxField
          name="method-sms"
          label={t('sms')}
          hint={plan.sms ? undefined : t('smsPlan')}
          disabled={!plan.sms}
          checked={sms}
          onChange={(event) => setMethod('sms', event.target.checked)}
        />
      </fieldset>
      {sms ? (
        <CheckboxField
          name="smsConsent"
          label={t('smsConsent', { brand: brand.name })}
          hint={
            <>
              {t('smsPrivacy')}{' '}
              <AppLink to="/privacy" target="_blank" className="text-link underline">
                {t('privacyPolicy')}
                <span className="sr-only"> {t('newTab')}</span>
              </AppLink>
            </>
          }
          checked={smsConsent}
          onChange={(event) => onNotifications({ smsConsent: event.target.checked })}
          error={fieldProblems.has('smsConsent') ? t('problems.sms_consent') : undefined}
        />
      ) : null}
      {phonesWithoutConsent ? <Alert tone="warning" title={t('phonesWithoutConsent')} /> : null}
      <section aria-labelledby="recipients-title" className="flex flex-col gap-4">
        <div>
          <h3 id="recipients-title" className="text-lg">
            {t('recipients')}
          </h3>
          <p className="text-muted">
            {t('recipientsUsed', { used: recipients.length, limit: plan.setupRecipients })}
          </p>
        </div>
        {recipients.map((recipient, index) => (
          <RecipientFields
            key={recipient.id}
            recipient={recipient}
            number={index + 1}
            emailOn={methods.includes('email')}
            phoneNeeded={sms && smsConsent}
            problem={(field) => {
              const found = fieldProblems.get(`recipients.${index}.${field}`);
              if (!found) return undefined;
              return t(`problems.${isKnown(found) ? found : `recipient_${field}`}`);
            }}
            onChange={(fields) => change(recipient.id, fields)}
            onRemove={
              index === 0
                ? null
                : () =>
                    onNotifications({ recipients: recipients.filter((other) => other.id !== recipient.id) })
            }
          />
        ))}
        {recipients.length < plan.setupRecipients ? (
          <Button variant="secondary" onClick={add} className="sm:self-start">
            {t('add')}
          </Button>
        ) : (
          <p className="text-sm text-muted">{t('full', { plan: t(`planNames.${plan.tier}`) })}</p>
        )}
      </section>
      <ChoiceCards
        legend={t('urgency')}
        name="urgency"
        columns={2}
        value={settings.urgency}
        onChange={(urgency) => onNotifications({ urgency })}
        options={URGENCIES.map((value) => ({
          value,
          label: urgencies(`${value}.label`),
          description: urgencies(`${value}.text`),
        }))}
      />
    </div>
  );
}

const KNOWN = ['recipient_name', 'recipient_email', 'recipient_phone', 'too_long'] as const;

/** A shared schema may speak of an address in its own words; the field then says what it needs. */
function isKnown(message: string): message is (typeof KNOWN)[number] {
  return KNOWN.some((known) => known === message);
}

/** Path → message key, from the schema the server uses. */
function findProblems(settings: StepProps['draft']['notificationSettings']): Map<string, string> {
  const parsed = notificationSettingsSchema.safeParse(notificationInput(settings));
  return new Map(
    parsed.success ? [] : parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]),
  );
}
