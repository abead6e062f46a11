import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/platform/i18n/locales';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import { deskName } from '@/lib/tracking/permits/step-event';
import { markFeeAction } from '../../../fees/actions';
import {
  addDateAction,
  addFeeAction,
  addPersonAction,
  removeDateAction,
  removeFeeAction,
  removePersonAction,
  setLeadAction,
  updateDateAction,
  updateFeeAction,
} from '../../actions';
import type { JobView } from '../read-job';
import { JobDates } from './job-dates';
import { daysOf } from './job-days';
import { JobFees } from './job-fees';
import { JobPeople } from './job-people';

/** Beside the job: its next days, its fees, its people. */
export function JobSide({ view, changes, locale }: { view: JobView; changes: boolean; locale: Locale }) {
  const t = useTranslations('projects.dates');
  const people = useTranslations('projects.people');
  const { job } = view;
  const days = daysOf(view, {
    inspection: (kind) => (kind === null ? t('inspection') : t('inspectionOf', { kind: sentenceCase(kind) })),
    target: (desk) => t('target', { desk: deskName(desk) }),
    answer: t('answer'),
    expires: t('expires'),
    start: t('start'),
  });
  const speaks = job.clientLocale;
  return (
    <>
      <JobDates
        projectId={job.id}
        days={days}
        today={view.today}
        actions={changes ? { add: addDateAction, update: updateDateAction, remove: removeDateAction } : null}
      />
      <div id="fees" className="scroll-mt-28 border-t border-line pt-5">
        <JobFees
          projectId={job.id}
          fees={view.fees}
          today={view.today}
          mark={changes ? markFeeAction : null}
          actions={changes ? { add: addFeeAction, update: updateFeeAction, remove: removeFeeAction } : null}
        />
      </div>
      <div className="border-t border-line pt-5">
        <JobPeople
          projectId={job.id}
          people={view.people}
          client={
            job.clientName === null
              ? null
              : {
                  name: job.clientName,
                  phone: job.clientPhone,
                  note: speaks !== null && speaks !== locale ? people(`reads.${speaks}`) : null,
                }
          }
          assignable={view.assignable}
          actions={changes ? { add: addPersonAction, remove: removePersonAction, lead: setLeadAction } : null}
        />
      </div>
    </>
  );
}
