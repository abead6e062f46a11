import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  Columns3Cog,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  MoonStar,
  TriangleAlert,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { FeedState } from '@/lib/tracking/feeds/overview';

const LOOKS: Record<FeedState, { icon: LucideIcon; colour: string }> = {
  changed: { icon: Columns3Cog, colour: 'text-stopped' },
  late: { icon: Hourglass, colour: 'text-action' },
  quiet: { icon: MoonStar, colour: 'text-action' },
  current: { icon: CircleCheck, colour: 'text-issued' },
  reading: { icon: LoaderCircle, colour: 'text-pending' },
  failing: { icon: TriangleAlert, colour: 'text-stopped' },
  waiting: { icon: CircleDashed, colour: 'text-unknown' },
  paused: { icon: CirclePause, colour: 'text-hold' },
};

/** A feed's state: word, icon and colour. */
export function FeedStateBadge({ state }: { state: FeedState }) {
  const t = useTranslations('admin.overview.states');
  const { icon: Icon, colour } = LOOKS[state];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-sm font-semibold', colour)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(state)}
    </span>
  );
}
