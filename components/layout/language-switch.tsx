import { Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/platform/i18n/routes';
import { KeepQueryLink } from './keep-query-link';
import { useAppLocale } from './use-app-locale';

export interface LanguageSwitchProps {
  route: RouteKey;
  params?: RouteParams | undefined;
  className?: string;
  /** The language's two letters alone, with its name for whoever cannot guess them. */
  isShort?: boolean;
}

/** The same page, with its parameters and query, in the other language; the whole document changes its language. */
export function LanguageSwitch({ route, params, className, isShort = false }: LanguageSwitchProps) {
  const t = useTranslations('common.language');
  const locale = useAppLocale();
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  return (
    <KeepQueryLink
      href={hrefFor(route, other, params)}
      lang={other}
      hrefLang={other}
      aria-label={isShort ? t('switch') : undefined}
      title={isShort ? t('switch') : undefined}
      className={classNames(
        !isShort &&
          'inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-medium text-ink hover:text-link',
        className,
      )}
    >
      {isShort ? (
        <span className="text-xs font-semibold uppercase">{other}</span>
      ) : (
        <>
          <Languages aria-hidden="true" className="size-5 shrink-0 text-muted" />
          {t('switch')}
        </>
      )}
    </KeepQueryLink>
  );
}
