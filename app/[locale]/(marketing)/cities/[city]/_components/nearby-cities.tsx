import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { isMonitored } from '@/lib/tracking/cities/monitoring';
import { nearbyCities } from '@/lib/tracking/cities/places';

export function NearbyCities({ slug }: { slug: string }) {
  const t = useTranslations('cities');
  const locale = useAppLocale();
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {nearbyCities(slug).map(({ city, miles }) => (
        <li key={city.slug} className="border-b border-line">
          <SiteLink
            to="/cities/[city]"
            params={{ city: city.slug }}
            className="group flex min-h-14 flex-wrap items-baseline justify-between gap-x-3 rounded-md py-2.5"
          >
            <span className="font-semibold group-hover:text-link">{cityLabel(city.slug, locale)}</span>
            <span className="text-sm text-muted">
              {isMonitored(city.slug) ? `${t('monitored')} · ` : ''}
              {t('miles', { count: miles })}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
