'use client';

import { useTranslations } from 'next-intl';
import type { CityOption } from '@/components/cities/city-option';
import { classNames } from '@/components/ui/class-names';

export interface CityOptionsProps {
  id: string;
  open: boolean;
  options: readonly CityOption[];
  active: number | null;
  monitored: readonly string[];
  onChoose: (city: CityOption) => void;
}

/** The list below the city field. The field keeps the focus, reads the keys and names the active option. */
export function CityOptions({ id, open, options, active, monitored, onChoose }: CityOptionsProps) {
  const t = useTranslations('onboarding.cities');
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('options')}
      hidden={!open}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto rounded-md border border-control bg-card"
    >
      {options.map((city, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are read by the field
        <div
          key={city.slug}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          // The press must not take the focus from the field before the click arrives.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(city)}
          className={classNames(
            'flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 px-3 py-2',
            index === active ? 'bg-sunken' : 'hover:bg-sunken',
          )}
        >
          <span>{city.label}</span>
          {monitored.includes(city.slug) ? (
            <span className="text-sm text-muted">{t('monitored')}</span>
          ) : null}
        </div>
      ))}
    </div>
  );
}
