import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { NotificationState } from '@/lib/company/notifications/types';

const LOOKS = {
  queued: { icon: Clock, colour: 'text-pending' },
  sending: { icon: LoaderCircle, colour: 'text-pending' },
  sent: { icon: CircleCheck, colour: 'text-issued' },
  failed: { icon: CircleX, colour: 'text-stopped' },
} as const;

/** A message's state, or that of many: word, icon and colour. */
export function MessageState({ state, many = false }: { state: NotificationState; many?: boolean }) {
  const t = useTranslations(many ? 'admin.overview.messages' : 'admin.outbox.states');
  const { icon: Icon, colour } = LOOKS[state];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-sm font-semibold', colour)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(state)}
    </span>
  );
}
