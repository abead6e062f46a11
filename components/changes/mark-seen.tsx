'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { CHANGES_ID } from './changes-id';

export type MarkSeenAction = (input: { until: Date }) => Promise<Answer>;

/** Marks what is shown as read, up to the newest of it: what came in meanwhile stays new. */
export function MarkSeen({ action, until }: { action: MarkSeenAction; until: Date }) {
  const t = useTranslations('dashboard.home.changes');
  const { run, pending } = useRun();
  const press = () =>
    run(
      () => action({ until }),
      () => {
        // The button leaves with the marks; the heading takes its focus.
        document.getElementById(CHANGES_ID)?.focus();
        toast.success(t('marked'));
      },
    );
  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={press}>
      {t('markSeen')}
    </Button>
  );
}
