'use client';

import { useRouter } from 'next/navigation';
import { type PageAddress, pageAddress } from '@/components/layout/page-address';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { CARD_PAGES } from '@/lib/platform/i18n/card-pages';

/** Goes to a page as a link to it would: a page that asks for a card begins a document of its own. */
export function useGo(): (address: PageAddress, options?: { newTab?: boolean }) => void {
  const router = useRouter();
  const locale = useAppLocale();
  return (address, { newTab = false } = {}) => {
    const href = pageAddress(address, locale);
    if (newTab) window.open(href, '_blank', 'noopener');
    else if (CARD_PAGES.has(address.to)) window.location.assign(href);
    else router.push(href);
  };
}
