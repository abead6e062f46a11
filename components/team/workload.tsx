import { useTranslations } from 'next-intl';

interface Props {
  assignedPermits: number;
  openTasks: number;
  overdueTasks: number;
  /** In one line with what stands before it. */
  inline?: boolean;
}

/** What a person has on their desk: permits, tasks that are open, and those that are late. */
export function Workload({ assignedPermits, openTasks, overdueTasks, inline = false }: Props) {
  const t = useTranslations('team.workload');
  const tasks =
    openTasks === 0 ? null : (
      <span className={inline ? undefined : 'block text-sm'}>
        {inline ? ' · ' : null}
        {t('tasks', { count: openTasks })}
        {overdueTasks > 0 ? (
          <span className="font-semibold text-stopped"> {t('overdue', { count: overdueTasks })}</span>
        ) : null}
      </span>
    );
  return (
    <>
      {t('permits', { count: assignedPermits })}
      {tasks}
    </>
  );
}
