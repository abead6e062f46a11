import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { AppLink } from '@/components/layout/app-link';
import { BackLink } from '@/components/layout/back-link';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { type CheckDetail, getRun, type RunRow } from '@/lib/checking/checks/queries';
import type { UserGate } from '@/lib/edge/server/session';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { requireOwnCheck } from '../own-check';
import { ChooseRuns } from './_components/choose-runs';
import { ComparisonView } from './_components/comparison-view';

type Query = Record<string, string | string[] | undefined>;
type Props = { params: Promise<{ locale: string; check: string }>; searchParams: Promise<Query> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: given, check: id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const [{ check }, t] = await Promise.all([
    requireOwnCheck(locale, id),
    getTranslations({ locale, namespace: 'report.compare' }),
  ]);
  return { title: t('titleOf', { name: check.name }) };
}

/** The runs asked for, else the last two: `runs` has the newest first. */
function chosen(runs: readonly RunRow[], query: Query): { from: RunRow; to: RunRow } | null {
  const asked = (name: string) => runs.find(({ number }) => String(number) === [query[name]].flat()[0]);
  const to = asked('to') ?? runs[0];
  const from = asked('from') ?? runs.find(({ number }) => to !== undefined && number < to.number);
  return from && to ? { from, to } : null;
}

export default async function ComparePage({ params, searchParams }: Props) {
  const { locale: given, check: id } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  setRequestLocale(locale);
  const gate = await requireOwnCheck(locale, id);
  const { check } = gate;
  const t = await getTranslations('report.compare');
  const done = check.runs.filter(({ state }) => state === 'done');
  const pair = chosen(done, await searchParams);
  return (
    <>
      <PageHeader
        eyebrow={
          <BackLink to="/dashboard/permit-checklist/[check]" params={{ check: check.id }}>
            {t('back', { name: check.name })}
          </BackLink>
        }
        title={t('title')}
        description={t('description')}
      />
      {done.length < 2 || !pair ? (
        <EmptyState
          title={t('tooFew')}
          action={
            <AppLink
              to="/dashboard/permit-checklist/[check]"
              params={{ check: check.id }}
              className={buttonClass({})}
            >
              {t('toCheck')}
            </AppLink>
          }
        >
          {t('tooFewText')}
        </EmptyState>
      ) : (
        <div className="flex flex-col gap-8">
          <ChooseRuns check={check.id} runs={done} from={pair.from.number} to={pair.to.number} gate={gate} />
          {pair.from === pair.to ? (
            <p>{t('same')}</p>
          ) : (
            <Compared gate={gate} check={check} locale={locale} {...pair} />
          )}
        </div>
      )}
    </>
  );
}

interface ComparedProps {
  gate: UserGate;
  check: CheckDetail;
  locale: Locale;
  from: RunRow;
  to: RunRow;
}

async function Compared({ gate: { ctx }, check, locale, from, to }: ComparedProps) {
  const [before, after] = await Promise.all(
    [from, to].map(({ number }) => getRun(ctx, { checkId: check.id, number })),
  );
  return before && after ? <ComparisonView from={before} to={after} locale={locale} /> : null;
}
