'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Bell } from '@/lib/company/bell/view';
import type { BellProps } from './bell';
import { BellEntry } from './bell-item';
import { BellMention } from './bell-mention';
import { useBell } from './use-bell';

/** Rendered only while the bell is open. */
export function BellPanel({ unread, actions, timeZone, follows, permitPage, jobPage, allPage }: BellProps) {
  const t = useTranslations('bell');
  const heading = useRef<HTMLHeadingElement>(null);
  const { bell, failed, marking, again, mark } = useBell(true, unread, actions);
  const lines = bell ? linesOf(bell) : [];
  const anyNew = bell !== null && (bell.unread > 0 || unread > 0) && lines.some(({ isNew }) => isNew);
  const press = async () => {
    // The button disappears with the unread marks, so focus moves to the heading.
    if (await mark(t('failed'))) heading.current?.focus();
  };
  return (
    <>
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 border-b border-line px-3 py-1.5">
        <h2 ref={heading} tabIndex={-1} className="text-base outline-none">
          {t('title')}
        </h2>
        {anyNew ? (
          <Button variant="quiet" size="sm" pending={marking} onClick={press}>
            {t('markAll')}
          </Button>
        ) : null}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {bell ? (
          lines.length === 0 ? (
            <p className="px-3 py-6 text-muted">{t(follows ? 'none' : 'unfollowed')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {lines.map((line) =>
                line.mention ? (
                  <BellMention
                    key={`note-${line.mention.id}`}
                    mention={line.mention}
                    clock={{ now: bell.now, timeZone }}
                    pages={{ permitPage, jobPage }}
                  />
                ) : (
                  <BellEntry
                    key={line.item.id}
                    item={line.item}
                    clock={{ now: bell.now, timeZone }}
                    permitPage={permitPage}
                  />
                ),
              )}
            </ul>
          )
        ) : failed ? (
          <div role="alert" className="flex flex-col items-start gap-2 px-3 py-4">
            <p>{t('failed')}</p>
            <Button variant="secondary" size="sm" onClick={again}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <div className="flex flex-col gap-3 px-3 py-3">
            <span role="status" className="sr-only">
              {t('loading')}
            </span>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} className="h-16 w-full" />
            ))}
          </div>
        )}
      </div>
      <p className="border-t border-line px-1 py-1">
        <AppLink to={allPage} className="flex min-h-11 items-center rounded-md px-2 font-medium text-link">
          {t('all')}
        </AppLink>
      </p>
    </>
  );
}

/** Changes and notes together, the newest first. */
function linesOf({ items, mentions }: Bell) {
  const lines = [
    ...items.map((item) => ({ item, mention: null, at: item.detectedAt, isNew: item.unread })),
    ...mentions.map((mention) => ({ item: null, mention, at: mention.at, isNew: mention.unread })),
  ];
  return lines.sort((a, b) => b.at.getTime() - a.at.getTime());
}
