import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Nowhere, type NowhereTexts } from '@/components/layout/nowhere';
import { brand } from '@/lib/brand';
import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/i18n/locales';
import { FONTS } from './page-fonts';
import './globals.css';

async function textsIn(locale: Locale): Promise<NowhereTexts> {
  const t = await getTranslations({ locale, namespace: 'site.notFound' });
  return { locale, title: t('title'), text: t('text'), home: t('home') };
}

export async function generateMetadata(): Promise<Metadata> {
  const [english, spanish] = await Promise.all([textsIn('en'), textsIn('es')]);
  return { title: `${english.title} · ${spanish.title} · ${brand.name}` };
}

/** What stays a 404: an unknown file beside the pages. Unknown pages lead home (`middleware.ts`). */
export default async function GlobalNotFound() {
  const [english, spanish] = await Promise.all([textsIn('en'), textsIn('es')]);
  return (
    <html lang={DEFAULT_LOCALE} className={FONTS}>
      <body>
        <Nowhere texts={[english, spanish]} />
      </body>
    </html>
  );
}
