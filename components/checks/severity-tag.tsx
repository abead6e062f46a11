import { CircleAlert, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { Severity } from '@/lib/checking/review/types';

const LOOKS: Record<Severity, { icon: LucideIcon; colour: string }> = {
  critical: { icon: OctagonAlert, colour: 'text-stopped' },
  major: { icon: TriangleAlert, colour: 'text-action' },
  minor: { icon: CircleAlert, colour: 'text-pending' },
  info: { icon: Info, colour: 'text-unknown' },
};

/** How bad a finding is: word, icon and colour. */
export function SeverityTag({ severity, className }: { severity: Severity; className?: string }) {
  const t = useTranslations('findings.severity');
  const { icon: Icon, colour } = LOOKS[severity];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-sm font-semibold', colour, className)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(severity)}
    </span>
  );
}
