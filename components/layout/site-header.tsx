import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { RouteKey, RouteParams } from '@/lib/i18n/routes';
import { AppLink } from './app-link';
import { LanguageSwitch } from './language-switch';
import { Mark } from './mark';

export interface PublicPage {
  /** The page this stands on, for the language switch. */
  route?: RouteKey;
  params?: RouteParams;
}

/** Pages with a main action of their own: who is here has started, or has an account. */
const STARTED: ReadonlySet<RouteKey> = new Set(['/login', '/onboarding']);

export function SiteHeader({ route = '/', params }: PublicPage) {
  const t = useTranslations('common.site');
  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-3 px-4 sm:px-6">
        <AppLink to="/" className="flex min-h-11 items-center rounded-md">
          <Mark />
        </AppLink>
        <nav aria-label={t('navigation')} className="flex items-center gap-1 text-sm sm:gap-3">
          <LanguageSwitch route={route} params={params} />
          <AppLink
            to="/login"
            className="inline-flex min-h-11 items-center rounded-md px-2 font-semibold whitespace-nowrap hover:text-link"
          >
            {t('signIn')}
          </AppLink>
          {STARTED.has(route) ? null : (
            <AppLink
              to="/login"
              query={{ signup: 'true' }}
              className={classNames(buttonClass({ size: 'sm' }), 'max-sm:hidden')}
            >
              {t('startTrial')}
            </AppLink>
          )}
        </nav>
      </div>
    </header>
  );
}
