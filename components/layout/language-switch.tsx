'use client';

import { Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { SyntheticEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { LOCALES } from '@/lib/i18n/locales';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/i18n/routes';
import { useAppLocale } from './use-app-locale';

export interface LanguageSwitchProps {
  route: RouteKey;
  params?: RouteParams;
  className?: string;
}

/**
 * The same page in the other language. A plain link, so the whole document changes its language; the query is
 * read when the link is used, because a static page does not know it when it is built.
 */
export function LanguageSwitch({ route, params, className }: LanguageSwitchProps) {
  const t = useTranslations('common.language');
  const locale = useAppLocale();
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  const keepQuery = (event: SyntheticEvent<HTMLAnchorElement>) => {
    event.currentTarget.search = window.location.search;
  };
  return (
    <a
      href={hrefFor(route, other, params)}
      lang={other}
      hrefLang={other}
      onPointerDown={keepQuery}
      onClick={keepQuery}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-medium text-ink hover:text-link',
        className,
      )}
    >
      <Languages aria-hidden="true" className="size-5 shrink-0 text-muted" />
      {t('switch')}
    </a>
  );
}
