'use client';

import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useOptimistic, useState } from 'react';
import { useCommands } from '@/components/commands/use-commands';
import { useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { toast } from '@/components/ui/toast';
import type { Task } from '@/lib/company/tasks/view';
import { TaskDialog, type TaskFields } from './task-dialog';
import { TaskRow } from './task-row';
import type { Assignable, Run, SubjectOf } from './types';

export interface TaskActions {
  add: Run<TaskFields & Partial<SubjectOf>>;
  update: Run<TaskFields & { taskId: string; version: number }>;
  setDone: Run<{ taskId: string; done: boolean }>;
  remove: Run<{ taskId: string }>;
}

interface TaskListProps {
  /** Over all jobs: whose they are. */
  title?: string;
  tasks: readonly Task[];
  /** Where a new task belongs; null for a list over everything. */
  subject: SubjectOf | null;
  people: readonly Assignable[];
  today: string;
  /** Null where the reader may only read. */
  actions: TaskActions | null;
  withPlace?: boolean;
  /** Under the list: templates. */
  children?: ReactNode;
}

/** Tasks that are ticked in place: what was ticked shows at once, and comes back where the server refuses it. */
export function TaskList({
  title: given,
  tasks,
  subject,
  people,
  today,
  actions,
  withPlace = false,
  children,
}: TaskListProps) {
  const t = useTranslations('tasks');
  const title = given ?? t('title');
  const { run, pending } = useRun();
  const [open, setOpen] = useState<Task | 'new' | null>(null);
  const [removing, setRemoving] = useState<Task | null>(null);
  const [shown, setShown] = useOptimistic(
    tasks,
    (all: readonly Task[], { id, done }: { id: string; done: boolean }) =>
      all.map((task) => (task.id === id ? { ...task, doneAt: done ? new Date(0) : null } : task)),
  );
  useCommands(
    actions ? [{ id: 'task.add', title: t('add'), group: 'add', icon: Plus, run: () => setOpen('new') }] : [],
  );
  const tick = (task: Task, done: boolean) => {
    if (!actions) return;
    run(
      () => {
        setShown({ id: task.id, done });
        return actions.setDone({ taskId: task.id, done });
      },
      () => (done ? toast.success(t('doneToast', { title: task.title })) : undefined),
    );
  };
  const left = shown.filter(({ doneAt }) => doneAt === null).length;
  return (
    <section aria-label={title} className="min-w-0">
      <div className="mb-1.5 flex min-h-8 items-center gap-2">
        <h2 className="text-sm font-semibold">{title}</h2>
        <span className="text-[13px] text-muted tabular-nums">{left}</span>
        {actions ? (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-2 ml-auto text-muted"
            onClick={() => setOpen('new')}
          >
            <Plus aria-hidden="true" className="size-3.5" />
            {t('add')}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <p className="rounded-md border border-dashed border-line-strong px-3 py-3 text-sm text-muted">
          {t('none')}
        </p>
      ) : (
        <ul className="rounded-md border border-line">
          {shown.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              today={today}
              pending={pending}
              withPlace={withPlace}
              onTick={actions ? (done) => tick(task, done) : null}
              onOpen={actions ? () => setOpen(task) : null}
            />
          ))}
        </ul>
      )}
      {children}
      {open && actions ? (
        <TaskDialog
          task={open === 'new' ? null : open}
          people={people}
          save={(fields) =>
            open === 'new'
              ? actions.add({ ...fields, ...(subject ?? {}) })
              : actions.update({ ...fields, taskId: open.id, version: open.version })
          }
          onRemove={
            open === 'new'
              ? null
              : () => {
                  setRemoving(open);
                  setOpen(null);
                }
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
      {removing && actions ? (
        <ConfirmDialog
          title={t('remove.title')}
          text={t('remove.text', { title: removing.title })}
          verb={t('remove.verb')}
          pending={pending}
          onConfirm={() =>
            run(
              () => actions.remove({ taskId: removing.id }),
              () => setRemoving(null),
            )
          }
          onClose={() => setRemoving(null)}
        />
      ) : null}
    </section>
  );
}
