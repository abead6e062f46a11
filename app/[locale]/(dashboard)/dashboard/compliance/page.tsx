import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { LockedPage, type LockedPageProps } from '@/components/billing/locked-page';
import { ClientMessages } from '@/components/layout/client-messages';
import { PageHeader } from '@/components/ui/page-header';
import { getPaper, listOpenPapers } from '@/lib/checking/papers/queries';
import { getLicenceWatch } from '@/lib/company/compliance/licences';
import { getMatrix } from '@/lib/company/compliance/queries';
import { HOLDING_LINES } from '@/lib/company/compliance/types';
import { openPage, type UserGate } from '@/lib/edge/server/session';
import { AppError } from '@/lib/errors';
import { mayUse } from '@/lib/identity/access/permissions';
import { idSchema } from '@/lib/identity/accounts/schema';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { FILTERS, type Filter, isShown } from './_components/filter-rows';
import { Filters } from './_components/filters';
import { LicenceWatch } from './_components/licence-watch';
import { Matrix } from './_components/matrix';
import { OpenPapers } from './_components/open-papers';
import { PaperReview } from './_components/paper-review';
import { RulesDialog } from './_components/rules-dialog';
import { UploadPapers } from './_components/upload';
import {
  addHoldingAction,
  askForPapersAction,
  confirmPaperAction,
  endHoldingAction,
  readPaperAgainAction,
  removeHoldingAction,
  saveRulesAction,
  setAsidePaperAction,
} from './actions';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const ACTIONS = {
  saveRules: saveRulesAction,
  add: addHoldingAction,
  ask: askForPapersAction,
  end: endHoldingAction,
  remove: removeHoldingAction,
  confirm: confirmPaperAction,
  setAside: setAsidePaperAction,
  readAgain: readPaperAgainAction,
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'compliance' });
  return { title: t('title') };
}

export default async function CompliancePage({ params, searchParams }: Props) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await openPage('/dashboard/compliance', locale);
  if (gate.locked) return <LockedCompliance company={gate.company.name} tier={gate.locked} />;
  const { paper, show } = await searchParams;
  return (
    <Compliance
      gate={gate}
      paperId={typeof paper === 'string' ? paper : null}
      show={FILTERS.find((one) => one === show) ?? 'all'}
    />
  );
}

async function Compliance({
  gate: { ctx, company },
  paperId,
  show,
}: {
  gate: UserGate;
  paperId: string | null;
  show: Filter;
}) {
  const [matrix, licences, papers, open, t] = await Promise.all([
    getMatrix(ctx),
    getLicenceWatch(ctx),
    listOpenPapers(ctx),
    findOpen(ctx, paperId),
    getTranslations('compliance'),
  ]);
  const manages = mayUse('compliance.manage', company);
  const required: readonly string[] = matrix.rules.required;
  const held = new Set(
    matrix.rows.flatMap(({ standing }) =>
      standing.cells.filter(({ holding }) => holding).map(({ line }) => line),
    ),
  );
  const lines = HOLDING_LINES.filter((line) => required.includes(line) || held.has(line));
  const people = matrix.rows.flatMap(({ subcontractorId, name }) =>
    subcontractorId === null ? [] : [{ id: subcontractorId, name }],
  );
  return (
    <ClientMessages namespaces={['compliance', 'paperDrop']}>
      <PageHeader
        eyebrow={company.name}
        title={t('title')}
        description={t('description')}
        actions={manages ? <RulesDialog rules={matrix.rules} actions={ACTIONS} /> : null}
      />
      <Filters rows={matrix.rows} current={show} />
      <Matrix
        rows={matrix.rows.filter((row) => isShown(row, show))}
        lines={lines}
        company={company.name}
        actions={manages ? ACTIONS : null}
      />
      <LicenceWatch watch={licences} clock={{ now: ctx.now, timeZone: company.timeZone }} />
      {open ? (
        <PaperReview
          key={open.id}
          paper={open}
          people={people}
          company={company.name}
          actions={manages ? ACTIONS : null}
        />
      ) : null}
      <OpenPapers papers={papers} clock={{ now: ctx.now, timeZone: company.timeZone }} />
      {manages ? (
        <div className="mt-8">
          <UploadPapers />
        </div>
      ) : null}
      <p className="mt-6 text-sm text-muted">{t('notAdvice')}</p>
    </ClientMessages>
  );
}

/** The paper of the address, while it waits; one that is decided or gone is not opened. */
async function findOpen(ctx: UserGate['ctx'], paperId: string | null) {
  if (paperId === null || !idSchema.safeParse(paperId).success) return null;
  const paper = await getPaper(ctx, { paperId }).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  return paper?.state === 'to_confirm' || paper?.state === 'failed' ? paper : null;
}

function LockedCompliance({ company, tier }: Pick<LockedPageProps, 'company' | 'tier'>) {
  const t = useTranslations('locked.compliance');
  return (
    <LockedPage
      company={company}
      title={t('title')}
      text={t('text')}
      points={[t('points.read'), t('points.remind'), t('points.block')]}
      tier={tier}
      example={{
        columns: [t('columns.company'), t('columns.liability'), t('columns.assigned')],
        rows: [
          [t('rows.first'), t('rows.firstUntil'), t('rows.yes')],
          [t('rows.second'), t('rows.secondUntil'), t('rows.yes')],
          [t('rows.third'), t('rows.thirdUntil'), t('rows.no')],
        ],
      }}
    />
  );
}
