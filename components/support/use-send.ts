'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { type ActionAnswer, callAction } from '@/components/forms/action-answer';
import { toast } from '@/components/ui/toast';
import type { FieldErrors } from '@/lib/errors';
import { type FilesPath, sendTicketFile } from './send-ticket-file';

interface Written {
  ticketId: string;
  entryId: string;
}

/** Sends a message, then the files chosen for it, and reads the page again; what was not taken is said by name. */
export function useSend(path: FilesPath) {
  const t = useTranslations('support.files');
  const errors = useTranslations('errors');
  const router = useRouter();
  const [pending, setPending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  async function send<T extends Written>(
    call: () => Promise<ActionAnswer<T>>,
    files: readonly File[],
  ): Promise<T | null> {
    if (pending) return null;
    setPending(true);
    const answer = await callAction(call());
    setFieldErrors(answer.ok ? {} : answer.fieldErrors);
    if (!answer.ok) {
      setPending(false);
      if (Object.keys(answer.fieldErrors).length === 0) toast.error(errors(answer.code));
      return null;
    }
    const { ticketId, entryId } = answer.data;
    const refused: string[] = [];
    for (const file of files)
      if (!(await sendTicketFile({ path, ticketId, entryId, file }))) refused.push(file.name);
    if (refused.length > 0) toast.error(t('refused', { names: refused.join(', ') }));
    setPending(false);
    router.refresh();
    return answer.data;
  }
  return { send, pending, fieldErrors, setFieldErrors };
}
