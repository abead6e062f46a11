import { CheckCheck, CircleDot, Hand } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Side, TicketState } from '@/lib/site/support/types';

const ICONS = { open: CircleDot, waiting: Hand, closed: CheckCheck } as const;

/** On whom a ticket waits, as its reader sees it: shape and word. */
export function TicketStateMark({ state, reader }: { state: TicketState; reader: Side }) {
  const t = useTranslations(`support.states.${reader}`);
  const Icon = ICONS[state];
  const isMine = reader === 'support' ? state === 'open' : state === 'waiting';
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap">
      <Icon aria-hidden="true" className={isMine ? 'size-4 text-action' : 'size-4 text-muted'} />
      {t(state)}
    </span>
  );
}
