import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useOpenOver } from '@/components/commands/command-centre';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { AppLink } from './app-link';
import { Mark } from './mark';
import type { NavPage } from './navigation';
import type { NavCounts, OfferedNavigation } from './offered';
import { PhoneBar } from './phone-bar';
import { SideNav } from './side-nav';
import { CONTENT_ID, SkipLink } from './skip-link';

export interface DeskFrameProps {
  navigation: OfferedNavigation;
  bar: readonly NavPage[];
  counts: NavCounts;
  current: RouteKey;
  params?: RouteParams | undefined;
  companyName: string;
  sample: boolean;
  bell: ReactNode;
  /** The account's menu, at the navigation's foot and in a phone's bar. */
  account: (look: 'foot' | 'initials') => ReactNode;
  drawerFoot: ReactNode;
  /** What is said on every page, above it. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The dashboard's frame: the desk with its navigation, and the page as one sheet on it. */
export function DeskFrame({ account, bar, drawerFoot, notice, children, ...side }: DeskFrameProps) {
  const t = useTranslations('common.shell');
  const { navigation, counts, current, companyName } = side;
  return (
    <div className="group/frame min-h-dvh bg-paper desk:grid desk:grid-cols-[56px_minmax(0,1fr)] desk:bg-desk wide:grid-cols-[224px_minmax(0,1fr)]">
      <SkipLink />
      <SideNav {...side} account={account('foot')} />
      <PhoneTop companyName={companyName} account={account('initials')} />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="flex min-w-0 flex-col overflow-x-clip outline-none desk:my-2 desk:mr-2 desk:min-h-[calc(100dvh-16px)] desk:rounded-lg desk:border desk:border-line desk:bg-card"
      >
        {notice}
        <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pt-6 pb-32 has-[>[data-sheet]]:max-w-none has-[>[data-sheet]]:p-0 max-desk:has-[>[data-sheet]]:pb-24 sm:px-6 desk:px-8 desk:pt-8 desk:pb-24">
          <noscript>
            <p className="mb-6 border-l-4 border-l-action bg-card px-4 py-3">{t('noScript')}</p>
          </noscript>
          {children}
        </div>
      </main>
      <PhoneBar bar={bar} navigation={navigation} counts={counts} current={current} foot={drawerFoot} />
    </div>
  );
}

/** On a phone: whose data this is, the search, the account. A page with a bar of its own has its title there instead. */
function PhoneTop({ companyName, account }: { companyName: string; account: ReactNode }) {
  const t = useTranslations('common.nav');
  const open = useOpenOver();
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center justify-end gap-1 border-b border-line bg-paper pr-2 pl-4 group-has-data-sheet/frame:pointer-events-none group-has-data-sheet/frame:fixed group-has-data-sheet/frame:inset-x-0 group-has-data-sheet/frame:border-transparent group-has-data-sheet/frame:bg-transparent desk:hidden print:hidden">
      <AppLink
        to="/dashboard"
        className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 rounded-md text-sm font-semibold group-has-data-sheet/frame:sr-only"
      >
        <Mark bare />
        <span className="min-w-0 truncate">{companyName}</span>
      </AppLink>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('find')}
        onClick={() => open('palette')}
        className="pointer-events-auto flex size-11 shrink-0 items-center justify-center rounded-md active:bg-hover"
      >
        <Search aria-hidden="true" className="size-[22px]" />
      </button>
      {account}
    </header>
  );
}
