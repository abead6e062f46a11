'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { RecipientDraft } from '@/lib/sales/onboarding/types';

export interface RecipientFieldsProps {
  recipient: RecipientDraft;
  /** Counted from 1; the first cannot be removed. */
  number: number;
  emailOn: boolean;
  phoneNeeded: boolean;
  problem: (field: 'name' | 'email' | 'phone') => string | undefined;
  onChange: (fields: Partial<RecipientDraft>) => void;
  onRemove: (() => void) | null;
}

export function RecipientFields(props: RecipientFieldsProps) {
  const { recipient, number, emailOn, phoneNeeded, problem, onChange, onRemove } = props;
  const t = useTranslations('onboarding.notifications');
  const title = number === 1 ? t('primary') : t('recipientNumber', { number });
  return (
    <fieldset className="min-w-0 rounded-md border border-line p-4">
      <legend className="px-1 text-sm font-semibold">{title}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('name')}
          name={`recipient-${number}-name`}
          required
          maxLength={100}
          autoComplete="off"
          value={recipient.name}
          onChange={(event) => onChange({ name: event.target.value })}
          error={problem('name')}
        />
        <TextField
          label={t('emailAddress')}
          name={`recipient-${number}-email`}
          type="email"
          inputMode="email"
          required={emailOn}
          disabled={!emailOn}
          maxLength={254}
          autoComplete="off"
          value={recipient.email}
          onChange={(event) => onChange({ email: event.target.value })}
          error={problem('email')}
        />
        <TextField
          label={t('mobile')}
          name={`recipient-${number}-phone`}
          type="tel"
          required={phoneNeeded}
          optionalLabel={phoneNeeded ? undefined : t('optional')}
          maxLength={40}
          autoComplete="off"
          value={recipient.phone}
          onChange={(event) => onChange({ phone: event.target.value })}
          error={problem('phone')}
        />
      </div>
      {onRemove ? (
        <Button
          variant="quiet"
          size="sm"
          onClick={onRemove}
          className="mt-3 -ml-3"
          aria-label={t('removeNamed', { title })}
        >
          {t('remove')}
        </Button>
      ) : null}
    </fieldset>
  );
}
