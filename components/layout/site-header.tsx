import { Menu } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';
import { LanguageSwitch } from './language-switch';
import { Mark } from './mark';
import { SiteLink } from './site-link';
import { HEADER_LINKS } from './site-links';

export interface PublicPage {
  /** The page this stands on, for the language switch. */
  route?: RouteKey;
  params?: RouteParams | undefined;
}

/** Pages with a main action of their own: who is here has started, or has an account. */
const STARTED: ReadonlySet<RouteKey> = new Set([
  '/login',
  '/onboarding',
  '/invitation',
  '/reset-password',
  '/verify-email',
  '/request-verification',
]);

const LINK =
  'inline-flex min-h-11 items-center rounded-md px-2 font-semibold whitespace-nowrap hover:text-link';
const MENU_ROW = 'flex min-h-12 items-center font-semibold hover:text-link';
const CURRENT =
  'aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-[3px] aria-[current=page]:underline-offset-8';

export function SiteHeader({ route = '/', params }: PublicPage) {
  const t = useTranslations('site');
  const started = STARTED.has(route);
  return (
    <header className="border-b border-line bg-paper print:hidden">
      <div className="relative mx-auto flex h-16 max-w-6xl items-center gap-2 px-4 sm:px-6 min-[72rem]:gap-4">
        <SiteLink
          to="/"
          className={classNames(
            'mr-auto flex min-h-11 items-center rounded-md',
            !started && 'min-[72rem]:mr-4',
          )}
        >
          <Mark />
        </SiteLink>
        {started ? null : (
          <nav
            aria-label={t('navigation')}
            className="mr-auto flex items-center gap-2 text-sm max-[72rem]:hidden"
          >
            {HEADER_LINKS.map((to) => (
              <SiteLink
                key={to}
                to={to}
                aria-current={to === route ? 'page' : undefined}
                className={classNames(LINK, CURRENT)}
              >
                {t(`pages.${to}`)}
              </SiteLink>
            ))}
          </nav>
        )}
        <LanguageSwitch route={route} params={params} className="text-sm" />
        <SiteLink to="/login" className={classNames(LINK, 'text-sm', !started && 'max-[72rem]:hidden')}>
          {t('signIn')}
        </SiteLink>
        {started ? null : (
          <>
            <SiteLink
              to="/login"
              query={{ signup: 'true' }}
              className={classNames(buttonClass({ size: 'sm' }), 'max-sm:hidden')}
            >
              {t('startTrial')}
            </SiteLink>
            <PhoneMenu route={route} />
          </>
        )}
      </div>
    </header>
  );
}

const MENU_ID = 'site-menu';

/** The same links on a narrow screen; opens, and closes at Escape or a tap beside it, without a script. */
function PhoneMenu({ route }: { route: RouteKey }) {
  const t = useTranslations('site');
  return (
    <div className="min-[72rem]:hidden">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="inline-flex size-11 items-center justify-center rounded-md border border-control"
      >
        <Menu aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('menu')}</span>
      </button>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={t('navigation')}
        className="site-menu w-full flex-col border-b border-line bg-card px-4 py-3 text-ink open:flex sm:px-6"
      >
        {HEADER_LINKS.map((to) => (
          <SiteLink
            key={to}
            to={to}
            aria-current={to === route ? 'page' : undefined}
            className={classNames(MENU_ROW, CURRENT, 'border-b border-line')}
          >
            {t(`pages.${to}`)}
          </SiteLink>
        ))}
        <SiteLink to="/login" className={MENU_ROW}>
          {t('signIn')}
        </SiteLink>
        <SiteLink to="/login" query={{ signup: 'true' }} className={classNames(buttonClass({}), 'mt-2')}>
          {t('startTrial')}
        </SiteLink>
      </nav>
    </div>
  );
}
