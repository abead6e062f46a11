'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CityOption } from '@/components/cities/city-option';

export interface ChosenCitiesProps {
  cities: readonly CityOption[];
  monitored: readonly string[];
  onRemove: (city: CityOption) => void;
}

export function ChosenCities({ cities, monitored, onRemove }: ChosenCitiesProps) {
  const t = useTranslations('onboarding.cities');
  if (cities.length === 0) return null;
  return (
    <ul aria-label={t('chosen')} className="flex flex-col gap-2">
      {cities.map((city) => (
        <li
          key={city.slug}
          className="flex items-center justify-between gap-3 rounded-md border border-line pl-3"
        >
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-3 py-2">
            <span className="font-semibold">{city.label}</span>
            <span className="text-sm text-muted">
              {monitored.includes(city.slug) ? t('monitored') : t('notMonitored')}
            </span>
          </span>
          <button
            type="button"
            aria-label={t('remove', { city: city.label })}
            onClick={() => onRemove(city)}
            className="flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
