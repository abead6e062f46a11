import { useTranslations } from 'next-intl';
import { brand } from '@/lib/brand';
import { AppLink } from './app-link';
import { LanguageSwitch } from './language-switch';
import { Mark } from './mark';
import type { PublicPage } from './site-header';
import { ThemeSwitch } from './theme-switch';

const LINK = 'inline-flex min-h-11 items-center rounded-md hover:text-link hover:underline';

export function SiteFooter({ route = '/', params }: PublicPage) {
  const t = useTranslations('common.site');
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-10 sm:px-6 md:flex-row md:items-start md:justify-between">
        <div className="flex max-w-sm flex-col gap-3">
          <Mark />
          <p className="text-sm text-muted">{t('what')}</p>
        </div>
        <nav aria-label={t('footer')} className="flex flex-col text-sm">
          <AppLink to="/login" className={LINK}>
            {t('signIn')}
          </AppLink>
          <AppLink to="/login" query={{ signup: 'true' }} className={LINK}>
            {t('startTrial')}
          </AppLink>
          <a href={`mailto:${brand.supportEmail}`} className={LINK}>
            {brand.supportEmail}
          </a>
        </nav>
        <div className="flex flex-col items-start gap-2 text-sm">
          <LanguageSwitch route={route} params={params} className="-ml-2" />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
