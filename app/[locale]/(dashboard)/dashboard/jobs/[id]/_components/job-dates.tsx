'use client';

import { Plus } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import { FieldsDialog } from '@/components/projects/fields-dialog';
import type { Run } from '@/components/projects/types';
import type { ProjectDate } from '@/lib/company/projects/view';
import { shortDay } from '@/lib/platform/i18n/format';
import { SideHead } from './side-head';

/** A day of a job: the company's own, or one the city or a task has. */
export interface JobDay {
  key: string;
  day: string;
  title: string;
  detail: string | null;
  /** The company's own, which can be changed. */
  own: ProjectDate | null;
}

interface JobDatesProps {
  projectId: string;
  days: readonly JobDay[];
  today: string;
  actions: {
    add: Run<{ projectId: string; title: string; day: string }>;
    update: Run<{ dateId: string; version: number; title: string; day: string }>;
    remove: Run<{ dateId: string }>;
  } | null;
}

/** What comes next, whoever set the day. */
export function JobDates({ projectId, days, today, actions }: JobDatesProps) {
  const t = useTranslations('projects.dates');
  const format = useFormatter();
  const { run } = useRun();
  const [open, setOpen] = useState<ProjectDate | 'new' | null>(null);
  const now = new Date(`${today}T12:00:00Z`);
  return (
    <section aria-label={t('title')}>
      <SideHead
        title={t('title')}
        add={actions ? { label: t('add'), icon: Plus, run: () => setOpen('new') } : null}
      />
      {days.length === 0 ? <p className="text-[13px] text-muted">{t('none')}</p> : null}
      <ul className="flex flex-col">
        {days.map(({ key, day, title, detail, own }) => (
          <li key={key} className="flex gap-3 py-1 text-[13.5px] leading-[18px]">
            <time dateTime={day} className="w-13 shrink-0 text-muted tabular-nums">
              {shortDay(format, day, now)}
            </time>
            <span className="min-w-0">
              {own && actions ? (
                <button
                  type="button"
                  onClick={() => setOpen(own)}
                  className="min-h-6 text-left font-semibold hover:underline"
                >
                  {title}
                </button>
              ) : (
                <span className="font-semibold wrap-anywhere">{title}</span>
              )}
              {detail ? <span className="block text-[12.5px] text-muted wrap-anywhere">{detail}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      {open && actions ? (
        <FieldsDialog
          title={t(open === 'new' ? 'add' : 'edit')}
          verb={t('submit')}
          fields={[
            {
              name: 'title',
              label: t('what'),
              value: open === 'new' ? '' : open.title,
              required: true,
              maxLength: 120,
            },
            {
              name: 'day',
              label: t('day'),
              value: open === 'new' ? '' : open.day,
              type: 'date',
              required: true,
            },
          ]}
          save={({ title = '', day = '' }) =>
            open === 'new'
              ? actions.add({ projectId, title, day })
              : actions.update({ dateId: open.id, version: open.version, title, day })
          }
          {...(open === 'new'
            ? {}
            : {
                remove: {
                  verb: t('remove'),
                  run: () => {
                    run(() => actions.remove({ dateId: open.id }));
                    setOpen(null);
                  },
                },
              })}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </section>
  );
}
