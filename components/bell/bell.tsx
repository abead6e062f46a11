'use client';

import { Bell as BellIcon } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { Skeleton } from '@/components/ui/skeleton';
import { UNREAD_CAP } from '@/lib/company/bell/types';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import type { BellActions } from './use-bell';

const loadPanel = () => import('./bell-panel');
const meanPanel = () => void loadPanel().catch(() => undefined);
const BellPanel = dynamic(() => loadPart(() => loadPanel().then((module) => module.BellPanel)), {
  ssr: false,
  loading: () => <Skeleton className="m-3 h-16" />,
});

export interface BellProps {
  /** As of page load; the page refreshes itself while it is visible. */
  unread: number;
  actions: BellActions;
  timeZone: string;
  /** Whether changes can come at all. */
  follows: boolean;
  /** Where one permit is shown, where one job is, and where all changes are. */
  permitPage: '/dashboard/permits/[id]' | '/subcontractor-portal/permits/[id]';
  jobPage: '/dashboard/jobs/[id]' | '/subcontractor-portal/jobs/[project]';
  allPage: RouteKey;
}

/**
 * The notification bell: recent permit changes on every page. Opening the list marks nothing as read; its
 * button does.
 */
export function Bell({ unread, ...panel }: BellProps) {
  const t = useTranslations('bell');
  const [open, setOpen] = useState(false);
  const many = unread >= UNREAD_CAP;
  const label = many ? t('labelMany') : t('label', { count: unread });
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={label}
        // What it opens is fetched when somebody means it, not with every page.
        onPointerEnter={meanPanel}
        onFocus={meanPanel}
        className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken data-[state=open]:bg-sunken"
      >
        <BellIcon aria-hidden="true" className="size-5 text-muted" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-ink px-1 text-center text-xs leading-5 font-semibold text-paper tabular-nums"
          >
            {many ? `${UNREAD_CAP - 1}+` : unread}
          </span>
        ) : null}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={t('title')}
          // The layout persists across navigation, so the panel is closed when a link is followed.
          onClick={({ target }) => target instanceof Element && target.closest('a') && setOpen(false)}
          className="z-40 flex max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1rem)] animate-appear flex-col rounded-md border border-control bg-card text-sm shadow-lg shadow-black/10"
        >
          <BellPanel unread={unread} {...panel} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
