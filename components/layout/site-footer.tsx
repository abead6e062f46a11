import { useTranslations } from 'next-intl';
import { ConsentSettings } from '@/components/measurement/consent-settings';
import { brand } from '@/lib/brand';
import { LanguageSwitch } from './language-switch';
import { Mark } from './mark';
import type { PublicPage } from './site-header';
import { SiteLink } from './site-link';
import { FOOTER_GROUPS } from './site-links';
import { ThemeSwitch } from './theme-switch';

const LINK =
  'inline-flex min-h-9 items-center rounded-md py-1 hover:text-link hover:underline pointer-coarse:min-h-11';

export function SiteFooter({ route = '/', params }: PublicPage) {
  const t = useTranslations('site');
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-6 lg:grid-cols-12">
        <div className="flex flex-col items-start gap-3 lg:col-span-4">
          <Mark />
          <p className="max-w-sm text-sm text-muted">{t('what')}</p>
          <a href={`mailto:${brand.supportEmail}`} className={`${LINK} text-sm`}>
            {brand.supportEmail}
          </a>
          <div className="flex flex-wrap items-center gap-2 text-sm">
            <LanguageSwitch route={route} params={params} className="-ml-2" />
            <ThemeSwitch />
          </div>
          <ConsentSettings className={`${LINK} text-sm`} />
        </div>
        <nav
          aria-label={t('footer')}
          className="grid grid-cols-2 gap-x-6 gap-y-8 text-sm sm:grid-cols-4 lg:col-span-8"
        >
          {FOOTER_GROUPS.map(({ id, links }) => (
            <div key={id} className="flex min-w-0 flex-col gap-2">
              <h2 className="text-sm">{t(`groups.${id}`)}</h2>
              <ul className="flex flex-col">
                {links.map((to) => (
                  <li key={to}>
                    <SiteLink to={to} className={LINK}>
                      {t(`pages.${to}`)}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
