import type { LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { AccountMenu, type SignOut } from './account-menu';
import { AppLink } from './app-link';
import { Mark } from './mark';
import { MENU_ROW } from './menu-row';
import { SampleRibbon } from './sample-ribbon';
import { CONTENT_ID, SkipLink } from './skip-link';

export interface NavItem {
  to: RouteKey;
  label: string;
  /** For the bar at the foot of a phone, where there is room for about ten letters. */
  short: string;
  icon: LucideIcon;
  /** Further pages that belong to it; those whose address lies below its own do anyway. */
  pages?: readonly RouteKey[];
}

export interface AppFrameProps {
  items: readonly NavItem[];
  /** What has no place at the foot of a phone: below the others on a desk, in the account menu on a phone. */
  more?: readonly NavItem[];
  current: RouteKey;
  params?: RouteParams | undefined;
  /** Whose data this is. */
  owner: ReactNode;
  userName: string;
  sample: boolean;
  onSignOut: SignOut;
  /** What the cities moved, beside the account. */
  bell?: ReactNode;
  accountLinks?: ReactNode;
  /** What is said on every page, below the top bar. */
  notice?: ReactNode;
  children: ReactNode;
}

/** A page below an item belongs to it; the first item is the home and has only the pages it names. */
function isCurrent(items: readonly NavItem[], item: NavItem, current: RouteKey): boolean {
  if (item.to === current || item.pages?.includes(current)) return true;
  return item !== items[0] && current.startsWith(`${item.to}/`);
}

/** Top bar, navigation at the side of a desk and at the foot of a phone, and the page. */
export function AppFrame({
  items,
  more = [],
  current,
  params,
  owner,
  userName,
  sample,
  onSignOut,
  bell,
  accountLinks,
  notice,
  children,
}: AppFrameProps) {
  const t = useTranslations('common.shell');
  const home = items[0]?.to ?? '/dashboard';
  const entry = (item: NavItem) => ({
    item,
    current: isCurrent(items, item, current),
    exact: item.to === current,
  });
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {sample ? <SampleRibbon /> : null}
      <header className="sticky top-0 z-30 border-b border-line bg-card">
        <div className="flex h-14 items-center justify-between gap-3 px-4 lg:px-6">
          <div className="flex min-w-0 items-center gap-3">
            <AppLink to={home} className="flex min-h-11 shrink-0 items-center rounded-md">
              <Mark />
            </AppLink>
            <span className="truncate border-l border-line pl-3 text-sm font-semibold text-muted">
              {owner}
            </span>
          </div>
          <div className="flex shrink-0 items-center gap-1">
            {bell}
            <AccountMenu userName={userName} route={current} params={params} onSignOut={onSignOut}>
              {more.length > 0 ? (
                <nav aria-label={t('more')} className="mb-1 border-b border-line pb-1 lg:hidden">
                  {more.map((item) => (
                    <MenuEntry key={item.to} {...entry(item)} />
                  ))}
                </nav>
              ) : null}
              {accountLinks}
            </AccountMenu>
          </div>
        </div>
      </header>
      {notice}
      <div className="flex flex-1">
        <nav
          aria-label={t('navigation')}
          className={
            'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] ' +
            'lg:static lg:z-auto lg:w-56 lg:shrink-0 lg:border-t-0 lg:border-r lg:bg-transparent lg:pb-0'
          }
        >
          <ul className="flex lg:sticky lg:top-14 lg:flex-col lg:gap-1 lg:p-3">
            {items.map((item) => (
              <li key={item.to} className="min-w-0 flex-1 lg:flex-none">
                <NavEntry {...entry(item)} />
              </li>
            ))}
            {more.map((item, index) => (
              <li
                key={item.to}
                className={classNames('max-lg:hidden', index === 0 && 'mt-2 border-t border-line pt-3')}
              >
                <NavEntry {...entry(item)} />
              </li>
            ))}
          </ul>
        </nav>
        <main id={CONTENT_ID} tabIndex={-1} className="min-w-0 flex-1 outline-none">
          {/* Below the last row there is room for a message of two lines, which would cover it otherwise. */}
          <div className="mx-auto max-w-6xl px-4 pt-6 pb-48 sm:px-6 lg:px-8 lg:pt-8 lg:pb-32">
            <noscript>
              <p className="mb-6 border-l-4 border-l-action bg-card px-4 py-3">{t('noScript')}</p>
            </noscript>
            {children}
          </div>
        </main>
      </div>
    </div>
  );
}

interface EntryProps {
  item: NavItem;
  current: boolean;
  exact: boolean;
}

function ariaCurrent({ current, exact }: EntryProps): 'page' | 'true' | undefined {
  if (exact) return 'page';
  return current ? 'true' : undefined;
}

function NavEntry(entry: EntryProps) {
  const { item, current } = entry;
  const Icon = item.icon;
  return (
    <AppLink
      to={item.to}
      aria-current={ariaCurrent(entry)}
      className={classNames(
        'flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-[3px] px-1 pb-0.5 text-xs font-medium focus-visible:-outline-offset-2',
        'lg:min-h-10 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-r-md lg:border-t-0 lg:border-l-[3px] lg:px-3 lg:pb-0 lg:text-sm',
        current
          ? 'border-accent text-ink lg:bg-sunken lg:font-semibold'
          : 'border-transparent text-muted hover:text-ink lg:hover:bg-sunken',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-w-full truncate lg:hidden">{item.short}</span>
      <span className="max-lg:hidden">{item.label}</span>
    </AppLink>
  );
}

function MenuEntry(entry: EntryProps) {
  const { item } = entry;
  const Icon = item.icon;
  return (
    <AppLink
      to={item.to}
      aria-current={ariaCurrent(entry)}
      className={classNames(MENU_ROW, entry.current && 'bg-sunken')}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
      {item.label}
    </AppLink>
  );
}
