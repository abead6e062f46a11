import { useTranslations } from 'next-intl';
import { Checks } from '@/components/projects/checks';
import { Files } from '@/components/projects/files';
import { Notes } from '@/components/projects/notes';
import { TaskList } from '@/components/projects/task-list';
import { TemplatePicker } from '@/components/projects/template-picker';
import { toTemplateViews } from '@/components/projects/templates-view';
import { PERMIT_TYPES } from '@/content/requirements/permit-types';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { templatesFor } from '@/lib/company/tasks/templates';
import { mayUse } from '@/lib/identity/access/permissions';
import type { AccountCompany } from '@/lib/identity/accounts/types';
import type { Clock } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/locales';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { createCheckAction } from '../../../permit-checklist/actions';
import {
  addFromTemplateAction,
  addNoteAction,
  addPermitsAction,
  addTaskAction,
  orderPermitsAction,
  removeAttachmentAction,
  removeNoteAction,
  removePermitFromJobAction,
  removeTaskAction,
  setTaskDoneAction,
  updateAttachmentAction,
  updateNoteAction,
  updateTaskAction,
} from '../../actions';
import type { JobView } from '../read-job';
import { DateLine } from './date-line';
import { Nearby } from './nearby';
import { Order } from './order-dialog';
import { PermitTable } from './permit-table';

interface JobBodyProps {
  view: JobView;
  userId: string;
  company: AccountCompany;
  clock: Clock;
  locale: Locale;
}

/** The job's permits, its line of dates, its tasks and documents, its checks, photos and notes. */
export function JobBody({ view, userId, company, clock, locale }: JobBodyProps) {
  const t = useTranslations('projects');
  const { job, lead, today } = view;
  const subject = { projectId: job.id };
  const changes = mayUse('projects.change', company);
  const state = STATE_CODES.find((code) => code === job.state);
  const fileActions = changes ? { update: updateAttachmentAction, remove: removeAttachmentAction } : null;
  const types = PERMIT_TYPES.map(({ id, name }) => ({ id, name: name[locale] }));
  return (
    <>
      <section id="permits" aria-label={t('permits.title')} className="scroll-mt-28">
        <div className="mb-1.5 flex min-h-8 items-center gap-2">
          <h2 className="text-sm font-semibold">{t('permits.title')}</h2>
          {changes && job.permits.length > 1 ? (
            <Order
              projectId={job.id}
              permits={job.permits.map(({ id, permitType, permitNumber, waitsFor }) => ({
                id,
                waitsFor,
                name: permitType ? `${sentenceCase(permitType)}, ${permitNumber}` : permitNumber,
              }))}
              save={orderPermitsAction}
            />
          ) : null}
        </div>
        {changes ? <Nearby projectId={job.id} permits={view.nearby} add={addPermitsAction} /> : null}
        {job.permits.length === 0 ? (
          <p className="rounded-md border border-dashed border-line-strong px-3 py-3 text-sm text-muted">
            {t('permits.none')}
          </p>
        ) : (
          <PermitTable
            projectId={job.id}
            permits={job.permits}
            today={today}
            remove={changes ? removePermitFromJobAction : null}
          />
        )}
      </section>
      {lead ? (
        <section aria-label={t('dateLine.title')}>
          <h2 className="mb-1.5 text-sm font-semibold">
            {t('dateLine.title')}
            <span className="ml-2 font-normal text-muted">
              {lead.permitType ? sentenceCase(lead.permitType) : lead.permitNumber}
            </span>
          </h2>
          <DateLine job={job} permit={lead} expected={view.expected} today={today} />
        </section>
      ) : null}
      <div className="grid gap-6 xl:grid-cols-2">
        <div id="tasks" className="min-w-0 scroll-mt-28">
          <TaskList
            tasks={view.tasks}
            subject={subject}
            people={view.assignable}
            today={today}
            actions={
              changes
                ? {
                    add: addTaskAction,
                    update: updateTaskAction,
                    setDone: setTaskDoneAction,
                    remove: removeTaskAction,
                  }
                : null
            }
          >
            {changes ? (
              <TemplatePicker
                subject={subject}
                templates={toTemplateViews(templatesFor(lead?.checklistType ?? null), locale)}
                today={today}
                locale={locale}
                add={addFromTemplateAction}
              />
            ) : null}
          </TaskList>
        </div>
        <div id="documents" className="min-w-0 scroll-mt-28">
          <Files
            kind="document"
            files={view.documents}
            subject={subject}
            actions={fileActions}
            clock={clock}
          />
        </div>
      </div>
      <Checks
        checks={view.checks}
        typeNames={new Map(types.map(({ id, name }) => [id, name]))}
        today={today}
        start={
          mayUse('checks.change', company) && state
            ? {
                subject,
                types,
                place: { city: job.city, county: null, state },
                given: lead?.checklistType ?? null,
                create: createCheckAction,
              }
            : null
        }
      />
      <div id="photos" className="scroll-mt-28">
        <Files kind="photo" files={view.photos} subject={subject} actions={fileActions} clock={clock} />
      </div>
      <div id="notes" className="scroll-mt-28">
        <Notes
          notes={view.notes}
          people={view.mentionable}
          subject={subject}
          userId={userId}
          actions={
            changes ? { add: addNoteAction, update: updateNoteAction, remove: removeNoteAction } : null
          }
          clock={clock}
        />
      </div>
    </>
  );
}
