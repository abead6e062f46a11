import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import type { RouteKey } from '@/lib/platform/i18n/routes';
import { AppLink } from './app-link';
import { isCurrent, type NavPage } from './navigation';
import type { NavCount } from './offered';
import { IN_RAIL } from './rail';

interface Props {
  page: NavPage;
  current: RouteKey;
  count?: NavCount | undefined;
  isOpen?: boolean;
  /** Listed below it while one of them is open. */
  below?: readonly NavPage[];
}

/** One line of the navigation, and those below it. */
export function NavEntry({ page, current, count, isOpen = false, below = [] }: Props) {
  const t = useTranslations('common.nav.pages');
  const Icon = page.icon;
  const isHere = below.length === 0 && isCurrent(page, current);
  return (
    <li>
      <AppLink
        to={page.to}
        aria-current={isHere ? (page.to === current ? 'page' : 'true') : undefined}
        className={classNames(
          'relative flex h-[30px] items-center gap-2.5 rounded-md px-2 text-[13.5px] font-medium pointer-coarse:h-11',
          'text-[light-dark(#36424e,#c3ced8)] hover:bg-desk-hover hover:text-ink focus-visible:-outline-offset-2',
          isHere &&
            'bg-desk-current font-semibold text-ink! before:absolute before:inset-y-1.5 before:-left-3 before:w-[3px] before:bg-accent',
          isOpen && 'font-semibold text-ink!',
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        <span className={classNames('truncate', IN_RAIL)}>{t(page.text)}</span>
        {count && count.count > 0 ? <Count {...count} /> : null}
      </AppLink>
      {below.length > 0 ? (
        <ul className="pl-4">
          {below.map((one) => (
            <NavEntry key={one.to} page={one} current={current} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Count({ count, label, hot = false }: NavCount) {
  return (
    <span
      className={classNames(
        'ml-auto shrink-0 text-xs font-medium tabular-nums',
        hot
          ? 'min-w-[18px] rounded-full bg-accent px-1.5 text-center leading-[18px] font-semibold text-on-accent'
          : 'text-muted',
        // In the strip the figure sits on the sign.
        hot
          ? 'desk:max-wide:absolute desk:max-wide:top-0 desk:max-wide:left-4 desk:max-wide:px-1 desk:max-wide:text-[10px] desk:max-wide:leading-[14px] desk:max-wide:min-w-[14px]'
          : IN_RAIL,
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only"> ({label})</span>
    </span>
  );
}
