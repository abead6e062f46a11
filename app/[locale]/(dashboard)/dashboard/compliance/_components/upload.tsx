'use client';

import { useRouter } from 'next/navigation';
import { PaperDrop } from '@/components/papers/paper-drop';

export function UploadPapers() {
  const router = useRouter();
  return <PaperDrop address="/api/v1/compliance-papers" onSent={() => router.refresh()} />;
}
