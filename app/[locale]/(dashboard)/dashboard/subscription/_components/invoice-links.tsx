'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { type Clock, localDay } from '@/lib/platform/i18n/format';
import type { Invoice } from '@/lib/providers/billing/types';
import { pressKey } from './press-key';
import type { SubscriptionActions } from './subscription-actions';
import { usePayment } from './use-payment';

interface Props {
  invoice: Invoice;
  payable: boolean;
  clock: Clock;
  actions: SubscriptionActions;
}

/** Where the invoice itself is, and the way to pay an open one. */
export function InvoiceLinks({ invoice, payable, clock, actions }: Props) {
  const t = useTranslations('billing.invoices');
  const format = useFormatter();
  const number = invoice.number ?? t('noNumber', { date: localDay(format, invoice.invoicedAt, clock) });
  const { pageUrl, pdfUrl } = invoice;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {payable ? <PayNow invoice={invoice} number={number} actions={actions} /> : null}
      {pageUrl ? <Away href={pageUrl} label={t('pageNamed', { number })} words={t('page')} /> : null}
      {pdfUrl ? <Away href={pdfUrl} label={t('pdfNamed', { number })} words={t('pdf')} /> : null}
    </div>
  );
}

function Away({ href, label, words }: { href: string; label: string; words: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      className="inline-flex min-h-6 items-center text-link pointer-coarse:min-h-11"
    >
      {words}
    </a>
  );
}

/** A pending authentication comes first; otherwise the card is charged again. */
function PayNow({ invoice, number, actions }: Omit<Props, 'clock' | 'payable'> & { number: string }) {
  const t = useTranslations('billing.invoices');
  const done = useTranslations('billing.subscription.done');
  const { run, pending, problem } = usePayment(actions.refresh);
  const invoiceId = invoice.id;
  const pay = async () => {
    if (invoice.needsAction) {
      const asked = await actions.findAction({ invoiceId });
      if (!asked.ok || asked.data.action !== null) return asked;
    }
    return actions.pay({ invoiceId, key: pressKey() });
  };
  return (
    <div className="flex flex-col gap-1">
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        aria-label={t('payNamed', { number })}
        onClick={() => run(pay, () => toast.success(done('paid')))}
      >
        {t('pay')}
      </Button>
      {problem ? (
        <p role="alert" className="max-w-60 text-sm text-stopped">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
