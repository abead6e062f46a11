'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { Avatar } from '@/components/ui/avatar';
import { classNames } from '@/components/ui/class-names';
import type { Task } from '@/lib/company/tasks/view';
import { shortDay } from '@/lib/platform/i18n/format';

export interface TaskRowProps {
  task: Task;
  /** The reader's day. */
  today: string;
  /** Null where the reader may not change it. */
  onTick: ((done: boolean) => void) | null;
  onOpen: (() => void) | null;
  pending: boolean;
  /** Says where the task belongs, in a list over all jobs. */
  withPlace?: boolean;
}

/** A task on one line: the round box, its words, its day, who does it. */
export function TaskRow({ task, today, onTick, onOpen, pending, withPlace = false }: TaskRowProps) {
  const t = useTranslations('tasks');
  const done = task.doneAt !== null;
  return (
    <li
      id={task.id}
      className="flex min-h-10 scroll-mt-28 items-center gap-2 border-t border-line px-3 first:border-t-0 target:bg-picked hover:bg-hover pointer-coarse:min-h-14"
    >
      <span className="flex size-6 shrink-0 items-center justify-center pointer-coarse:size-11 pointer-coarse:-ml-3">
        <input
          type="checkbox"
          checked={done}
          disabled={onTick === null || pending}
          onChange={(event) => onTick?.(event.currentTarget.checked)}
          aria-label={t('tick', { title: task.title })}
          className="size-4 appearance-none rounded-full border-[1.5px] border-control bg-card checked:border-issued checked:bg-issued pointer-coarse:size-6"
        />
      </span>
      <span className="flex min-w-0 flex-1 flex-col py-1.5">
        {onOpen ? (
          <button
            type="button"
            onClick={onOpen}
            className={classNames(
              'min-h-6 min-w-0 text-left text-sm wrap-anywhere hover:underline pointer-coarse:min-h-11 pointer-coarse:text-base',
              done && 'text-muted line-through',
            )}
          >
            {task.title}
          </button>
        ) : (
          <span className={classNames('text-sm wrap-anywhere', done && 'text-muted line-through')}>
            {task.title}
          </span>
        )}
        {withPlace ? <Place task={task} /> : null}
      </span>
      <Due task={task} today={today} />
      {task.assignee ? (
        <span title={task.assignee.name} className="inline-flex">
          <Avatar name={task.assignee.name} />
          <span className="sr-only">{task.assignee.name}</span>
        </span>
      ) : null}
    </li>
  );
}

function Place({ task: { project, permit } }: { task: Task }) {
  if (project === null && permit === null) return null;
  return (
    <span className="flex flex-wrap gap-x-2 text-[13px] text-muted">
      {project ? (
        <AppLink to="/dashboard/jobs/[id]" params={{ id: project.id }} className="hover:underline">
          {project.address}
        </AppLink>
      ) : null}
      {permit ? (
        <AppLink
          to="/dashboard/permits/[id]"
          params={{ id: String(permit.id) }}
          className="font-mono text-xs hover:underline"
        >
          {permit.number}
        </AppLink>
      ) : null}
    </span>
  );
}

function Due({ task: { dueOn, doneAt }, today }: { task: Task; today: string }) {
  const t = useTranslations('tasks');
  const format = useFormatter();
  if (dueOn === null) return null;
  const open = doneAt === null;
  const late = open && dueOn < today;
  const isToday = open && dueOn === today;
  const date = shortDay(format, dueOn, new Date(`${today}T12:00:00Z`));
  return (
    <time
      dateTime={dueOn}
      className={classNames(
        'shrink-0 text-[13px] whitespace-nowrap tabular-nums',
        late || isToday ? 'font-semibold text-action' : 'text-muted',
      )}
    >
      {isToday ? t('today') : late ? t('late', { date }) : date}
    </time>
  );
}
