import { CalendarClock, ClipboardCheck, Hourglass } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import type { DayItem } from './day-item';

const LOOKS = {
  expiry: { icon: Hourglass, colour: 'text-expired' },
  inspection: { icon: ClipboardCheck, colour: 'text-pending' },
  deadline: { icon: CalendarClock, colour: 'text-action' },
} as const;

export function ItemIcon({ kind }: Pick<DayItem, 'kind'>) {
  const { icon: Icon, colour } = LOOKS[kind];
  return <Icon aria-hidden="true" className={classNames('size-4 shrink-0', colour)} />;
}
