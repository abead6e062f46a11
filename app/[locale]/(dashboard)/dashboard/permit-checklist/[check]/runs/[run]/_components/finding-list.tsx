'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SEVERITIES } from '@/lib/checking/review/types';
import { FindingCard } from './finding-card';
import type { MarkAction } from './mark-controls';
import type { Colleague, FindingView } from './result-types';

const FILTERS = ['all', 'open', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

interface Props {
  checkId: string;
  findings: readonly FindingView[];
  /** Whom a finding can be given to; nobody where the company is one person. */
  colleagues: readonly Colleague[];
  userId: string;
  /** Null for whoever may only look. */
  mark: MarkAction | null;
}

/** What was found, the worst first. */
export function FindingList({ checkId, findings, colleagues, userId, mark }: Props) {
  const t = useTranslations('checks.findings');
  const severities = useTranslations('findings');
  const [filter, setFilter] = useState<Filter>('all');
  const fits: Record<Filter, (finding: FindingView) => boolean> = {
    all: () => true,
    open: ({ mark }) => (mark?.state ?? 'open') === 'open',
    mine: ({ mark }) => mark?.assigneeId === userId,
  };
  const shown = findings.filter(fits[filter]);
  const offered = FILTERS.filter((one) => one !== 'mine' || findings.some(fits.mine));
  return (
    <section aria-labelledby="findings" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="findings" tabIndex={-1} className="rounded-md text-xl">
          {t('title')}
        </h2>
        {findings.length > 0 ? (
          <fieldset className="flex flex-wrap gap-1 print:hidden">
            <legend className="sr-only">{t('filter')}</legend>
            {offered.map((one) => (
              <Button
                key={one}
                variant="quiet"
                size="sm"
                aria-pressed={filter === one}
                onClick={() => setFilter(one)}
                className="aria-pressed:border-accent aria-pressed:bg-card"
              >
                {t(`filters.${one}`, { count: findings.filter(fits[one]).length })}
              </Button>
            ))}
          </fieldset>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <p className="text-muted">{t(findings.length === 0 ? 'none' : 'noneShown')}</p>
      ) : (
        SEVERITIES.map((severity) => {
          const group = shown.filter((finding) => finding.severity === severity);
          if (group.length === 0) return null;
          return (
            <div key={severity} className="flex flex-col gap-2">
              <div>
                <h3 className="text-base">
                  {t('group', { severity: severities(`severity.${severity}`), count: group.length })}
                </h3>
                <p className="text-sm text-muted">{severities(`severityMeaning.${severity}`)}</p>
              </div>
              <ul className="flex flex-col gap-3">
                {group.map((finding) => (
                  <FindingCard
                    key={finding.key}
                    checkId={checkId}
                    finding={finding}
                    colleagues={colleagues}
                    mark={mark}
                  />
                ))}
              </ul>
            </div>
          );
        })
      )}
    </section>
  );
}
