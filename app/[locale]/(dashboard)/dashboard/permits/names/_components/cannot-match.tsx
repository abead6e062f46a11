import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { cityLabel } from '@/lib/tracking/cities/catalogue';

interface Props {
  /** City slugs. */
  withoutContractor: string[];
  notMonitored: { slug: string; label: string | null }[];
}

/** In which of the company's cities a name finds nothing, why, and what does. */
export function CannotMatch({ withoutContractor, notMonitored }: Props) {
  const t = useTranslations('names.cannot');
  const format = useFormatter();
  const locale = useAppLocale();
  if (withoutContractor.length + notMonitored.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="names-cannot">
      <CardHeader title={<span id="names-cannot">{t('title')}</span>} />
      <div className="flex max-w-[68ch] flex-col items-start gap-3 text-muted">
        {withoutContractor.length > 0 ? (
          <>
            <p>
              {t('noContractor', {
                cities: format.list(withoutContractor.map((slug) => cityLabel(slug, locale))),
                count: withoutContractor.length,
              })}
            </p>
            <AppLink
              to="/dashboard/permits"
              query={{ add: '1' }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              {t('action')}
            </AppLink>
          </>
        ) : null}
        {notMonitored.length > 0 ? (
          <p>
            {t('notMonitored', {
              cities: format.list(notMonitored.map(({ slug, label }) => cityLabel(slug, locale, label))),
              count: notMonitored.length,
            })}
          </p>
        ) : null}
      </div>
    </Card>
  );
}
