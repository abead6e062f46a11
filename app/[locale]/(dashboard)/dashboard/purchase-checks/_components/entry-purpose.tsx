import { useFormatter, useTranslations } from 'next-intl';
import { dollars, shortDay } from '@/lib/platform/i18n/format';
import type { CreditEntry } from '@/lib/sales/credits/types';

/** What a line of the ledger is for: in a word, and below it what explains it. */
export function EntryPurpose({ entry, now }: { entry: CreditEntry; now: Date }) {
  const t = useTranslations('credits.entries');
  const plans = useTranslations('home.plans.names');
  const format = useFormatter();
  const { kind, amount, invoice, actor } = entry;
  const plan = entry.tier ? plans(entry.tier) : t('plan');
  const period = shortDay(format, entry.period, now);
  const details = {
    grant: entry.coverage ? t(`grant.${entry.coverage}`, { date: period }) : null,
    upgrade: t(amount < 0 ? 'upgrade.less' : 'upgrade.more'),
    carried: t('carried.text'),
    purchase: invoice
      ? t('purchase.text', { number: invoice.number ?? '–', price: dollars(invoice.totalCents) })
      : null,
    use: t('use.text', { id: entry.source.replace(/^use:/, '') }),
    returned: t('returned.text', { id: entry.source.replace(/^returned:/, '') }),
    adjustment: null,
  }[kind];
  return (
    <>
      <span className="block font-medium">{t(`${kind}.title`, { plan, count: Math.abs(amount) })}</span>
      {details ? <span className="block text-muted wrap-anywhere">{details}</span> : null}
      {kind === 'purchase' && invoice?.pageUrl ? (
        <a href={invoice.pageUrl} className="inline-flex min-h-6 items-center text-link" rel="noreferrer">
          {t('purchase.link')}
        </a>
      ) : null}
      {actor ? <span className="block text-muted">{t('by', { name: actor })}</span> : null}
    </>
  );
}
