'use client';

import { type ComponentType, createElement, useEffect, useState } from 'react';
import type { Locale } from '@/lib/platform/i18n/locales';
import type { CardFormProps } from './card-form-props';
import { cardSettings } from './card-settings';
import { StripeNotLoaded, stripeFor } from './load-stripe';

export type ProviderForm =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: 'unavailable' | 'stripe_not_loaded'; retry: () => void }
  | { kind: 'ready'; Form: ComponentType<CardFormProps> };

/** The card form of whoever takes cards here. Nothing of it is loaded before this is used. */
export function useProviderForm(locale: Locale): ProviderForm {
  const [form, setForm] = useState<ProviderForm>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to load again.
  useEffect(() => {
    let current = true;
    setForm({ kind: 'loading' });
    load(locale).then(
      (Form) => {
        if (current) setForm({ kind: 'ready', Form });
      },
      (error: unknown) => {
        if (!current) return;
        const notLoaded = error instanceof StripeNotLoaded;
        setForm({
          kind: 'failed',
          failure: notLoaded ? 'stripe_not_loaded' : 'unavailable',
          retry: () => {
            if (notLoaded && error.refused) window.location.reload();
            else setAttempt((count) => count + 1);
          },
        });
      },
    );
    return () => {
      current = false;
    };
  }, [locale, attempt]);

  return form;
}

async function load(locale: Locale): Promise<ComponentType<CardFormProps>> {
  const settings = await cardSettings();
  if (settings.provider === 'demo') return (await import('./demo-card-form')).DemoCardForm;
  const [{ StripeCardForm }, stripe] = await Promise.all([
    import('./stripe-card-form'),
    stripeFor(settings.publishable_key, locale),
  ]);
  return (props) => createElement(StripeCardForm, { ...props, stripe });
}
