'use client';

import type { ComponentProps, SyntheticEvent } from 'react';

/** A link that takes the page's query along; read when it is used, because a static page does not know it. */
export function KeepQueryLink({ href, ...link }: ComponentProps<'a'> & { href: string }) {
  const keepQuery = (event: SyntheticEvent<HTMLAnchorElement>) => {
    event.currentTarget.search = window.location.search;
    event.currentTarget.hash = window.location.hash;
  };
  return <a {...link} href={href} onPointerDown={keepQuery} onClick={keepQuery} />;
}
