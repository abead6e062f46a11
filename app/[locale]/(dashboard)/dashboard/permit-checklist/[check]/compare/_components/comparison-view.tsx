import { CircleCheck, CircleDot, CirclePlus, type LucideIcon } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SeverityTag } from '@/components/checks/severity-tag';
import { Card } from '@/components/ui/card';
import { compareRuns } from '@/lib/checking/checks/compare';
import type { MarkedFinding, RunDetail } from '@/lib/checking/checks/queries';
import { findingWords } from '@/lib/checking/review/finding-text';
import type { Locale } from '@/lib/platform/i18n/locales';
import { FeeChange } from './fee-change';

interface Props {
  from: RunDetail;
  to: RunDetail;
  locale: Locale;
}

const NO_FEE = { verdict: 'none_stated', statedCents: null, statedAt: null, computedCents: null } as const;

function comparable({ findings, review }: RunDetail) {
  return { findings, standings: review?.standings ?? [], fee: review?.fee ?? NO_FEE };
}

/** What became of the package between two runs. */
export async function ComparisonView({ from, to, locale }: Props) {
  const [t, words] = await Promise.all([getTranslations('report.compare'), findingWords(locale)]);
  const { fixed, added, still, documents, fee } = compareRuns(comparable(from), comparable(to));
  const names = getResultNames([from, to], locale);
  const item = (finding: MarkedFinding, note?: string) => (
    <Item key={finding.key} finding={finding} title={words(finding, names).title} note={note} />
  );
  return (
    <div className="flex flex-col gap-8">
      <h2 className="text-2xl">{t('summary', { from: from.number, to: to.number })}</h2>
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Part
          icon={CircleCheck}
          colour="text-issued"
          title={t('fixed', { count: fixed.length })}
          none={t('fixedNone')}
        >
          {fixed.map((finding) => item(finding))}
        </Part>
        <Part
          icon={CirclePlus}
          colour="text-action"
          title={t('added', { count: added.length })}
          none={t('addedNone')}
        >
          {added.map((finding) => item(finding))}
        </Part>
        <Part
          icon={CircleDot}
          colour="text-unknown"
          title={t('still', { count: still.length })}
          none={t('stillNone')}
        >
          {still.map(({ finding, was }) =>
            item(
              finding,
              was === finding.severity ? undefined : t('was', { severity: t(`severity.${was}`) }),
            ),
          )}
        </Part>
      </div>
      <section aria-labelledby="documents" className="flex flex-col gap-3">
        <h2 id="documents" className="text-xl">
          {t('documents')}
        </h2>
        {documents.length === 0 ? (
          <p className="text-muted">{t('documentsNone')}</p>
        ) : (
          <Card flush>
            <ul className="divide-y divide-line">
              {documents.map(({ documentId, change }) => (
                <li key={documentId} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 px-4 py-3">
                  <span className="min-w-0">{names.documents.get(documentId) ?? documentId}</span>
                  <span className={`font-semibold ${change === 'went' ? 'text-stopped' : ''}`}>
                    {t(`changes.${change}`)}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </section>
      <FeeChange fee={fee} numbers={{ from: from.number, to: to.number }} />
    </div>
  );
}

function getResultNames(runs: readonly RunDetail[], locale: Locale) {
  const listed = runs.flatMap(({ checklist }) => [
    ...(checklist?.documents ?? []),
    ...(checklist?.notNeeded ?? []),
  ]);
  return {
    documents: new Map(listed.map(({ id, label }) => [id, label[locale]])),
    files: new Map(runs.flatMap(({ files }) => files.map(({ id, name }) => [id, name] as const))),
  };
}

interface PartProps {
  icon: LucideIcon;
  colour: string;
  title: string;
  /** Said where there is nothing. */
  none: string;
  children: ReactNode[];
}

function Part({ icon: Icon, colour, title, none, children }: PartProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="flex items-center gap-2 text-lg">
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${colour}`} />
        {title}
      </h3>
      {children.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">{children}</ul>
        </Card>
      )}
    </section>
  );
}

function Item({
  finding: { severity },
  title,
  note,
}: {
  finding: MarkedFinding;
  title: string;
  note: string | undefined;
}) {
  return (
    <li className="flex flex-col gap-0.5 px-4 py-3">
      <span className="flex flex-wrap items-center gap-x-2">
        <SeverityTag severity={severity} />
        {note ? <span className="text-sm text-muted">{note}</span> : null}
      </span>
      <span className="wrap-anywhere">{title}</span>
    </li>
  );
}
