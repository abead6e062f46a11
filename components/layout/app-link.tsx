import Link from 'next/link';
import type { ComponentProps } from 'react';
import { CARD_PAGES } from '@/lib/platform/i18n/card-pages';
import { IntentLink } from './intent-link';
import { type PageAddress, pageAddress } from './page-address';
import { useAppLocale } from './use-app-locale';

export type AppLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & PageAddress;

/**
 * A link to one of our pages, in the language of the page it stands on. To a page that may ask for a card it begins a
 * new document, which alone brings that page's policy. A page with a parameter or a query is one of many on the
 * screen: it is not fetched ahead before somebody means it, where nothing else is said.
 */
export function AppLink({ to, params, query, hash, ...link }: AppLinkProps) {
  const locale = useAppLocale();
  const href = pageAddress({ to, params, query, hash }, locale);
  if (CARD_PAGES.has(to)) {
    const { prefetch, replace, scroll, ...anchor } = link;
    return <a {...anchor} href={href} />;
  }
  const isOneOfMany = params !== undefined || query !== undefined;
  if (isOneOfMany && link.prefetch === undefined) return <IntentLink {...link} href={href} />;
  return <Link {...link} href={href} />;
}
