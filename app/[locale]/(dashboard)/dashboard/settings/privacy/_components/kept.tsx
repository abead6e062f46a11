import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Card, CardHeader } from '@/components/ui/card';
import { KEPT_YEARS } from '@/lib/site/privacy/types';

/** What a deletion cannot take away, why, and for how long. */
export function Kept() {
  const t = useTranslations('privacy.kept');
  const rows = [
    { key: 'invoices', years: KEPT_YEARS.invoices },
    { key: 'consents', years: KEPT_YEARS.sms_consents },
    { key: 'stops', years: null },
    { key: 'requests', years: 2 },
    { key: 'record', years: null },
  ] as const;
  return (
    <Card as="section">
      <CardHeader title={t('title')} description={t('text')} />
      <dl className="divide-y divide-line border-y border-line">
        {rows.map(({ key, years }) => (
          <div key={key} className="grid gap-x-4 gap-y-0.5 py-2.5 sm:grid-cols-[14rem_1fr]">
            <dt className="font-medium">{t(`${key}.what`)}</dt>
            <dd className="text-sm text-muted">
              {t(`${key}.why`)} {years === null ? null : t('years', { years })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        {t.rich('more', {
          policy: (words) => (
            <AppLink to="/privacy" className="underline">
              {words}
            </AppLink>
          ),
        })}
      </p>
    </Card>
  );
}
