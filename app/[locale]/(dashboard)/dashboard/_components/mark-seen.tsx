'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';

export type MarkSeenAction = (input: Record<string, never>) => Promise<Answer>;

export function MarkSeen({ action }: { action: MarkSeenAction }) {
  const t = useTranslations('dashboard.home.changes');
  const { run, pending } = useRun();
  return (
    <Button variant="quiet" size="sm" pending={pending} onClick={() => run(() => action({}))}>
      {t('markSeen')}
    </Button>
  );
}
