import { Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BrandMark } from '@/components/branding/brand-mark';
import { toned } from '@/components/branding/toned';
import { CONTENT_ID, SkipLink } from '@/components/layout/skip-link';
import { buttonClass } from '@/components/ui/button';
import { brand } from '@/lib/brand';
import type { BrandLook } from '@/lib/company/branding/types';
import { LOCALES, type Locale } from '@/lib/platform/i18n/locales';
import { hrefFor } from '@/lib/platform/i18n/routes';

interface Props {
  token: string;
  locale: Locale;
  /** Null where the link tells nothing any more. */
  company: { name: string; phone: string } | null;
  /** How the company looks; null where it looks as we do. */
  look?: BrandLook | null;
  children: ReactNode;
}

/** The company's page, not ours: its name on top, its phone within reach, nothing that counts or asks. */
export function ClientShell({ token, locale, company, look = null, children }: Props) {
  const t = useTranslations('clientPage');
  const other = LOCALES.find((candidate) => candidate !== locale) ?? locale;
  return (
    <div {...toned(look?.tones)} className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-card">
        <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-6">
          <BrandMark look={look ?? { company: company?.name ?? brand.name, logo: null }} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <a
              href={hrefFor('/client-page/[token]', other, { token })}
              hrefLang={other}
              lang={other}
              className="inline-flex min-h-11 items-center text-sm underline"
            >
              {t('otherLanguage')}
            </a>
            {company?.phone ? (
              <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`} className={buttonClass({})}>
                <Phone aria-hidden="true" className="size-4" />
                {t('call')}
              </a>
            ) : null}
          </div>
        </div>
      </header>
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        className="mx-auto flex w-full max-w-3xl flex-1 flex-col gap-6 px-4 py-6 outline-none sm:px-6 sm:py-10"
      >
        {children}
      </main>
      <footer className="mx-auto w-full max-w-3xl px-4 pb-8 text-sm text-muted sm:px-6">
        <p>{t('footer', { brand: brand.name })}</p>
      </footer>
    </div>
  );
}
