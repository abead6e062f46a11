'use client';

import { CircleHelp, Info, type LucideIcon, MessageSquare, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { useResultContext } from './result-context';
import type { FindingKind, FindingView } from './result-types';

interface Look {
  icon: LucideIcon;
  text: string;
  edge: string;
}

export const KIND_LOOKS: Record<FindingKind, Look> = {
  missing: { icon: OctagonAlert, text: 'text-stopped', edge: 'border-l-stopped' },
  contradicts: { icon: TriangleAlert, text: 'text-action', edge: 'border-l-action' },
  correct: { icon: TriangleAlert, text: 'text-action', edge: 'border-l-action' },
  confirm: { icon: CircleHelp, text: 'text-pending', edge: 'border-l-pending' },
  doubt: { icon: CircleHelp, text: 'text-pending', edge: 'border-l-pending' },
  ask: { icon: MessageSquare, text: 'text-unknown', edge: 'border-l-unknown' },
  remark: { icon: Info, text: 'text-muted', edge: 'border-l-control' },
};

/** How firmly a finding is told: "Missing", "Probably here: page 3. Is it?". */
export function KindLabel({ finding, className }: { finding: FindingView; className?: string }) {
  const text = useKindText()(finding);
  const { icon: Icon, text: colour } = KIND_LOOKS[finding.kind];
  return (
    <span className={classNames('inline-flex items-start gap-1.5 text-sm font-semibold', colour, className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </span>
  );
}

export function useKindText(): (finding: FindingView) => string {
  const t = useTranslations('checks.kinds');
  const { stretches } = useResultContext();
  return ({ kind, candidates }) => {
    const [first] = candidates;
    if (kind !== 'confirm') return t(kind);
    if (!first) return t('within');
    const isOneFile = new Set(stretches.map(({ fileId }) => fileId)).size <= 1;
    const { page, fileName } = first.place;
    return t(first.isLikely ? 'confirm' : 'maybe', {
      page,
      file: fileName,
      one: String(isOneFile),
      count: candidates.length,
    });
  };
}
