'use client';

import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { useTranslations } from 'next-intl';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useFirstError } from '@/components/forms/use-first-error';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FieldFrame, fieldIds } from '@/components/ui/field-frame';
import type { CardFormProps } from './card-form-props';
import { createPaymentMethod } from './create-payment-method';
import { useCardStyle } from './use-card-style';

/** Stripe's card field: the card goes from Stripe's frame to Stripe, and only its id comes back. */
export function StripeCardForm({ stripe, ...props }: CardFormProps & { stripe: Stripe }) {
  return (
    <Elements stripe={stripe}>
      <CardEntry {...props} />
    </Elements>
  );
}

function CardEntry({ onAdded, billingName, email, submitLabel }: CardFormProps) {
  const t = useTranslations('billing.card');
  const stripe = useStripe();
  const elements = useElements();
  const [failure, setFailure] = useState<string | null>(null);
  const [processing, setProcessing] = useState(false);
  const busy = useRef(false);
  const { ref, show } = useFirstError<HTMLFormElement>();

  async function add(): Promise<string | null> {
    const answer = await createPaymentMethod(
      { stripe, elements: elements && { findCard: () => elements.getElement(CardElement) } },
      {
        ...(billingName === undefined ? {} : { name: billingName }),
        ...(email === undefined ? {} : { email }),
      },
    );
    if (answer.kind === 'refused') return answer.message;
    if (answer.kind === 'failed') return t(`failures.${answer.failure}`);
    try {
      await onAdded(answer.paymentMethodId);
    } catch {
      return t('failures.not_added');
    }
    return null;
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    setProcessing(true);
    setFailure(null);
    const problem = await add();
    busy.current = false;
    setProcessing(false);
    setFailure(problem);
    if (problem !== null) show();
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
      <CardField disabled={processing} />
      {failure === null ? null : <Alert tone="danger" title={failure} />}
      <Button type="submit" disabled={processing} className="sm:self-start">
        {processing ? t('processing') : (submitLabel ?? t('add'))}
      </Button>
    </form>
  );
}

/** One line for number, expiry, security code and postal code, with what Stripe says of them below it. */
function CardField({ disabled }: { disabled: boolean }) {
  const t = useTranslations('billing.card');
  const style = useCardStyle();
  const id = useId();
  const [error, setError] = useState<string>();
  const [focused, setFocused] = useState(false);
  const { control } = fieldIds(id, { error });
  return (
    <FieldFrame id={id} label={t('entry')} error={error}>
      <fieldset
        aria-label={t('entry')}
        aria-describedby={control['aria-describedby']}
        className={classNames(
          'flex min-h-11 min-w-0 flex-col justify-center rounded-md border bg-card px-3 py-2',
          error ? 'border-stopped' : focused ? 'border-link' : 'border-control hover:border-ink',
          focused && 'outline-2 outline-link',
        )}
      >
        {/* Stripe's frame knows no dark mode: told of one, the browser would lay it on white. */}
        <CardElement
          id={id}
          className="scheme-light"
          options={{ style, disabled, hidePostalCode: false }}
          onChange={(event) => setError(event.error?.message)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      </fieldset>
    </FieldFrame>
  );
}
