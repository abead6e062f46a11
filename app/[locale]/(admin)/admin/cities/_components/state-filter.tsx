import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { classNames } from '@/components/ui/class-names';
import { FEED_STATES, type FeedOverview, type FeedState } from '@/lib/tracking/feeds/overview';

interface Props {
  feeds: readonly FeedOverview[];
  chosen: FeedState | null;
}

/** The states there are feeds in, with how many: each is an address of its own. */
export function StateFilter({ feeds, chosen }: Props) {
  const t = useTranslations('admin.cities');
  const states = useTranslations('admin.overview.states');
  const inState = (state: FeedState) => feeds.filter((feed) => feed.state === state).length;
  return (
    <nav aria-label={t('filter')} className="mb-4">
      <ul className="flex flex-wrap gap-1.5">
        <Chip label={t('all')} count={feeds.length} current={chosen === null} />
        {FEED_STATES.map((state) =>
          inState(state) > 0 || state === chosen ? (
            <Chip
              key={state}
              state={state}
              label={states(state)}
              count={inState(state)}
              current={state === chosen}
            />
          ) : null,
        )}
      </ul>
    </nav>
  );
}

interface ChipProps {
  state?: FeedState;
  label: string;
  count: number;
  current: boolean;
}

function Chip({ state, label, count, current }: ChipProps) {
  return (
    <li>
      <AppLink
        to="/admin/cities"
        query={state ? { state } : {}}
        aria-current={current ? 'true' : undefined}
        className={classNames(
          'inline-flex min-h-9 items-center gap-2 rounded-md border px-3 text-sm font-medium pointer-coarse:min-h-11',
          current ? 'border-ink bg-ink text-paper' : 'border-control bg-card hover:bg-sunken',
        )}
      >
        {label} <span className="tabular-nums">{count}</span>
      </AppLink>
    </li>
  );
}
