import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import type { PermitsInCity } from '@/lib/tracking/matching/names';

/** How many permits each city holds under a spelling. */
export function InCities({ cities }: { cities: PermitsInCity[] }) {
  const t = useTranslations('names');
  const locale = useAppLocale();
  if (cities.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
      {cities.map(({ city, permits }) => (
        <li key={city}>{t('inCity', { city: cityLabel(city, locale), count: permits })}</li>
      ))}
    </ul>
  );
}
