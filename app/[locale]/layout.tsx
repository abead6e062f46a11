import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ThemeScript } from '@/components/layout/theme-script';
import { Toaster } from '@/components/ui/toast';
import { brand } from '@/lib/brand';
import { env } from '@/lib/env';
import { isLocale, LOCALES } from '@/lib/i18n/locales';
import '../globals.css';

const heading = localFont({
  src: '../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-archivo',
  display: 'swap',
});

const text = localFont({
  src: '../../node_modules/@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-public-sans',
  display: 'swap',
});

export const dynamicParams = false;

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: siteUrl(),
    title: { default: brand.name, template: `%s · ${brand.name}` },
  };
}

/** A build may run without settings; addresses in its pages' heads then stay Next's own default. */
function siteUrl(): URL | undefined {
  try {
    return new URL(env().SITE_URL);
  } catch {
    return undefined;
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#FBFAF7' },
    { media: '(prefers-color-scheme: dark)', color: '#0F161D' },
  ],
};

export default async function LocaleLayout({
  children,
  params,
}: {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const { common, errors } = await getMessages();
  return (
    <html lang={locale} className={`${heading.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>
        <NextIntlClientProvider messages={{ common, errors }}>
          {children}
          <Toaster />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
