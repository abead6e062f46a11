'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { type Clock, dollarsAndCents, localDay } from '@/lib/platform/i18n/format';
import type { Invoice } from '@/lib/providers/billing/types';
import { InvoiceLinks } from './invoice-links';
import { InvoiceState } from './invoice-state';
import type { SubscriptionActions } from './subscription-actions';

export interface InvoiceTableProps {
  invoices: readonly Invoice[];
  clock: Clock;
  actions: SubscriptionActions;
  /** The plan has ended, so open invoices for it are not offered for payment. */
  ended: boolean;
}

/** A table on a desk, cards on a phone. */
export function InvoiceTable({ invoices, clock, actions, ended }: InvoiceTableProps) {
  const t = useTranslations('billing.invoices');
  const format = useFormatter();
  const describeInvoice = useFor(clock);
  const day = ({ invoicedAt }: Invoice) => (
    <time dateTime={invoicedAt.toISOString()}>{localDay(format, invoicedAt, clock)}</time>
  );
  if (invoices.length === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>;
  const linked = invoices.some(({ state, pageUrl, pdfUrl }) => state === 'open' || pageUrl || pdfUrl);
  const links = (invoice: Invoice) => (
    <InvoiceLinks
      invoice={invoice}
      payable={invoice.state === 'open' && !(ended && invoice.kind === 'subscription')}
      clock={clock}
      actions={actions}
    />
  );
  return (
    <>
      <div className="max-lg:hidden">
        <Table label={t('title')}>
          <TableHead>
            <TableRow>
              <TableHeader>{t('date')}</TableHeader>
              <TableHeader>{t('number')}</TableHeader>
              <TableHeader>{t('for')}</TableHeader>
              {AMOUNTS.map(({ name }) => (
                <TableHeader key={name} numeric>
                  {t(name)}
                </TableHeader>
              ))}
              <TableHeader>{t('state')}</TableHeader>
              {linked ? <TableHeader>{t('actions')}</TableHeader> : null}
            </TableRow>
          </TableHead>
          <TableBody>
            {invoices.map((invoice) => (
              <TableRow key={invoice.id}>
                <TableCell className="whitespace-nowrap">{day(invoice)}</TableCell>
                <TableCell className="whitespace-nowrap">{invoice.number ?? '–'}</TableCell>
                <TableCell>{describeInvoice(invoice)}</TableCell>
                {AMOUNTS.map(({ name, of }) => (
                  <TableCell key={name} numeric>
                    {dollarsAndCents(of(invoice))}
                  </TableCell>
                ))}
                <TableCell>
                  <InvoiceState invoice={invoice} clock={clock} />
                </TableCell>
                {linked ? <TableCell>{links(invoice)}</TableCell> : null}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <ul
        aria-label={t('title')}
        className="divide-y divide-line rounded-md border border-line bg-card lg:hidden"
      >
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex flex-col gap-3 px-4 py-4">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
              <div className="min-w-0">
                <p className="font-semibold">{describeInvoice(invoice)}</p>
                <p className="text-sm text-muted">
                  {day(invoice)}
                  {invoice.number ? ` · ${invoice.number}` : ''}
                </p>
              </div>
              <InvoiceState invoice={invoice} clock={clock} />
            </div>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm tabular-nums">
              {AMOUNTS.filter(
                ({ name, of }) => name === 'amount' || name === 'total' || of(invoice) !== 0,
              ).map(({ name, of }) => (
                <Amount key={name} name={t(name)} cents={of(invoice)} />
              ))}
            </dl>
            {links(invoice)}
          </li>
        ))}
      </ul>
    </>
  );
}

const AMOUNTS = [
  { name: 'amount', of: (invoice) => invoice.subtotalCents },
  { name: 'discount', of: (invoice) => 0 - invoice.discountCents },
  { name: 'tax', of: (invoice) => invoice.taxCents },
  { name: 'total', of: (invoice) => invoice.totalCents },
] as const satisfies readonly { name: string; of: (invoice: Invoice) => number }[];

function Amount({ name, cents }: { name: string; cents: number }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="text-right">{dollarsAndCents(cents)}</dd>
    </>
  );
}

/** What an invoice is for, in words. */
function useFor(clock: Clock): (invoice: Invoice) => string {
  const t = useTranslations('billing.invoices.kinds');
  const names = useTranslations('onboarding.plan.names');
  const format = useFormatter();
  return ({ kind, checks, tier, periodStartsAt, periodEndsAt }) => {
    if (kind === 'checks') return t('checks', { count: checks ?? 0 });
    const plan = tier ? names(tier) : '–';
    if (!periodStartsAt || !periodEndsAt) return t('subscription', { plan });
    return t('period', {
      plan,
      from: localDay(format, periodStartsAt, clock),
      to: localDay(format, periodEndsAt, clock),
    });
  };
}
