'use client';

import { Bell as BellIcon } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { loadPart } from '@/components/ui/load-part';
import { Popover } from '@/components/ui/popover';
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
  const many = unread >= UNREAD_CAP;
  const label = many ? t('labelMany') : t('label', { count: unread });
  return (
    <Popover
      trigger={{
        label,
        // What it opens is fetched when somebody means it, not with every page.
        onMean: meanPanel,
        className:
          'relative inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sunken data-[state=open]:bg-sunken',
        children: (
          <>
            <BellIcon aria-hidden="true" className="size-5 text-muted" />
            {unread > 0 ? (
              <span
                aria-hidden="true"
                className="absolute top-0.5 right-0 min-w-5 rounded-full bg-ink px-1 text-center text-xs leading-5 font-semibold text-paper tabular-nums"
              >
                {many ? `${UNREAD_CAP - 1}+` : unread}
              </span>
            ) : null}
          </>
        ),
      }}
      label={t('title')}
      className="flex max-h-(--radix-popover-content-available-height) w-96 max-w-[calc(100vw-1rem)] flex-col"
    >
      {() => <BellPanel unread={unread} {...panel} />}
    </Popover>
  );
}
