import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { RegisterWord } from '@/components/compliance/register-word';
import { DueFees } from '@/components/fees/due-fees';
import { AppLink } from '@/components/layout/app-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { toListWithout } from '@/components/layout/not-yours';
import { Sheet } from '@/components/layout/sheet';
import { Inspections } from '@/components/permits/inspections';
import { permitTitle } from '@/components/permits/permit-page-head';
import { Timeline } from '@/components/permits/timeline';
import { History } from '@/components/projects/history';
import { PrintButton } from '@/components/projects/print-button';
import { ReportButton } from '@/components/reports/report-button';
import { buttonClass } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';
import { STATE_CODES } from '@/lib/catalogue/checklists/types';
import { listTwins } from '@/lib/company/by-hand/twins';
import { requireUser, type UserGate } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { placeLabel } from '@/lib/tracking/cities/place-label';
import { getPermit } from '@/lib/tracking/permits/queries';
import { permitIdSchema } from '@/lib/tracking/permits/schema';
import { buildTimeline } from '@/lib/tracking/permits/timeline';
import type { PermitDetail } from '@/lib/tracking/permits/view';
import { markFeeAction } from '../../fees/actions';
import { openPermitMailboxAction } from '../../mail/actions';
import { JoinOffer } from '../_components/join-offer';
import {
  changeByHandAction,
  joinByHandAction,
  noteCompleteAction,
  removePermitAction,
  restorePermitAction,
} from '../actions';
import { CityClock } from './_components/city-clock';
import { CityMail } from './_components/city-mail';
import { CompleteDay } from './_components/complete-day';
import { EditByHand } from './_components/edit-by-hand';
import { Facts } from './_components/facts';
import { PermitHead } from './_components/permit-head';
import { PermitWork } from './_components/permit-work';
import { RemovePermit } from './_components/remove-permit';
import { ReviewComments, ReviewSteps } from './_components/review';
import { Source } from './_components/source';
import { readPermit } from './read-permit';

type Props = { params: Promise<{ locale: string; id: string }> };

/** Leads from a permit that is not the company's to the list, just as from one that does not exist: an address tells nothing. */
const requireOwnPermit = cache(
  async (locale: Locale, id: string): Promise<UserGate & { permit: PermitDetail }> => {
    const gate = await requireUser(locale);
    const permitId = permitIdSchema.safeParse(id);
    if (!permitId.success) redirect(toListWithout(hrefFor('/dashboard/permits', locale)));
    try {
      return { ...gate, permit: await getPermit(gate.ctx, permitId.data) };
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found')
        redirect(toListWithout(hrefFor('/dashboard/permits', locale)));
      throw error;
    }
  },
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const { permit } = await requireOwnPermit(isLocale(locale) ? locale : DEFAULT_LOCALE, id);
  return { title: permitTitle(permit) };
}

export default async function PermitPage({ params }: Props) {
  const { locale: given, id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const { ctx, company, user, permit } = await requireOwnPermit(locale, id);
  const isByHand = permit.feed.mode === 'hand';
  const mayChange = mayUse('permits.change', company);
  const [twins, view, t, inspected, projects, licences] = await Promise.all([
    isByHand && mayChange ? listTwins(ctx, { permitId: permit.id }) : [],
    readPermit(ctx, permit),
    getTranslations('permits.detail'),
    getTranslations('permits.inspections'),
    getTranslations('projects'),
    getTranslations('licences'),
  ]);
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const { project } = view;
  return (
    <Sheet
      crumb={
        <>
          <AppLink
            {...(project
              ? { to: '/dashboard/jobs/[id]' as const, params: { id: project.id } }
              : { to: '/dashboard/permits' as const })}
            className="hover:text-ink"
          >
            {project ? project.address : t('back')}
          </AppLink>
          <span className="mx-1.5">/</span>
        </>
      }
      title={permitTitle(permit)}
      meta={<span className="font-mono text-xs">{permit.permitNumber}</span>}
      actions={
        <ClientMessages namespaces={['projects.permit', 'report.making']}>
          <ReportButton
            href={`/api/v1/permit-reports/${permit.id}?lang=${locale}`}
            label={projects('permit.pdf')}
            className={classNames(buttonClass({ variant: 'quiet', size: 'sm' }), 'text-muted')}
          />
          <PrintButton />
        </ClientMessages>
      }
    >
      <div className="grid min-h-0 flex-1 wide:grid-cols-[minmax(0,1fr)_336px]">
        <div className="flex min-w-0 flex-col gap-7 px-4 pt-5 pb-10 desk:px-8">
          {twins.map((twin) => (
            <ClientMessages key={twin.cityPermitId} namespaces={['permits.byHand']}>
              <JoinOffer
                twin={twin}
                place={placeLabel(permit.city, permit.state, locale)}
                join={joinByHandAction}
              />
            </ClientMessages>
          ))}
          <PermitHead permit={permit} view={view} clock={clock} />
          <ReviewComments comments={view.comments} />
          {view.cityClock.isOpen || view.cityClock.readings.length > 0 ? (
            <CityClock
              permitId={permit.id}
              clock={view.cityClock}
              hasTargets={view.steps.some(({ dueOn }) => dueOn !== null)}
            >
              {mayChange ? (
                <ClientMessages namespaces={['cityClock']}>
                  <CompleteDay
                    permitId={permit.id}
                    completeOn={view.cityClock.completeOn}
                    today={view.cityClock.today}
                    note={noteCompleteAction}
                  />
                </ClientMessages>
              ) : null}
            </CityClock>
          ) : null}
          <Card as="section">
            <CardHeader title={t('timeline')} />
            <Timeline entries={buildTimeline({ permit, events: view.events, ...clock })} clock={clock} />
          </Card>
          {view.inspections.length > 0 ? (
            <Card as="section">
              <CardHeader title={inspected('title')} />
              <Inspections inspections={view.inspections} />
            </Card>
          ) : null}
          <ReviewSteps steps={view.steps} />
          <ClientMessages namespaces={['projects', 'tasks']}>
            <PermitWork
              permit={permit}
              view={view}
              userId={user.id}
              company={company}
              clock={clock}
              locale={locale}
            />
          </ClientMessages>
        </div>
        <aside className="flex flex-col gap-5 border-line bg-paper px-4 pt-5 pb-8 max-wide:border-t desk:px-5 wide:border-l">
          <section>
            <h2 className="mb-2 text-sm font-semibold">{t('facts')}</h2>
            <Facts permit={permit} />
            {isByHand && mayChange ? (
              <ClientMessages namespaces={['permits.byHand', 'permits.fields']}>
                <div className="mt-3">
                  <EditByHand
                    permitId={permit.id}
                    version={permit.revision}
                    given={handFields(permit)}
                    states={STATE_CODES}
                    change={changeByHandAction}
                  />
                </div>
              </ClientMessages>
            ) : null}
          </section>
          {view.licence ? (
            <section className="border-t border-line pt-5">
              <h2 className="mb-2 text-sm font-semibold">{licences('permit.title')}</h2>
              <RegisterWord answer={view.licence} clock={clock} />
            </section>
          ) : null}
          <section className="border-t border-line pt-5">
            <h2 className="mb-2 text-sm font-semibold">{t('source')}</h2>
            <Source permit={permit} clock={clock} />
          </section>
          <section className="border-t border-line pt-5">
            <h2 className="mb-1.5 text-sm font-semibold">{projects('history.title')}</h2>
            <History entries={view.history} clock={clock} />
          </section>
          {view.fees.length > 0 ? (
            <section id="fees" className="border-t border-line pt-5">
              <h2 className="mb-1.5 text-sm font-semibold">{projects('fees.title')}</h2>
              <ClientMessages namespaces={['fees', 'tasks.dialog', 'tasks.problems']}>
                <DueFees
                  fees={view.fees}
                  today={view.today}
                  mark={mayUse('fees.change', company) ? markFeeAction : null}
                  withPermit={false}
                />
              </ClientMessages>
            </section>
          ) : null}
          {view.mailed.length > 0 || mayUse('mail.manage', company) ? (
            <section className="border-t border-line pt-5">
              <h2 className="mb-1.5 text-sm font-semibold">{t('cityMail')}</h2>
              <ClientMessages namespaces={['cityMail']}>
                <CityMail
                  permitId={permit.id}
                  inspections={view.mailed}
                  open={mayUse('mail.manage', company) ? openPermitMailboxAction : null}
                />
              </ClientMessages>
            </section>
          ) : null}
          {mayChange ? (
            <ClientMessages namespaces={['permits']}>
              <RemovePermit
                permit={{ id: permit.id, permitNumber: permit.permitNumber }}
                remove={removePermitAction}
                restore={restorePermitAction}
              />
            </ClientMessages>
          ) : null}
        </aside>
      </div>
    </Sheet>
  );
}

/** What the form that changes it begins with: no more of a permit goes to the browser. */
function handFields(permit: PermitDetail) {
  const { permitNumber, address, city, state, permitType, description, statusBucket } = permit;
  const { appliedDate, issuedDate, expiresDate, valuationCents } = permit;
  return {
    ...{ permitNumber, address, city, state, permitType, description, statusBucket },
    ...{ appliedDate, issuedDate, expiresDate, valuationCents },
  };
}
