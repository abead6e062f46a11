'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import type { DeskPermit } from '@/lib/company/desk/rows';
import { plainPlace } from '@/lib/tracking/cities/place-words';
import { Pace } from './pace';
import { Status } from './status';
import { useStreet } from './use-cells';
import type { Selection } from './use-selection';
import { Waits } from './waits';

interface Props {
  permits: readonly DeskPermit[];
  lit: number | null;
  open: number | null;
  focused: number | null;
  selection: Selection;
  heading: string;
  unplaced: number;
  onLight: (permitId: number | null) => void;
  onOpen: (permitId: number) => void;
  onFocus: (permitId: number) => void;
}

/** The permits in the map's frame; what one side points at, the other lights. */
export function MapList({
  permits,
  lit,
  open,
  focused,
  selection,
  heading,
  unplaced,
  onLight,
  onOpen,
  onFocus,
}: Props) {
  const t = useTranslations('desk.map');
  const street = useStreet();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (lit !== null)
      list.current?.querySelector(`[data-permit="${lit}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [lit]);
  return (
    <div className="flex min-h-0 flex-col desk:w-[400px] desk:shrink-0 desk:border-r desk:border-line">
      <p className="flex min-h-10 items-center border-b border-line px-4 text-sm font-semibold desk:px-6">
        {heading}
      </p>
      <ul ref={list} className="min-h-0 flex-1 desk:overflow-y-auto">
        {permits.map((permit) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act on the row in focus (`use-desk-keys.ts`)
          <li
            key={permit.id}
            data-permit={permit.id}
            tabIndex={focused === permit.id ? 0 : -1}
            onFocus={() => onFocus(permit.id)}
            onPointerEnter={() => onLight(permit.id)}
            onPointerLeave={() => onLight(null)}
            onClick={(event) => {
              if (!(event.target instanceof Element && event.target.closest('a'))) onOpen(permit.id);
            }}
            className={classNames(
              'grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line px-4 py-2 text-sm outline-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-link desk:px-6',
              open === permit.id
                ? 'bg-picked shadow-[inset_3px_0_0_var(--link)]'
                : lit === permit.id
                  ? 'bg-hover'
                  : selection.has(permit.id) && 'bg-selected',
            )}
          >
            <span className="truncate">
              <AppLink
                to="/dashboard/permits/[id]"
                params={{ id: String(permit.id) }}
                tabIndex={-1}
                className="font-semibold hover:text-link hover:underline"
              >
                {street(permit)}
              </AppLink>{' '}
              <span className="text-muted">{plainPlace(permit.city, permit.state)}</span>
            </span>
            <Pace permit={permit} end />
            <span className="col-span-2 flex min-w-0 items-center gap-3">
              <Status bucket={permit.statusBucket} />
              <Waits permit={permit} className="text-muted" />
            </span>
          </li>
        ))}
      </ul>
      {unplaced > 0 ? (
        <p className="border-t border-line px-4 py-2 text-[13px] text-muted desk:px-6">
          {t('unplaced', { count: unplaced })}
        </p>
      ) : null}
    </div>
  );
}
