import { Check, CircleHelp, type LucideIcon, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { JobNeed } from '@/lib/tracking/cities/types';

const LOOKS: Record<JobNeed['needs'], { icon: LucideIcon; colour: string }> = {
  yes: { icon: Check, colour: 'text-ink' },
  no: { icon: X, colour: 'text-muted' },
  depends: { icon: CircleHelp, colour: 'text-action' },
};

/** Whether a permit is needed, in a word, which its sign repeats. */
export function NeedAnswer({ needs }: Pick<JobNeed, 'needs'>) {
  const t = useTranslations('cities.needs');
  const { icon: Icon, colour } = LOOKS[needs];
  return (
    <strong className={`inline-flex items-center gap-1 font-semibold ${colour}`}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(`answers.${needs}`)}
    </strong>
  );
}
