'use client';

import { QueryClient } from '@tanstack/react-query';
import { AnswerError } from '@/components/data/get-json';

/** Results stay fresh for five minutes; a failure is tried three times more, a 401 never. */
const FRESH_MS = 300_000;
const RETRIES = 3;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) =>
        failures < RETRIES && !(error instanceof AnswerError && error.status === 401),
      refetchOnWindowFocus: false,
    },
  },
});
