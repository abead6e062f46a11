'use client';

import type { ComponentProps, SyntheticEvent } from 'react';
import { LANGUAGE_SUGGESTION_KEY } from '@/lib/platform/i18n/detect-language';

/**
 * A link to this page in the other language. It takes the page's query along, read when it is used, because a
 * static page does not know it. Who follows it has chosen: the other language is not offered again.
 */
export function KeepQueryLink({ href, ...link }: ComponentProps<'a'> & { href: string }) {
  const keepQuery = (event: SyntheticEvent<HTMLAnchorElement>) => {
    event.currentTarget.search = window.location.search;
    event.currentTarget.hash = window.location.hash;
  };
  const choose = (event: SyntheticEvent<HTMLAnchorElement>) => {
    keepQuery(event);
    try {
      localStorage.setItem(LANGUAGE_SUGGESTION_KEY, 'true');
    } catch {
      // Storage may be forbidden; the link works all the same.
    }
  };
  return <a {...link} href={href} onPointerDown={keepQuery} onClick={choose} />;
}
