import Link from 'next/link';
import type { ComponentProps } from 'react';
import { hrefFor, type RouteKey, type RouteParams } from '@/lib/i18n/routes';
import { useAppLocale } from './use-app-locale';

export interface AppLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  to: RouteKey;
  params?: RouteParams;
  query?: Record<string, string>;
  /** The part after `#`, without it. */
  hash?: string;
}

/** A link to one of our pages, in the language of the page it stands on. */
export function AppLink({ to, params, query, hash, ...link }: AppLinkProps) {
  const locale = useAppLocale();
  const search = new URLSearchParams(query).toString();
  const href = `${hrefFor(to, locale, params)}${search === '' ? '' : `?${search}`}${hash ? `#${hash}` : ''}`;
  return <Link {...link} href={href} />;
}
