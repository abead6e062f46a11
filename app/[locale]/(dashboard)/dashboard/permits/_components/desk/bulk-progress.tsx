import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { DeskBulk } from '@/lib/company/desk/desk';
import { figure } from '@/lib/platform/i18n/format';

/** An action under way: how far it is, that the page can be left, and the way to stop it. */
export function BulkProgress({ bulk, onStop }: { bulk: DeskBulk; onStop: (() => void) | null }) {
  const t = useTranslations('desk.bulk');
  const undoing = bulk.state === 'undoing';
  const title = undoing ? t('undoing') : t(`doing.${bulk.action.verb}`, { count: figure(bulk.total) });
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-2 border-b border-line px-4 py-2.5 text-sm desk:px-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{title}</span>
        <span className="text-muted tabular-nums">
          {t('doneOf', { done: figure(bulk.done), total: figure(bulk.total) })}
        </span>
      </div>
      <progress
        aria-label={title}
        max={Math.max(1, bulk.total)}
        value={bulk.done}
        className="h-1 w-full overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-link [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-link"
      />
      <div className="flex items-center justify-between gap-4 text-muted">
        <span>{t('leave')}</span>
        {onStop && !undoing ? (
          <Button variant="secondary" size="sm" onClick={onStop}>
            {t('stop')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
