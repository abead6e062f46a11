'use client';

import { useTranslations } from 'next-intl';
import { useKeptFocus } from '@/components/forms/use-kept-focus';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { CardFormProps } from './card-form-props';
import { useProviderForm } from './use-provider-form';

/**
 * A card form of the configured provider: Stripe's, or the demo's where no keys are set. The page must be one
 * of `CARD_PAGES` and provide the messages `billing.card`.
 */
export function CardForm(props: CardFormProps) {
  const t = useTranslations('billing.card');
  const form = useProviderForm(useAppLocale());
  const ref = useKeptFocus<HTMLDivElement>(form.kind);
  return (
    <div ref={ref} className="outline-none">
      {form.kind === 'loading' ? (
        <p role="status" className="flex min-h-11 items-center gap-2 text-muted">
          <Spinner />
          {t('loading')}
        </p>
      ) : null}
      {form.kind === 'failed' ? (
        <Alert tone="danger" title={t(`failures.${form.failure}`)}>
          <Button variant="secondary" onClick={form.retry}>
            {t('retry')}
          </Button>
        </Alert>
      ) : null}
      {form.kind === 'ready' ? <form.Form {...props} /> : null}
    </div>
  );
}
