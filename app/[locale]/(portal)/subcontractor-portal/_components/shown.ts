import type { useTranslations } from 'next-intl';
import { fileSize } from '@/components/data/file-size';
import type { Attachment } from '@/lib/checking/attachments/view';
import { plainNote } from '@/lib/company/notes/mentions';
import type { Note } from '@/lib/company/notes/view';
import type { Task } from '@/lib/company/tasks/view';
import { dayIn } from '@/lib/platform/clock/zones';
import { ago, type Clock, type Formatter, localDay, shortDay } from '@/lib/platform/i18n/format';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import type { ShownComment } from './portal-comments';
import type { ShownPaper } from './portal-papers';
import type { ShownTask } from './portal-tasks';

/** The texts of the portal. */
type Words = ReturnType<typeof useTranslations<'portal'>>;

interface With {
  t: Words;
  format: Formatter;
  clock: Clock;
}

/** What the browser is handed is words: it has no clock and no zone of the reader's. */
export function toShownTask(task: Task & { companyName?: string }, { t, format, clock }: With): ShownTask {
  const today = dayIn(clock.timeZone, clock.now);
  const late = task.dueOn !== null && task.dueOn < today && task.doneAt === null;
  const due = task.dueOn
    ? t(late ? 'tasks.late' : 'tasks.due', { day: shortDay(format, task.dueOn, clock.now) })
    : null;
  const place = task.project?.address ?? task.permit?.address ?? task.permit?.number ?? null;
  const parts = [due, place && streetCase(place), task.companyName];
  return {
    id: task.id,
    title: task.title,
    details: task.details,
    about: parts.filter(Boolean).join(' · '),
    late,
    done: task.doneAt !== null,
  };
}

export function toShownComment(note: Note, { t, format, clock }: With): ShownComment {
  const names = new Map(note.mentions.map(({ id, name }) => [id, name]));
  return {
    id: note.id,
    author: note.author?.name ?? t('comments.gone'),
    at: ago(format, note.createdAt, clock),
    body: plainNote(note.body, (id) => names.get(id) ?? null, t('comments.gone')),
  };
}

export function toShownPaper(file: Attachment, { t, format, clock }: With): ShownPaper {
  return {
    id: file.id,
    name: file.caption ?? file.name,
    about: [
      fileSize(file.bytes),
      file.addedBy?.name ?? t('comments.gone'),
      localDay(format, file.createdAt, clock),
    ].join(' · '),
  };
}
