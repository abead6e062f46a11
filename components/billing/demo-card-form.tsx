'use client';

import { useTranslations } from 'next-intl';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { useFirstError } from '@/components/forms/use-first-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import {
  type CardField,
  type CardInput,
  type CardProblems,
  cardProblems,
} from '@/lib/providers/billing/card';
import { demoMethodId } from '@/lib/providers/billing/demo/cards';
import type { CardFormProps } from './card-form-props';
import { DemoCardNumbers } from './demo-card-numbers';

const EMPTY: CardInput = { number: '', expiry: '', cvc: '', postalCode: '' };

/** Stands in for Stripe's form: same fields and checks. Of the card, only brand and last digits leave it. */
export function DemoCardForm({ onAdded, submitLabel }: CardFormProps) {
  const t = useTranslations('billing.card');
  const [card, setCard] = useState<CardInput>(EMPTY);
  const [problems, setProblems] = useState<CardProblems>({});
  const [processing, setProcessing] = useState(false);
  const [failed, setFailed] = useState(false);
  const busy = useRef(false);
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

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    const found = cardProblems(card, new Date());
    setProblems(found);
    setFailed(false);
    if (Object.keys(found).length > 0) return show();
    busy.current = true;
    setProcessing(true);
    // One frame, so that the state a real provider needs seconds for is drawn here as well.
    await new Promise((drawn) => requestAnimationFrame(drawn));
    try {
      await onAdded(demoMethodId(card.number, randomLetters()));
    } catch {
      setFailed(true);
      show();
    }
    busy.current = false;
    setProcessing(false);
  }

  return (
    <form
      method="post"
      ref={ref}
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4"
      aria-label={t('formLabel')}
    >
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
      <DemoCardNumbers />
      {failed ? <Alert tone="danger" title={t('failures.not_added')} /> : null}
      <Button type="submit" disabled={processing} className="sm:self-start">
        {processing ? t('processing') : (submitLabel ?? t('add'))}
      </Button>
    </form>
  );
}

/** Sixteen, so that no two cards are called the same. */
function randomLetters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join('');
}
