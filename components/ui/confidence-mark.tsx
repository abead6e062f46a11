import { useTranslations } from 'next-intl';
import type { Confidence } from '@/lib/catalogue/checklists/types';
import { classNames } from './class-names';

/** How many of the three bars are filled: read at the source, quoting it, secondary, general knowledge. */
const BARS: Record<Confidence, number> = { A: 3, B: 2, C: 1, G: 0 };

/** Says beside a fact how far it can be trusted. */
export function ConfidenceMark({ confidence, className }: { confidence: Confidence; className?: string }) {
  const t = useTranslations('common.confidence');
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-xs text-muted', className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 14 12"
        className="h-3 w-3.5 shrink-0"
        fill="none"
        stroke="currentColor"
      >
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            x={0.5 + bar * 5}
            y={7.5 - bar * 3}
            width="3"
            height={4 + bar * 3}
            fill={bar < BARS[confidence] ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      {t(confidence)}
    </span>
  );
}
