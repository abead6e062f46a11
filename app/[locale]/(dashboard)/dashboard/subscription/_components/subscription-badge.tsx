import {
  CircleCheck,
  CircleDashed,
  CircleX,
  Clock,
  Hand,
  Hourglass,
  Lock,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { SubscriptionPhase } from '@/lib/sales/subscriptions/phase';

const LOOKS: Record<SubscriptionPhase['kind'], { icon: LucideIcon; colour: string }> = {
  none: { icon: CircleDashed, colour: 'text-action' },
  starting: { icon: Clock, colour: 'text-pending' },
  trial: { icon: Hourglass, colour: 'text-pending' },
  active: { icon: CircleCheck, colour: 'text-issued' },
  ending: { icon: CircleX, colour: 'text-expired' },
  past_due: { icon: Hand, colour: 'text-action' },
  unpaid: { icon: Lock, colour: 'text-stopped' },
  incomplete: { icon: Clock, colour: 'text-action' },
  ended: { icon: CircleX, colour: 'text-expired' },
};

/** The state of a subscription: word, icon and colour. */
export function SubscriptionBadge({ kind }: Pick<SubscriptionPhase, 'kind'>) {
  const t = useTranslations('billing.subscription.states');
  const { icon: Icon, colour } = LOOKS[kind];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm border border-current/40 bg-card px-2 py-0.5 text-sm font-semibold whitespace-nowrap',
        colour,
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(kind)}
    </span>
  );
}
