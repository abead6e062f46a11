import type { Locale } from '@/lib/platform/i18n/locales';
import type english from '@/messages/en/banners.json';

export type BannerWords = typeof english;

const WORDS: Readonly<Record<Locale, () => Promise<{ default: BannerWords }>>> = {
  en: () => import('@/messages/en/banners.json'),
  es: () => import('@/messages/es/banners.json'),
};

/** Fetched when a banner is to be shown: most visits show none, and an offer speaks the language it offers. */
export async function bannerWords(locale: Locale): Promise<BannerWords> {
  return (await WORDS[locale]()).default;
}
