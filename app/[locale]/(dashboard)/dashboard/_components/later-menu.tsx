'use client';

import { Clock3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Popover } from '@/components/ui/popover';
import { LATER, type Later } from '@/lib/company/today/types';

/** Puts one row off: until tomorrow, Monday, or until it moves. */
export function LaterMenu({ place, onChoose }: { place: string; onChoose: (until: Later) => void }) {
  const t = useTranslations('today.later');
  return (
    <Popover
      trigger={{
        label: t('of', { place }),
        title: t('title'),
        className:
          'flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink max-desk:size-11 max-desk:border max-desk:border-control',
        children: <Clock3 aria-hidden="true" className="size-4" />,
      }}
      label={t('title')}
      className="w-56 p-1"
    >
      {(close) =>
        LATER.map((one) => (
          <button
            key={one}
            type="button"
            onClick={() => {
              onChoose(one);
              close();
            }}
            className="flex min-h-9 w-full items-center rounded-sm px-3 text-left hover:bg-sunken pointer-coarse:min-h-11"
          >
            {t(one)}
          </button>
        ))
      }
    </Popover>
  );
}
