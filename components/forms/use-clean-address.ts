'use client';

import { useEffect } from 'react';

/** Takes the query, and the token in it, out of the address bar and of what this browser remembers of the visit. */
export function useCleanAddress(): void {
  useEffect(() => {
    // With no state of ours, so that Next takes the address over and does not write the old one back.
    if (window.location.search !== '') window.history.replaceState(null, '', window.location.pathname);
  }, []);
}
