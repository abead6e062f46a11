'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { type CardField, type CardInput, type CardProblems, cardProblems } from '@/lib/billing/card';
import type { CardFormProps } from './card-form';
import { useFirstError } from './use-first-error';

const EMPTY: CardInput = { number: '', expiry: '', cvc: '', postalCode: '' };

/** Stands in for the payment provider: same fields and checks, but the card is neither sent nor stored. */
export function DemoCardForm({ onAdded }: CardFormProps) {
  const t = useTranslations('onboarding.payment');
  const [card, setCard] = useState<CardInput>(EMPTY);
  const [problems, setProblems] = useState<CardProblems>({});
  const [processing, setProcessing] = useState(false);
  const { ref, show } = useFirstError<HTMLFormElement>();

  const field = (name: CardField) => ({
    name: `demo-${name}`,
    label: t(`fields.${name}`),
    value: card[name],
    required: true,
    // A browser must not offer a real card to a form that takes none.
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setCard({ ...card, [name]: event.target.value });
      setProblems({ ...problems, [name]: undefined });
    },
    error: problems[name] ? t(`problems.${problems[name]}`) : undefined,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (processing) return;
    const found = cardProblems(card, new Date());
    setProblems(found);
    if (Object.keys(found).length > 0) return show();
    setProcessing(true);
    // One frame, so that the state a real provider needs seconds for is drawn here as well.
    requestAnimationFrame(() => {
      setCard(EMPTY);
      setProcessing(false);
      onAdded(demoPaymentMethodId());
    });
  }

  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex flex-col gap-4" aria-label={t('formLabel')}>
      <Alert tone="info" title={t('demo.title')}>
        {t('demo.text')}
      </Alert>
      <TextField {...field('number')} inputMode="numeric" maxLength={23} placeholder="4242 4242 4242 4242" />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          {...field('expiry')}
          inputMode="numeric"
          maxLength={7}
          placeholder={t('expiryPlaceholder')}
        />
        <TextField {...field('cvc')} inputMode="numeric" maxLength={4} />
        <TextField {...field('postalCode')} inputMode="numeric" maxLength={10} />
      </div>
      <Button type="submit" disabled={processing} className="sm:self-start">
        {processing ? t('processing') : t('add')}
      </Button>
    </form>
  );
}

function demoPaymentMethodId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return `pm_demo_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
