'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ActionAnswer } from '@/components/forms/action-answer';
import { ConfirmAction } from '@/components/forms/confirm-action';
import type { WorkCityInput } from '@/lib/company/profile/schema';
import type { CompanyCity } from '@/lib/company/profile/view';
import type { Tier } from '@/lib/providers/billing/types';
import { AddCity } from './add-city';
import { LargerPlan } from './larger-plan';

type City = CompanyCity & { label: string };

export interface CitiesProps {
  cities: readonly City[];
  tier: Tier | null;
  limit: number;
  /** Null for whoever may not change them. */
  actions: {
    add: (input: WorkCityInput) => Promise<ActionAnswer<{ asked: number }>>;
    remove: (input: WorkCityInput) => Promise<ActionAnswer<void>>;
  } | null;
}

/** The cities with what is watched there, one more where the plan has room, and each away but the last. */
export function Cities({ cities, tier, limit, actions }: CitiesProps) {
  const t = useTranslations('company.cities');
  const [removing, setRemoving] = useState<City | null>(null);
  const full = cities.length >= limit;
  return (
    <div className="flex flex-col gap-4">
      {tier === null ? null : (
        <p className="font-semibold tabular-nums">{t('used', { used: cities.length, limit })}</p>
      )}
      <ul className="flex flex-col gap-2">
        {cities.map((city) => (
          <li
            key={city.slug}
            className="flex min-h-11 items-center justify-between gap-3 rounded-md border border-line pl-3"
          >
            <span className="flex min-w-0 flex-col gap-x-3 py-2 sm:flex-row sm:flex-wrap sm:items-baseline">
              <span className="font-semibold">{city.label}</span>
              <span className="text-sm text-muted">
                {city.monitored ? t('watched', { count: city.watched }) : t('notMonitored')}
              </span>
            </span>
            {actions && cities.length > 1 ? (
              <button
                type="button"
                aria-label={t('remove', { city: city.label })}
                onClick={() => setRemoving(city)}
                className="flex size-11 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {actions && cities.length === 1 ? <p className="text-sm text-muted">{t('last')}</p> : null}
      {actions && !full ? <AddCity add={actions.add} /> : null}
      {full ? <LargerPlan tier={tier} count={cities.length + 1} /> : null}
      {actions && removing ? (
        <ConfirmAction
          title={t('removeTitle', { city: removing.label })}
          text={
            removing.watched > 0
              ? t('removeWatched', { count: removing.watched, city: removing.label })
              : t('removeText', { city: removing.label })
          }
          verb={t('removeVerb')}
          done={t('removed', { city: removing.label })}
          run={() => actions.remove({ city: removing.slug })}
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </div>
  );
}
