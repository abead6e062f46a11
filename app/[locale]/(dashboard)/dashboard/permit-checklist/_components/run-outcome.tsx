import { CircleCheck, CircleDashed, CircleX, Clock, Hand, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { getVerdict, type Readiness } from '@/lib/checking/checks/readiness';
import type { RunState } from '@/lib/checking/checks/types';

export interface Outcome {
  state: RunState;
  readiness: Readiness | null;
}

interface Look {
  icon: LucideIcon;
  colour: string;
}

const OPEN: Look = { icon: Clock, colour: 'text-pending' };
const LOOKS: Record<Exclude<RunState, 'done'>, Look> = {
  waiting: OPEN,
  judging: OPEN,
  explaining: OPEN,
  failed: { icon: CircleX, colour: 'text-stopped' },
  cancelled: { icon: CircleDashed, colour: 'text-unknown' },
};

function getOutcomeAppearance({ state, readiness }: Outcome): Look {
  if (state !== 'done') return LOOKS[state];
  return readiness?.ready
    ? { icon: CircleCheck, colour: 'text-issued' }
    : { icon: Hand, colour: 'text-action' };
}

/** What a run says, in its few words: "Ready to submit", "3 items to settle", or how far it is. */
export function useOutcomeText(): (outcome: Outcome) => string {
  const t = useTranslations('checks.outcome');
  return ({ state, readiness }) => (state === 'done' ? t('done', { ...getVerdict(readiness) }) : t(state));
}

/** The same with its icon and colour; without a run it says that there was none. */
export function RunOutcome({ outcome, className }: { outcome: Outcome | null; className?: string }) {
  const t = useTranslations('checks.outcome');
  const text = useOutcomeText();
  const { icon: Icon, colour } = outcome
    ? getOutcomeAppearance(outcome)
    : { icon: CircleDashed, colour: 'text-unknown' };
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm border border-current/40 bg-card px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
        colour,
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {outcome ? text(outcome) : t('none')}
    </span>
  );
}
