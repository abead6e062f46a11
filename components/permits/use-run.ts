'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, useTransition } from 'react';
import { toast } from '@/components/ui/toast';
import { MAX_PROJECT_PERMITS } from '@/lib/company/projects/types';
import type { ErrorCode, FieldErrors } from '@/lib/errors';
import type { Tier } from '@/lib/providers/billing/types';

/** What a server action answers, as far as a button needs to know. */
export type Answer<T = unknown> =
  | { ok: true; data: T }
  | { ok: false; code: ErrorCode; fieldErrors: FieldErrors; tier?: Tier };

/** Runs a server action once at a time: a refusal without a field of its own becomes a toast, success reads the page again. */
export function useRun() {
  const [pending, start] = useTransition();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const router = useRouter();
  const t = useTranslations('errors');
  const common = useTranslations('common');
  const run = <T>(action: () => Promise<Answer<T>>, onSuccess?: (data: T) => void) => {
    start(async () => {
      const answer = await action().catch(
        (): Answer<T> => ({ ok: false, code: 'unavailable', fieldErrors: {} }),
      );
      setFieldErrors(answer.ok ? {} : answer.fieldErrors);
      if (answer.ok) {
        onSuccess?.(answer.data);
        router.refresh();
      } else if (answer.fieldErrors.subcontractorId === 'compliance_gap') {
        toast.error(common('complianceGap'));
      } else if (answer.fieldErrors.projectId === 'too_many') {
        toast.error(common('jobFull', { most: MAX_PROJECT_PERMITS }));
      } else if (Object.keys(answer.fieldErrors).length === 0) {
        const { code, tier } = answer;
        toast.error(code === 'plan_limit' && tier ? common('largerPlan', { plan: tier }) : t(code));
      }
    });
  };
  return { run, pending, fieldErrors, setFieldErrors };
}
