import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ThemeScript } from '@/components/layout/theme-script';
import { brand } from '@/lib/brand';
import { isLocale, LOCALES } from '@/lib/i18n/locales';
import { siteOrigin } from '@/lib/site';
import '../globals.css';

const heading = localFont({
  src: '../fonts/archivo.woff2',
  weight: '600 800',
  variable: '--font-archivo',
  display: 'swap',
});

const text = localFont({
  src: '../fonts/public-sans.woff2',
  weight: '400 700',
  variable: '--font-public-sans',
  display: 'swap',
});

export const dynamicParams = false;

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteOrigin()),
    title: { default: brand.name, template: `%s · ${brand.name}` },
    icons: { apple: '/icons/apple-180.png' },
    formatDetection: { telephone: false, address: false, email: false },
  };
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
  return (
    <html lang={locale} className={`${heading.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>{children}</body>
    </html>
  );
}
