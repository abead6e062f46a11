import { ArrowUpRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Section } from './section';

export interface MonitoredCity {
  id: string;
  city: string;
  state: string;
  /** The city's own page of the records we read. */
  landing: string;
  hasContractor: boolean;
}

export const CITIES_ID = 'available-cities';

export function CityList({ cities }: { cities: readonly MonitoredCity[] }) {
  const t = useTranslations('home.cities');
  const byNumber = cities.some((city) => !city.hasContractor);
  return (
    <Section id={CITIES_ID} title={t('title', { count: cities.length })} text={t('text')}>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {cities.map((city) => (
          <li key={city.id} className="border-b border-line">
            <a
              href={city.landing}
              rel="noopener"
              aria-label={t('opens', { city: city.city, state: city.state })}
              className="group flex min-h-12 items-center justify-between gap-3 rounded-md py-1.5 hover:text-link"
            >
              <span className="min-w-0">
                <span className="font-semibold">{city.city}</span>
                <span className="text-muted">, {city.state}</span>
                {city.hasContractor ? null : (
                  <span className="block text-xs text-muted sm:inline sm:before:content-['_·_']">
                    {t('byNumber')}
                  </span>
                )}
              </span>
              <ArrowUpRight aria-hidden="true" className="size-4 shrink-0 text-muted group-hover:text-link" />
            </a>
          </li>
        ))}
      </ul>
      {byNumber ? (
        <p className="mt-4 max-w-[68ch] text-sm text-muted">
          <strong className="font-semibold">{t('byNumber')}</strong>: {t('byNumberNote')}
        </p>
      ) : null}
    </Section>
  );
}
