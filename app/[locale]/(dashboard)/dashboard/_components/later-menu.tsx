'use client';

import { Clock3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Popover } from 'radix-ui';
import { LATER, type Later } from '@/lib/company/today/types';

/** Puts one row off: until tomorrow, Monday, or until it moves. */
export function LaterMenu({ place, onChoose }: { place: string; onChoose: (until: Later) => void }) {
  const t = useTranslations('today.later');
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={t('of', { place })}
        title={t('title')}
        className="flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-sunken hover:text-ink max-desk:size-11 max-desk:border max-desk:border-control"
      >
        <Clock3 aria-hidden="true" className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('title')}
          className="z-40 w-56 animate-appear rounded-md border border-control bg-card p-1 text-sm shadow-lg shadow-black/10"
        >
          {LATER.map((one) => (
            <Popover.Close
              key={one}
              onClick={() => onChoose(one)}
              className="flex min-h-9 w-full items-center rounded-sm px-3 text-left hover:bg-sunken pointer-coarse:min-h-11"
            >
              {t(one)}
            </Popover.Close>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
