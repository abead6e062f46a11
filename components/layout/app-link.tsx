import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type PageAddress, pageAddress } from './page-address';
import { useAppLocale } from './use-app-locale';

export type AppLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & PageAddress;

/** A link to one of our pages, in the language of the page it stands on. */
export function AppLink({ to, params, query, hash, ...link }: AppLinkProps) {
  const locale = useAppLocale();
  return <Link {...link} href={pageAddress({ to, params, query, hash }, locale)} />;
}
