import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import type { RoundCounts, RoundSummary } from '@/lib/checking/checks/round-types';
import { SHOWS, type Show } from './read-comments';

const LINK =
  'inline-flex min-h-9 items-center rounded-md border px-3 text-sm font-semibold pointer-coarse:min-h-11 hover:bg-sunken';
const look = (isCurrent: boolean) =>
  classNames(LINK, isCurrent ? 'border-accent bg-card' : 'border-control bg-transparent text-muted');

interface Props {
  checkId: string;
  rounds: readonly RoundSummary[];
  current: number;
}

/** The rounds of a check, the first one first. */
export function RoundLinks({ checkId, rounds, current }: Props) {
  const t = useTranslations('rounds');
  return (
    <nav aria-label={t('rounds')} className="mb-4 flex flex-wrap gap-2 print:hidden">
      {rounds.toReversed().map(({ id, number }) => (
        <AppLink
          key={id}
          to="/dashboard/permit-checklist/[check]/comments"
          params={{ check: checkId }}
          query={{ round: String(number) }}
          aria-current={number === current ? 'page' : undefined}
          className={look(number === current)}
        >
          {t('roundLink', { number })}
        </AppLink>
      ))}
    </nav>
  );
}

interface FilterProps {
  checkId: string;
  round: number;
  counts: RoundCounts;
  show: Show;
}

/** Which comments are shown. */
export function CommentFilter({ checkId, round, counts, show }: FilterProps) {
  const t = useTranslations('rounds.filter');
  const count = { all: counts.all, open: counts.open, answered: counts.answered + counts.accepted };
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-2 print:hidden">
      {SHOWS.map((one) => (
        <AppLink
          key={one}
          to="/dashboard/permit-checklist/[check]/comments"
          params={{ check: checkId }}
          query={{ round: String(round), ...(one === 'all' ? {} : { show: one }) }}
          aria-current={one === show ? 'true' : undefined}
          scroll={false}
          className={look(one === show)}
        >
          {t(one, { count: count[one] })}
        </AppLink>
      ))}
    </nav>
  );
}
