'use client';

import { Ban, CircleCheck, Clock as ClockIcon, FileX, type LucideIcon } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import type { Invoice } from '@/lib/providers/billing/types';

const LOOKS: Record<Invoice['state'], { icon: LucideIcon; colour: string }> = {
  draft: { icon: ClockIcon, colour: 'text-muted' },
  open: { icon: ClockIcon, colour: 'text-action' },
  paid: { icon: CircleCheck, colour: 'text-issued' },
  void: { icon: Ban, colour: 'text-muted' },
  uncollectible: { icon: FileX, colour: 'text-stopped' },
};

/** Whether an invoice is paid, and when an open one is tried again. */
export function InvoiceState({ invoice, clock }: { invoice: Invoice; clock: Clock }) {
  const t = useTranslations('billing.invoices');
  const format = useFormatter();
  const { state, needsAction, nextAttemptAt } = invoice;
  const { icon: Icon, colour } = LOOKS[state];
  return (
    <div className="text-sm">
      <p className={classNames('inline-flex items-center gap-1.5 font-semibold', colour)}>
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {t(`states.${state === 'open' && needsAction ? 'bank' : state}`)}
      </p>
      {state === 'open' && nextAttemptAt ? (
        <p className="text-muted">{t('again', { date: localDay(format, nextAttemptAt, clock) })}</p>
      ) : null}
    </div>
  );
}
