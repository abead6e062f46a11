import { Check, CheckCheck, CircleDashed, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { CommentState as State } from '@/lib/checking/checks/types';

const LOOKS: Record<State, { icon: LucideIcon; colour: string }> = {
  open: { icon: CircleDashed, colour: 'text-action' },
  answered: { icon: Check, colour: 'text-pending' },
  accepted: { icon: CheckCheck, colour: 'text-issued' },
};

/** How far a comment is: word, icon and colour. */
export function CommentState({ state }: { state: State }) {
  const t = useTranslations('rounds.states');
  const { icon: Icon, colour } = LOOKS[state];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap',
        colour,
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(state)}
    </span>
  );
}
