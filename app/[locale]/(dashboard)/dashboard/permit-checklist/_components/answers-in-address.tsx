'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useTransition } from 'react';
import { useAnswering } from '@/components/checklists/use-answering';

export interface AnswersInAddressProps {
  path: string;
  query: Readonly<Record<string, string>>;
  /** The element to go to when no question is left. */
  resultId: string;
  children: ReactNode;
}

/** Keeps the answers in the address without loading the page again. */
export function AnswersInAddress({ path, query, resultId, children }: AnswersInAddressProps) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const answer = useAnswering({
    query,
    pending,
    resultId,
    go: (next) => start(() => router.replace(`${path}?${new URLSearchParams(next)}`, { scroll: false })),
  });
  return <div onSubmit={answer}>{children}</div>;
}
