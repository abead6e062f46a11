'use client';

import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import type { PaperFee } from '@/lib/checking/fees-due/types';
import { dollarsAndCents } from '@/lib/platform/i18n/format';

interface PaperFeesProps {
  papers: readonly PaperFee[];
  take: ((input: { checkId: string; run: number }) => Promise<Answer>) | null;
}

/** Fees that stand on a check's papers and on no list: nothing of them counts before somebody says so. */
export function PaperFees({ papers, take }: PaperFeesProps) {
  const t = useTranslations('fees.papers');
  const { run, pending } = useRun();
  if (papers.length === 0) return null;
  return (
    <Card as="section" className="mb-5 flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="text-sm text-muted">{t('text')}</p>
      <ul className="flex flex-col divide-y divide-line">
        {papers.map((paper) => (
          <li
            key={paper.checkId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <AppLink
                  to="/dashboard/permit-checklist/[check]/runs/[run]"
                  params={{ check: paper.checkId, run: String(paper.run) }}
                  className="underline underline-offset-4"
                >
                  {paper.checkName}
                </AppLink>
              </p>
              <p className="text-sm text-muted wrap-anywhere">
                {paper.lines.length > 0
                  ? paper.lines.map(({ title, cents }) => `${title} ${dollarsAndCents(cents)}`).join(' · ')
                  : t('whole')}
              </p>
            </div>
            <div className="flex items-center gap-3">
              <span className="font-semibold tabular-nums">{dollarsAndCents(paper.cents)}</span>
              {take ? (
                <Button
                  size="sm"
                  variant="secondary"
                  pending={pending}
                  aria-label={`${t('take')}: ${paper.checkName}`}
                  onClick={() =>
                    run(
                      () => take({ checkId: paper.checkId, run: paper.run }),
                      () => toast.success(t('taken')),
                    )
                  }
                >
                  {t('take')}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
