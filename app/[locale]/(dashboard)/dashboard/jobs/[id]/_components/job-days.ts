import type { JobView } from '../read-job';
import type { JobDay } from './job-dates';

interface Words {
  inspection: (kind: string | null) => string;
  target: (desk: string) => string;
  answer: string;
  expires: string;
  start: string;
}

const MOST = 8;

/** The next days of a job, whoever set them: inspections, targets, answers due, tasks, its own. */
export function daysOf({ job, dates, checks, today }: JobView, words: Words): JobDay[] {
  const days: JobDay[] = dates.map((own) => ({
    key: own.id,
    day: own.day,
    title: own.title,
    detail: null,
    own,
  }));
  const add = (key: string, day: string | null, title: string, detail: string | null) => {
    if (day !== null) days.push({ key, day, title, detail, own: null });
  };
  add('start', job.startsOn, words.start, null);
  for (const permit of job.permits) {
    for (const visit of permit.inspections)
      if (visit.outcome === 'scheduled')
        add(
          `visit ${permit.id} ${visit.sourceKey}`,
          visit.heldOn,
          words.inspection(visit.kind),
          permit.permitNumber,
        );
    for (const one of permit.waiting)
      if (one.on === 'desk')
        add(`target ${permit.id} ${one.desk}`, one.due, words.target(one.desk), permit.permitNumber);
    if (permit.statusBucket === 'issued')
      add(`expires ${permit.id}`, permit.expiresDate, words.expires, permit.permitNumber);
  }
  for (const { id, round } of checks)
    if (round && round.open > 0) add(`answer ${id}`, round.dueOn, words.answer, null);
  return days
    .filter(({ day, own }) => day >= today || own !== null)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .slice(0, MOST);
}
