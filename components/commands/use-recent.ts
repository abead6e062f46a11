'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { brand } from '@/lib/brand';
import { rememberPlace } from './recent-places';

/** Somebody who leaves sooner was passing by; by then the tab has its title, too. */
const STAYED_MS = 900;

/** Remembers where somebody stayed, for the palette's first list. */
export function useRecent(key: string): void {
  const pathname = usePathname();
  useEffect(() => {
    const timer = setTimeout(() => {
      const title = document.title.replace(` · ${brand.name}`, '');
      rememberPlace(key, { href: pathname, title });
    }, STAYED_MS);
    return () => clearTimeout(timer);
  }, [key, pathname]);
}
