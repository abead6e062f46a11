import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { placeName } from '@/components/checklists/place-name';
import { toCheckState } from '@/components/checks/check-state';
import { FeeEstimateView } from '@/components/checks/fee-estimate';
import { AppLink } from '@/components/layout/app-link';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { Alert } from '@/components/ui/alert';
import { Card, CardHeader } from '@/components/ui/card';
import { PageHeader } from '@/components/ui/page-header';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { listPermitsAt } from '@/lib/checking/checks/address';
import { findFoundDocuments } from '@/lib/checking/checks/found-documents';
import { estimateJobFee, keptFee } from '@/lib/checking/checks/judged-by';
import { findPaidRun } from '@/lib/checking/checks/paid-run';
import { mayUse } from '@/lib/identity/access/permissions';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { streetCase } from '@/lib/tracking/permits/plain-case';
import { checkTitle } from '../_components/check-title';
import { RunOutcome } from '../_components/run-outcome';
import {
  archiveCheckAction,
  deleteCheckAction,
  removeFileAction,
  retryFileAction,
  startRunAction,
  updateCheckAction,
} from '../actions';
import { CheckMenu } from './_components/check-menu';
import { CheckProvider } from './_components/check-provider';
import { ChecklistPart } from './_components/checklist-part';
import { readCredits } from './_components/credits';
import { feeFields } from './_components/fee-inputs';
import { FeeInputsForm } from './_components/fee-inputs-form';
import { RunCard } from './_components/run-card';
import { RunsList } from './_components/runs-list';
import { asksForValue } from './_components/stated-fields';
import { StatedForm } from './_components/stated-form';
import { UploadPanel } from './_components/upload-panel';
import { requireOwnCheck } from './own-check';
import '@/components/checklists/print.css';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string; check: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, check: id } = await params;
  const { check } = await requireOwnCheck(isLocale(locale) ? locale : DEFAULT_LOCALE, id);
  return { title: checkTitle(check) };
}

export default async function CheckPage({ params, searchParams }: Props) {
  const { locale: given, check: id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await requireOwnCheck(locale, id);
  const { ctx, company, check } = gate;
  const files = check.files.map(({ id }) => id);
  const [t, credits, paid, permits, found, query] = await Promise.all([
    getTranslations('checks'),
    readCredits(gate),
    findPaidRun(ctx, check.id, files),
    listPermitsAt(ctx, check),
    findFoundDocuments(ctx, { checkId: check.id }),
    searchParams,
  ]);
  const mayChange = mayUse('checks.change', company);
  const title = checkTitle(check);
  const address = check.address && streetCase(check.address);
  const type = listPermitTypes(locale).find((one) => one.id === check.permitType)?.name ?? '';
  const fee = estimateJobFee(check);
  const fields = fee ? feeFields(fee.estimate, check.work, locale) : [];
  const occupancy = check.work.occupancy ?? check.answers.occupancy;
  const isAskedForValue = asksForValue({ ...check, state: check.place.state, occupancy });
  return (
    <ClientMessages
      namespaces={[
        'checks.files',
        'checks.run',
        'checks.stated',
        'checks.fee',
        'checks.menu',
        'findings.failures',
      ]}
    >
      <div data-checklist>
        <PageHeader
          eyebrow={<BackLink to="/dashboard/permit-checklist">{t('page.back')}</BackLink>}
          title={<bdi>{title}</bdi>}
          description={
            <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
              {address && address !== title ? <bdi>{address}</bdi> : null}
              {type} · {placeName(check.place, locale)}
              {permits.map((permit) => (
                <AppLink
                  key={permit.id}
                  to="/dashboard/permits/[id]"
                  params={{ id: String(permit.id) }}
                  className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                >
                  {t('page.permit', { number: permit.permitNumber })}
                </AppLink>
              ))}
              {check.lastRun ? (
                <AppLink
                  to="/dashboard/permit-checklist/[check]/runs/[run]"
                  params={{ check: check.id, run: String(check.lastRun.number) }}
                  className="text-link inline-flex min-h-6 items-center gap-2 pointer-coarse:min-h-11"
                >
                  <RunOutcome outcome={check.lastRun} />
                  {t('page.seeLast')}
                </AppLink>
              ) : null}
            </span>
          }
          actions={
            mayChange ? (
              <CheckMenu
                check={{ id: check.id, name: check.name, archived: check.archivedAt !== null }}
                actions={{
                  update: updateCheckAction,
                  archive: archiveCheckAction,
                  remove: deleteCheckAction,
                }}
              />
            ) : null
          }
        />
        {check.archivedAt ? (
          <Alert tone="info" title={t('page.archived')} className="mb-6">
            {t('page.archivedText')}
          </Alert>
        ) : null}
        <CheckProvider checkId={check.id} {...toCheckState({ files: check.files, run: check.lastRun })}>
          {/* On a phone: the run, what it needs, the runs before. On a desk the first and the last stand at the side. */}
          <div className="mb-10 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
            <div className="min-w-0 lg:col-start-2 print:hidden">
              <RunCard
                credits={credits}
                again={check.runs.length > 0}
                paid={paid ? files : null}
                start={mayChange ? startRunAction : null}
              />
            </div>
            <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <Card as="section" aria-labelledby="files" className="print:hidden">
                <CardHeader
                  title={<span id="files">{t('files.title')}</span>}
                  description={t('files.text')}
                />
                <UploadPanel
                  actions={mayChange ? { remove: removeFileAction, retry: retryFileAction } : null}
                />
              </Card>
              <Card as="section" aria-labelledby="stated" className="print:hidden">
                <CardHeader
                  title={<span id="stated">{t('stated.title')}</span>}
                  description={t('stated.text')}
                />
                <StatedForm
                  checkId={check.id}
                  stated={check.stated}
                  asksForValue={isAskedForValue}
                  save={mayChange ? updateCheckAction : null}
                />
              </Card>
              <Card as="section" aria-labelledby="fee">
                <CardHeader title={<span id="fee">{t('fee.title')}</span>} description={t('fee.text')} />
                <div className="flex flex-col gap-5">
                  {mayChange && fields.length > 0 ? (
                    <FeeInputsForm
                      key={fields.map(({ name }) => name).join()}
                      checkId={check.id}
                      work={check.work}
                      fields={fields}
                      save={updateCheckAction}
                    />
                  ) : null}
                  <FeeEstimateView fee={keptFee(fee)} />
                </div>
              </Card>
            </div>
            <div className="min-w-0 lg:col-start-2 print:hidden">
              <RunsList check={check} clock={{ now: ctx.now, timeZone: company.timeZone }} />
            </div>
          </div>
        </CheckProvider>
        <section aria-labelledby="checklist">
          <h2 id="checklist" className="mb-4 text-2xl">
            {t('page.checklist')}
          </h2>
          <ChecklistPart check={check} found={found} params={query} locale={locale} mayChange={mayChange} />
        </section>
      </div>
    </ClientMessages>
  );
}
