import type { ComponentProps } from 'react';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/i18n/routes';
import { useAppLocale } from './use-app-locale';

export interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: RouteKey;
  params?: RouteParams;
  query?: Record<string, string>;
  /** The part after `#`, without it. */
  hash?: string;
}

/**
 * A link between public pages, in the language of the page it stands on. A plain one: the pages are static, small
 * and answered from memory, and no script has to load for it.
 */
export function SiteLink({ to, params, query, hash, ...link }: SiteLinkProps) {
  const locale = useAppLocale();
  const search = new URLSearchParams(query).toString();
  const href = `${hrefFor(to, locale, params)}${search === '' ? '' : `?${search}`}${hash ? `#${hash}` : ''}`;
  return <a {...link} href={href} />;
}
