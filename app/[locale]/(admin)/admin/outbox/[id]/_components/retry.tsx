'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

interface Props {
  messageId: string;
  retry: (input: { messageId: string }) => Promise<Answer>;
}

export function Retry({ messageId, retry }: Props) {
  const t = useTranslations('admin.message.retry');
  const { run, pending } = useRun();
  const send = () =>
    run(
      () => retry({ messageId }),
      () => toast.success(t('done')),
    );
  return (
    <Button variant="secondary" pending={pending} onClick={send} className="self-start">
      {t('action')}
    </Button>
  );
}
