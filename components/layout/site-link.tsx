import type { ComponentProps } from 'react';
import { type PageAddress, pageAddress } from './page-address';
import { useAppLocale } from './use-app-locale';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & PageAddress;

/**
 * A link between public pages, in the language of the page it stands on. A plain one: the pages are static, small
 * and answered from memory, and no script has to load for it.
 */
export function SiteLink({ to, params, query, hash, ...link }: SiteLinkProps) {
  const locale = useAppLocale();
  return <a {...link} href={pageAddress({ to, params, query, hash }, locale)} />;
}
