import type { Locale } from '@/lib/platform/i18n/locales';
import type { RouteKey, RouteParams } from '@/lib/platform/i18n/routes';

/** What a page's picture is called in its address: `pricing`, `cities~austin-tx`, `home`. */
export function pictureName(key: RouteKey, params: RouteParams = {}): string {
  const path = key.replace(/\[([^\]]+)\]/g, (_, name: string) => params[name] ?? name);
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '~');
}

/** Where the picture of a shared link stands, 1200 × 630. */
export function pictureAddress(key: RouteKey, locale: Locale, params?: RouteParams): string {
  return `/pictures/${locale}/${pictureName(key, params)}.png`;
}
