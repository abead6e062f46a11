import { useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import { buttonClass } from '@/components/ui/button';
import type { WatchedCity } from '@/lib/tracking/permits/view';

/** Nothing is watched yet: what will be here, and the one step that fills it. */
export function FirstDay({ watched, mayAdd }: { watched: readonly WatchedCity[]; mayAdd: boolean }) {
  const t = useTranslations('permits.list');
  const desk = useTranslations('desk.firstDay');
  const read = watched.filter(({ feed }) => feed !== null).length;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
      <svg width="96" height="40" viewBox="0 0 96 40" aria-hidden="true" fill="none" stroke="var(--control)">
        <path d="M0 10H96" />
        {[12, 46, 80].map((x) => (
          <circle key={x} cx={x} cy="10" r="6" fill="var(--card)" />
        ))}
        <path d="M12 26V34M46 26V34M12 30H46" stroke="var(--accent)" strokeWidth="2" />
      </svg>
      <h2 className="text-lg">{t(read > 0 ? 'empty.title' : 'unfollowed.title')}</h2>
      <p className="text-muted">{read > 0 ? desk('text', { count: read }) : t('unfollowed.text')}</p>
      {read === 0 ? (
        <AppLink to="/dashboard/permit-checklist" className={buttonClass()}>
          {t('unfollowed.action')}
        </AppLink>
      ) : (
        <div className="flex flex-wrap justify-center gap-2">
          <AppLink to="/dashboard/permits/names" className={buttonClass()}>
            {desk('names')}
          </AppLink>
          {mayAdd ? (
            <AppLink
              to="/dashboard/permits"
              query={{ add: '1' }}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('empty.action')}
            </AppLink>
          ) : null}
        </div>
      )}
    </div>
  );
}
