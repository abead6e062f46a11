import {
  CircleCheck,
  CircleDashed,
  CircleDotDashed,
  CircleSlash,
  CircleX,
  Clock3,
  type LucideIcon,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { calendarDay } from '@/lib/platform/i18n/format';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';
import type { InspectionOutcome } from '@/lib/tracking/permits/types';
import type { Inspection } from '@/lib/tracking/permits/view';
import { CityWord } from './city-word';

const LOOKS: Record<InspectionOutcome, { icon: LucideIcon; colour: string }> = {
  scheduled: { icon: Clock3, colour: 'text-pending' },
  passed: { icon: CircleCheck, colour: 'text-issued' },
  partial: { icon: CircleDotDashed, colour: 'text-action' },
  failed: { icon: CircleX, colour: 'text-stopped' },
  cancelled: { icon: CircleSlash, colour: 'text-expired' },
  unknown: { icon: CircleDashed, colour: 'text-unknown' },
};

/** What the inspector came, or comes, for: our word for how it went, and the city's where it says more. */
export function Inspections({ inspections }: { inspections: readonly Inspection[] }) {
  const t = useTranslations('permits.inspections');
  const outcome = useTranslations('permits.inspections.outcomes');
  const format = useFormatter();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {inspections.map((inspection) => {
        const { icon: Icon, colour } = LOOKS[inspection.outcome];
        return (
          <li key={inspection.sourceKey} className="grid gap-x-4 gap-y-0.5 py-3 sm:grid-cols-[1fr_auto]">
            <p className="min-w-0 font-semibold wrap-anywhere">
              {inspection.kind ? <CityWord>{inspection.kind}</CityWord> : t('unnamed')}
            </p>
            <p className="text-sm text-muted tabular-nums sm:text-right">
              {inspection.heldOn ? (
                <time dateTime={inspection.heldOn}>{calendarDay(format, inspection.heldOn)}</time>
              ) : (
                t('noDay')
              )}
            </p>
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <span className={classNames('inline-flex items-center gap-1.5 font-semibold', colour)}>
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {outcome(inspection.outcome)}
              </span>
              {inspection.resultWord ? (
                <span className="text-muted" title={inspection.resultWord}>
                  {t('cityWord', { word: sentenceCase(inspection.resultWord) })}
                </span>
              ) : null}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
