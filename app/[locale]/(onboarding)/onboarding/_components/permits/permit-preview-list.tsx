'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { StatusBadge } from '@/components/ui/status-badge';
import { calendarDay } from '@/lib/platform/i18n/format';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import type { PermitPreview } from '@/lib/tracking/matching/types';
import { sentenceCase, streetCase } from '@/lib/tracking/permits/plain-case';

/** A few of the permits found, enough for a contractor to recognise their own. */
export function PermitPreviewList({ permits }: { permits: readonly PermitPreview[] }) {
  const t = useTranslations('onboarding.verification.preview');
  const format = useFormatter();
  const locale = useAppLocale();
  if (permits.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="divide-y divide-line rounded-md border border-line">
      {permits.map((permit) => (
        <li
          key={permit.id}
          className="flex flex-col gap-1 px-3 py-3 sm:flex-row sm:items-start sm:justify-between sm:gap-4"
        >
          <div className="flex min-w-0 flex-col gap-0.5">
            <span className="font-semibold wrap-anywhere">
              {permit.address === null ? t('noAddress') : streetCase(permit.address)}
            </span>
            <span className="font-mono text-sm text-muted wrap-anywhere">{permit.permitNumber}</span>
            <span className="text-sm text-muted wrap-anywhere">
              {[
                permit.permitType && sentenceCase(permit.permitType),
                cityLabel(permit.city, locale),
                permit.contractorName,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 sm:flex-col sm:items-end">
            <StatusBadge bucket={permit.bucket} />
            {permit.issueDate ? (
              <span className="text-sm text-muted tabular-nums">
                {t('issued', { date: calendarDay(format, permit.issueDate) })}
              </span>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
