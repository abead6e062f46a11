'use client';

import { Camera, FileText, ListChecks, NotebookPen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { dropEntry } from './queue';
import type { QueuedEntry } from './types';

const ICONS = {
  note: NotebookPen,
  task: ListChecks,
  tick: ListChecks,
  photo: Camera,
  paper: FileText,
} as const;

/** What waits on this device, in its order; what the server would not take can be dropped. */
export function WaitingList({ entries }: { entries: readonly QueuedEntry[] }) {
  const t = useTranslations('offline');
  const why = useTranslations('errors');
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {entries.map((entry) => {
        const { key, work, place, refused } = entry;
        const Icon = ICONS[work.kind];
        return (
          <li key={key} className="flex min-h-12 items-center gap-3 px-3 py-2 text-sm">
            <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">
                {t(`work.${work.kind}`, { what: wordsOf(entry), place: place?.title ?? '' })}
              </span>
              {refused === null ? null : (
                <span className="block text-action">
                  {refused === 'not_found' ? t('gone') : why.has(refused) ? why(refused) : t('changed')}
                </span>
              )}
            </span>
            {refused === null ? (
              <span className="text-muted">{t('waits')}</span>
            ) : (
              <Button variant="secondary" size="sm" onClick={() => void dropEntry(key)}>
                {t('drop')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf({ work }: QueuedEntry): string {
  if (work.kind === 'note') return work.body.slice(0, 80);
  return work.kind === 'task' || work.kind === 'tick' ? work.title : work.name;
}
