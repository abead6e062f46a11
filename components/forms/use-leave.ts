'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

export const LEAVE_AFTER_SECONDS = 3;

/** Goes on to `path` three seconds after there is one. */
export function useLeave(path: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => router.push(path), LEAVE_AFTER_SECONDS * 1_000);
    return () => clearTimeout(timer);
  }, [path, router]);
}
