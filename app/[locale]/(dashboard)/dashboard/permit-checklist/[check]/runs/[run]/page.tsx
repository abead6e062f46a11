import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getFormatter, getTranslations, setRequestLocale } from 'next-intl/server';
import { cache } from 'react';
import { placeName } from '@/components/checklists/place-name';
import { isRunOpen, toCheckState } from '@/components/checks/check-state';
import { AppLink } from '@/components/layout/app-link';
import { BackLink } from '@/components/layout/back-link';
import { ClientMessages } from '@/components/layout/client-messages';
import { ReportButton } from '@/components/reports/report-button';
import { Alert } from '@/components/ui/alert';
import { buttonClass } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { listPermitTypes } from '@/lib/catalogue/checklists/permit-types';
import { getRun } from '@/lib/checking/checks/queries';
import { runNumberSchema } from '@/lib/checking/checks/schema';
import { listShares } from '@/lib/checking/checks/shares';
import { AppError } from '@/lib/errors';
import { mayUse } from '@/lib/identity/access/permissions';
import { moment } from '@/lib/platform/i18n/format';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';
import { checkTitle } from '../../../_components/check-title';
import { PrintButton } from '../../../_components/print-button';
import {
  cancelRunAction,
  correctPagesAction,
  markFindingAction,
  ruleOutAction,
  sayWrongAction,
  undoCorrectionsAction,
  updateCheckAction,
} from '../../../actions';
import { CheckProvider } from '../../_components/check-provider';
import { readCredits } from '../../_components/credits';
import { requireOwnCheck } from '../../own-check';
import { createShareAction, revokeShareAction } from '../../sharing';
import { listColleagues } from './_components/colleagues';
import { DocumentsFound } from './_components/documents-found';
import { FeePart } from './_components/fee-part';
import { FieldsRead } from './_components/fields-read';
import { FindingList } from './_components/finding-list';
import { PagesTaken } from './_components/pages-taken';
import { findingViews, getResultNames, listChoices, listStretches } from './_components/result-view';
import { ResultWithViewer } from './_components/result-with-viewer';
import { RunProgress } from './_components/run-progress';
import { ShareDialog } from './_components/share-dialog';
import { RunFoot, Verdict } from './_components/verdict';
import '@/components/checks/print.css';

type Props = { params: Promise<{ locale: string; check: string; run: string }> };

const requireOwnRun = cache(async (locale: Locale, id: string, run: string) => {
  const gate = await requireOwnCheck(locale, id);
  const away = hrefFor('/dashboard/permit-checklist/[check]', locale, { check: gate.check.id });
  const number = runNumberSchema.safeParse(run);
  if (!number.success) redirect(away);
  try {
    return { ...gate, run: await getRun(gate.ctx, { checkId: gate.check.id, number: number.data }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') redirect(away);
    throw error;
  }
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: given, check, run: number } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const { check: own, run } = await requireOwnRun(locale, check, number);
  const t = await getTranslations({ locale, namespace: 'checks.result' });
  return { title: t('titleFor', { number: run.number, name: checkTitle(own) }) };
}

export default async function RunPage({ params }: Props) {
  const { locale: given, check: id, run: number } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await requireOwnRun(locale, id, number);
  const { ctx, company, check, run } = gate;
  const [t, format, credits] = await Promise.all([
    getTranslations('checks.result'),
    getFormatter(),
    readCredits(gate),
  ]);
  const clock = { now: ctx.now, timeZone: company.timeZone };
  const type = listPermitTypes(locale).find((one) => one.id === run.input.permitType)?.name ?? '';
  const newer = check.lastRun && check.lastRun.number > run.number ? check.lastRun.number : null;
  return (
    <ClientMessages
      namespaces={[
        'checks.ask',
        'checks.confirm',
        'checks.correct',
        'checks.findings',
        'checks.kinds',
        'checks.marks',
        'checks.missing',
        'checks.pick',
        'checks.progress',
        'checks.taken',
        'checks.viewer',
        'checks.walk',
        'checks.wrong',
      ]}
    >
      <div data-result>
        <PageHeader
          eyebrow={
            <BackLink to="/dashboard/permit-checklist/[check]" params={{ check: check.id }}>
              {t('back')}
            </BackLink>
          }
          title={<bdi>{checkTitle(check)}</bdi>}
          description={
            <>
              <span className="block">
                {type} · {placeName(run.input.place, locale)}
              </span>
              <span className="block text-sm">
                {t('when', { number: run.number, when: moment(format, run.createdAt, clock) })}
                {run.startedBy ? ` · ${run.startedBy}` : null}
              </span>
            </>
          }
        />
        {newer === null ? null : (
          <Alert tone="info" title={t('newer')} className="mb-6 print:hidden">
            <AppLink
              to="/dashboard/permit-checklist/[check]/runs/[run]"
              params={{ check: check.id, run: String(newer) }}
              className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
            >
              {t('seeNewer', { number: newer })}
            </AppLink>
          </Alert>
        )}
        <CheckProvider checkId={check.id} {...toCheckState({ files: run.files, run: check.lastRun })} fixed>
          {isRunOpen(run.state) ? (
            <RunProgress
              number={run.number}
              state={run.state}
              cancel={mayUse('checks.change', company) ? cancelRunAction : null}
            />
          ) : (
            <div className="flex flex-col gap-8">
              <Verdict run={run} balance={credits.balance}>
                <RunActions gate={gate} locale={locale} />
              </Verdict>
              {run.state === 'done' ? <Result gate={gate} locale={locale} /> : null}
              {run.state === 'done' ? <RunFoot run={run} /> : null}
            </div>
          )}
        </CheckProvider>
      </div>
    </ClientMessages>
  );
}

async function RunActions({ gate, locale }: { gate: RunGate; locale: Locale }) {
  const { ctx, company, run } = gate;
  const mayChange = mayUse('checks.change', company);
  const isDone = run.state === 'done';
  const [t, shares] = await Promise.all([
    getTranslations('checks.result'),
    isDone && mayChange ? listShares(ctx, { checkId: run.checkId }) : [],
  ]);
  return (
    <>
      {mayChange ? (
        <AppLink
          to="/dashboard/permit-checklist/[check]"
          params={{ check: run.checkId }}
          hash="files"
          className={buttonClass({ variant: isDone ? 'secondary' : 'primary' })}
        >
          {t('again')}
        </AppLink>
      ) : null}
      {isDone ? (
        <ClientMessages namespaces={['report.making']}>
          <ReportButton href={`/api/v1/check-reports/${run.id}?lang=${locale}`} label={t('report')} />
        </ClientMessages>
      ) : null}
      {isDone && mayChange ? (
        <ClientMessages namespaces={['report.share']}>
          <ShareDialog
            checkId={run.checkId}
            number={run.number}
            shares={shares}
            clock={{ now: ctx.now, timeZone: company.timeZone }}
            actions={{ create: createShareAction, revoke: revokeShareAction }}
          />
        </ClientMessages>
      ) : null}
      {isDone ? <PrintButton label={t('print')} size="md" /> : null}
    </>
  );
}

type RunGate = Awaited<ReturnType<typeof requireOwnRun>>;

/** What a run that is done found, beside the pages it speaks of. */
async function Result({ gate, locale }: { gate: RunGate; locale: Locale }) {
  const { company, check, run, user } = gate;
  const t = await getTranslations('checks.documents');
  const names = getResultNames(run, locale, { other: t('other'), unclear: t('unclear') });
  const [findings, colleagues] = await Promise.all([findingViews(run, names, locale), listColleagues(gate)]);
  const isNewest = check.lastRun?.number === run.number;
  return (
    <ResultWithViewer
      findings={findings}
      stretches={listStretches(run)}
      choices={listChoices(run, locale, t('somethingElse'))}
      number={run.number}
      actions={isNewest && mayUse('checks.change', company) ? ACTIONS : null}
    >
      <FindingList findings={findings} colleagues={colleagues} userId={user.id} />
      <FeePart run={run} names={names} />
      <PagesTaken findings={findings} />
      <DocumentsFound run={run} names={names} />
      <FieldsRead run={run} names={names} />
    </ResultWithViewer>
  );
}

const ACTIONS = {
  mark: markFindingAction,
  correct: correctPagesAction,
  ruleOut: ruleOutAction,
  undo: undoCorrectionsAction,
  answer: updateCheckAction,
  sayWrong: sayWrongAction,
};
