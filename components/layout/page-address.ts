import type { Locale } from '@/lib/platform/i18n/locales';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/platform/i18n/routes';

/** A place on one of our pages, whatever the language. */
export interface PageAddress {
  to: RouteKey;
  params?: RouteParams | undefined;
  query?: Record<string, string> | undefined;
  /** The part after `#`, without it. */
  hash?: string | undefined;
}

/** The address in a language: `/es/precios?ref=x#plan`. */
export function pageAddress({ to, params, query, hash }: PageAddress, locale: Locale): string {
  const search = new URLSearchParams(query).toString();
  return `${hrefFor(to, locale, params)}${search === '' ? '' : `?${search}`}${hash ? `#${hash}` : ''}`;
}
