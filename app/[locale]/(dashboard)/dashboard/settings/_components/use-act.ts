'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { ActionAnswer } from '@/components/forms/action-answer';
import { toast } from '@/components/ui/toast';
import type { FieldErrors } from '@/lib/errors';
import { useGuard } from './reauthentication';

/**
 * Does what a button is for, once at a time, after asking who sits there where that is needed: success reads the page
 * again, a refusal that names no field becomes a toast. True where it was done.
 */
export function useAct() {
  const guard = useGuard();
  const router = useRouter();
  const t = useTranslations('errors');
  const [pending, setPending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  async function act<T>(call: () => Promise<ActionAnswer<T>>, onDone?: (data: T) => void): Promise<boolean> {
    if (pending) return false;
    setPending(true);
    const answer = await guard(call);
    setPending(false);
    if (!answer) return false;
    setFieldErrors(answer.ok ? {} : answer.fieldErrors);
    if (!answer.ok) {
      if (Object.keys(answer.fieldErrors).length === 0) toast.error(t(answer.code));
      return false;
    }
    onDone?.(answer.data);
    router.refresh();
    return true;
  }
  return { act, pending, fieldErrors, setFieldErrors };
}
