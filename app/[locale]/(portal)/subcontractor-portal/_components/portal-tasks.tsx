'use client';

import { useTranslations } from 'next-intl';
import { useRun } from '@/components/permits/use-run';
import { classNames } from '@/components/ui/class-names';
import type { SetTaskDone } from './work-types';

export interface ShownTask {
  id: string;
  title: string;
  details: string | null;
  /** When it is due and where it belongs, in words. */
  about: string;
  late: boolean;
  done: boolean;
}

/** The reader's tasks: a tick does one, and takes it back. */
export function PortalTasks({ tasks, setDone }: { tasks: readonly ShownTask[]; setDone: SetTaskDone }) {
  const t = useTranslations('portal.tasks');
  return (
    <ul aria-label={t('title')} className="divide-y divide-line border-y border-line">
      {tasks.map((task) => (
        <TaskRow key={task.id} task={task} setDone={setDone} />
      ))}
    </ul>
  );
}

function TaskRow({ task, setDone }: { task: ShownTask; setDone: SetTaskDone }) {
  const { run, pending } = useRun();
  return (
    <li>
      <label className="flex min-h-12 cursor-pointer items-start gap-3 px-1 py-2.5 hover:bg-sunken/60">
        <input
          type="checkbox"
          checked={task.done}
          disabled={pending}
          className="mt-0.5 size-5 shrink-0 accent-[color:var(--accent)]"
          onChange={(event) => {
            const done = event.currentTarget.checked;
            run(() => setDone({ taskId: task.id, done }));
          }}
        />
        <span className="min-w-0">
          <span className={classNames('font-medium wrap-anywhere', task.done && 'text-muted line-through')}>
            {task.title}
          </span>
          {task.details ? (
            <span className="block text-sm whitespace-pre-wrap wrap-anywhere">{task.details}</span>
          ) : null}
          <span
            className={classNames('block text-sm', task.late ? 'font-semibold text-stopped' : 'text-muted')}
          >
            {task.about}
          </span>
        </span>
      </label>
    </li>
  );
}
