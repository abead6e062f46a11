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
import type { PermitDetail } from '@/lib/tracking/permits/view';
import {
  addFromTemplateAction,
  addNoteAction,
  addTaskAction,
  createProjectAction,
  removeAttachmentAction,
  removeNoteAction,
  removeTaskAction,
  setTaskDoneAction,
  updateAttachmentAction,
  updateNoteAction,
  updateTaskAction,
} from '../../../jobs/actions';
import { createCheckAction } from '../../../permit-checklist/actions';
import type { PermitView } from '../read-permit';
import { MakeJob } from './make-job';

interface PermitWorkProps {
  permit: PermitDetail;
  view: PermitView;
  userId: string;
  company: AccountCompany;
  clock: Clock;
  locale: Locale;
}

/** What the company does about a permit: its job, tasks, checks, documents, photos and notes. */
export function PermitWork({ permit, view, userId, company, clock, locale }: PermitWorkProps) {
  const subject = { permitId: permit.id };
  const changes = mayUse('projects.change', company);
  const state = STATE_CODES.find((code) => code === permit.state);
  const types = PERMIT_TYPES.map(({ id, name }) => ({ id, name: name[locale] }));
  const files = changes ? { update: updateAttachmentAction, remove: removeAttachmentAction } : null;
  return (
    <>
      {changes && view.project === null ? (
        <MakeJob permitId={permit.id} create={createProjectAction} />
      ) : null}
      <TaskList
        tasks={view.tasks}
        subject={subject}
        people={view.assignable}
        today={view.today}
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
            templates={toTemplateViews(templatesFor(permit.checklistType), locale)}
            today={view.today}
            locale={locale}
            add={addFromTemplateAction}
          />
        ) : null}
      </TaskList>
      <Checks
        checks={view.checks}
        typeNames={new Map(types.map(({ id, name }) => [id, name]))}
        today={view.today}
        start={
          mayUse('checks.change', company) && state
            ? {
                subject,
                types,
                place: { city: permit.city, county: null, state },
                given: permit.checklistType,
                create: createCheckAction,
              }
            : null
        }
      />
      <div className="grid gap-6 xl:grid-cols-2">
        <Files kind="document" files={view.documents} subject={subject} actions={files} clock={clock} />
        <Files kind="photo" files={view.photos} subject={subject} actions={files} clock={clock} />
      </div>
      <Notes
        notes={view.notes}
        people={view.mentionable}
        subject={subject}
        userId={userId}
        actions={changes ? { add: addNoteAction, update: updateNoteAction, remove: removeNoteAction } : null}
        clock={clock}
      />
    </>
  );
}
