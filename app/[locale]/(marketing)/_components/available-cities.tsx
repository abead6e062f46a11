import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Section } from '@/components/marketing/section';
import { buttonClass } from '@/components/ui/button';
import { CITIES } from '@/content/cities/catalogue';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { isMonitored, monitoring } from '@/lib/tracking/cities/monitoring';
import type { AvailableWords } from './available-cities-panel';
import { AvailableCitiesPlace } from './available-cities-place';

export const CITIES_ID = 'available-cities';

/** The API names a city as the city does. */
function spanishNames(): Record<string, string> {
  return Object.fromEntries(
    CITIES.flatMap(({ slug, nameEs }) => (nameEs && isMonitored(slug) ? [[slug, nameEs]] : [])),
  );
}

/** The cities we watch, in the HTML: links for whoever runs no script. */
function CityList() {
  const locale = useAppLocale();
  const cities = CITIES.filter(({ slug }) => isMonitored(slug))
    .map(({ slug }) => ({ slug, label: cityLabel(slug, locale) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
      {cities.map(({ slug, label }) => (
        <li key={slug} className="border-b border-line">
          <SiteLink
            to="/cities/[city]"
            params={{ city: slug }}
            className="flex min-h-12 items-center rounded-md py-1.5 font-semibold hover:text-link"
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The cities we watch, with figures counted when the page is read. */
export function AvailableCities() {
  const t = useTranslations('cities.available');
  const locale = useAppLocale();
  const words: AvailableWords = {
    loading: t('loading'),
    error: t('error'),
    errorText: t('errorText'),
    cities: t('cities'),
    states: t('states'),
    permits: t('permits'),
    population: t('population'),
    permitsHeld: t('permitsHeld'),
    sample: t('sample'),
  };
  return (
    <Section id={CITIES_ID} title={t('title')} text={t('text')}>
      <AvailableCitiesPlace
        cityBase={hrefFor('/cities', locale)}
        names={locale === 'es' ? spanishNames() : {}}
        expected={monitoring().monitored.length}
        words={words}
        list={<CityList />}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <SiteLink to="/cities" className={buttonClass({ variant: 'secondary' })}>
          {t('all')}
        </SiteLink>
        <SiteLink to="/pricing" className={buttonClass({ variant: 'quiet' })}>
          {t('pricing')}
        </SiteLink>
      </div>
    </Section>
  );
}
