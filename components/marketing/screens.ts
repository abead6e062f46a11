import type { Locale } from '@/lib/platform/i18n/locales';
import type { RouteKey } from '@/lib/platform/i18n/routes';

/** The product's screens that public pages show, as `npm run pictures` takes them. */
export const SCREENS = [
  { id: 'today', key: '/dashboard' },
  { id: 'permits', key: '/dashboard/permits' },
] as const satisfies readonly { id: string; key: RouteKey }[];
export type ScreenId = (typeof SCREENS)[number]['id'];

/** As a desk and a phone show them, in pixels of the page; the pictures have half as many again. */
export const SCREEN_SIZES = {
  desk: { width: 1180, height: 700 },
  phone: { width: 390, height: 640 },
} as const;
export const SCREEN_DENSITY = 1.5;
export const SCHEMES = ['light', 'dark'] as const;

interface Look {
  size: keyof typeof SCREEN_SIZES;
  locale: Locale;
  scheme: (typeof SCHEMES)[number];
}

/** Where the picture of a screen lies on the site. */
export function screenPath(id: ScreenId, { size, locale, scheme }: Look): string {
  return `/pictures/${id}-${size}-${locale}-${scheme}.webp`;
}
