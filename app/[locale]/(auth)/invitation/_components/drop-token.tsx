'use client';

import { useEffect } from 'react';

/** Takes the token out of the address bar and the history: an address is copied, shown and shared. */
export function DropToken() {
  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has('token')) return;
    url.searchParams.delete('token');
    // Without a state of its own, so that the router takes the address over and does not put its old one back.
    window.history.replaceState(null, '', url.pathname + url.search + url.hash);
  }, []);
  return null;
}
