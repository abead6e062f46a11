'use client';

import { PaperDrop } from '@/components/papers/paper-drop';

export function HandIn({ token }: { token: string }) {
  return <PaperDrop address={`/api/paper-links/${token}`} onSent={() => {}} />;
}
