import { FlaskConical, Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { meanPalette, useOpenOver } from '@/components/commands/command-centre';
import { classNames } from '@/components/ui/class-names';
import { Keys } from '@/components/ui/kbd';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { AppLink } from './app-link';
import { LanguageSwitch } from './language-switch';
import { Mark } from './mark';
import { NavEntry } from './nav-entry';
import type { NavCounts, OfferedNavigation } from './offered';
import { IN_RAIL } from './rail';
import { ThemeToggle } from './theme-toggle';

export interface SideNavProps {
  navigation: OfferedNavigation;
  counts: NavCounts;
  current: RouteKey;
  params?: RouteParams | undefined;
  companyName: string;
  sample: boolean;
  bell: ReactNode;
  account: ReactNode;
}

const FOOT_BUTTON =
  'flex size-8 shrink-0 items-center justify-center rounded-md text-muted hover:bg-desk-hover hover:text-ink';

/** The navigation beside the page: with its words on a wide screen, a strip of icons on a narrower one. */
export function SideNav({
  navigation,
  counts,
  current,
  params,
  companyName,
  sample,
  bell,
  account,
}: SideNavProps) {
  const t = useTranslations('common');
  const open = useOpenOver();
  return (
    <header className="max-desk:hidden desk:max-wide:w-14 print:hidden">
      <div className="group/side sticky top-0 z-40 flex h-dvh w-56 flex-col overflow-hidden bg-desk transition-[width] desk:max-wide:w-14 desk:max-wide:hover:w-56 desk:max-wide:hover:shadow-xl desk:max-wide:has-focus-visible:w-56">
        <div className="flex min-h-0 w-56 flex-1 flex-col gap-0.5 py-2 pt-3 pr-2 pl-3">
          <div className="flex items-center gap-1">
            <AppLink
              to="/dashboard"
              className="flex h-10 min-w-0 flex-1 items-center gap-2.5 rounded-md px-1.5 font-semibold hover:bg-desk-hover"
            >
              <Mark bare className="[&>svg]:size-[22px]" />
              <span className={classNames('min-w-0 truncate text-sm', IN_RAIL)}>{companyName}</span>
            </AppLink>
            <div className={IN_RAIL}>{bell}</div>
          </div>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => open('palette')}
            onPointerEnter={meanPalette}
            onFocus={meanPalette}
            className="mt-1.5 mb-2.5 flex h-8 shrink-0 items-center gap-2 rounded-md border border-line-strong bg-card px-[7px] text-[13px] text-muted hover:border-control desk:max-wide:w-8 desk:max-wide:overflow-hidden desk:max-wide:group-hover/side:w-auto desk:max-wide:group-has-focus-visible/side:w-auto"
          >
            <Search aria-hidden="true" className="size-4 shrink-0" />
            <span className={classNames('truncate', IN_RAIL)}>{t('nav.find')}</span>
            <Keys keys="mod+k" className={classNames('ml-auto', IN_RAIL)} />
          </button>
          <nav
            aria-label={t('shell.navigation')}
            className="-mr-1 -ml-3 min-h-0 flex-1 overflow-y-auto pr-1 pb-2 pl-3"
          >
            {navigation.groups.map(({ text, pages }) => (
              <div key={text ?? ''}>
                {text ? (
                  <p
                    aria-hidden="true"
                    className={classNames(
                      'px-2 pt-3.5 pb-1 text-xs font-medium whitespace-nowrap text-muted',
                      IN_RAIL,
                    )}
                  >
                    {t(`nav.groups.${text}`)}
                  </p>
                ) : null}
                <ul aria-label={text ? t(`nav.groups.${text}`) : undefined}>
                  {pages.map((page) => (
                    <NavEntry key={page.to} page={page} current={current} count={counts[page.to]} />
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="shrink-0">
            <nav aria-label={t('nav.groups.settings')}>
              <ul>
                {navigation.foot.map(({ page, isOpen, below }) => (
                  <NavEntry key={page.text} page={page} current={current} isOpen={isOpen} below={below} />
                ))}
              </ul>
            </nav>
            {sample ? (
              <p className="mt-1 flex items-center gap-2 border-t border-dashed border-line-strong px-2 py-1.5 text-xs whitespace-nowrap text-muted">
                <FlaskConical aria-hidden="true" className="size-3.5 shrink-0" />
                <span className={IN_RAIL}>{t('sample.mark')}</span>
              </p>
            ) : null}
            <div className="flex items-center">
              {account}
              <div className={classNames('flex', IN_RAIL)}>
                <LanguageSwitch route={current} params={params} isShort className={FOOT_BUTTON} />
                <ThemeToggle className={FOOT_BUTTON} />
              </div>
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
