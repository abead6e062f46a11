import { Languages } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/layout/app-link';
import { Mark } from '@/components/layout/mark';
import { CONTENT_ID, SkipLink } from '@/components/layout/skip-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { LOCALES } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';

/** A quiet frame: who was invited has one thing to do here. The other language keeps the token. */
export function Frame({ token, children }: { token: string; children: ReactNode }) {
  const t = useTranslations('common.language');
  const locale = useAppLocale();
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  const query = token === '' ? '' : `?${new URLSearchParams({ token })}`;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-3 px-4 sm:px-6">
          <AppLink to="/" prefetch={false} className="flex min-h-11 items-center rounded-md">
            <Mark />
          </AppLink>
          <a
            href={hrefFor('/invitation', other) + query}
            lang={other}
            hrefLang={other}
            className="inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-medium hover:text-link"
          >
            <Languages aria-hidden="true" className="size-5 shrink-0 text-muted" />
            {t('switch')}
          </a>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        <div className="mx-auto w-full max-w-xl px-4 pt-8 pb-28 sm:px-6 sm:pt-12">{children}</div>
      </main>
    </div>
  );
}
