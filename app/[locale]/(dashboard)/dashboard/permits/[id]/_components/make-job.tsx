'use client';

import { Hammer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useGo } from '@/components/commands/use-go';
import { useRun } from '@/components/permits/use-run';
import type { Run } from '@/components/projects/types';
import { Button } from '@/components/ui/button';

/** One press makes a job of a permit, with its address. */
export function MakeJob({
  permitId,
  create,
}: {
  permitId: number;
  create: Run<{ permitIds: number[] }, { id: string }>;
}) {
  const t = useTranslations('projects.permit');
  const { run, pending } = useRun();
  const go = useGo();
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      className="self-start"
      onClick={() =>
        run(
          () => create({ permitIds: [permitId] }),
          ({ id }) => go({ to: '/dashboard/jobs/[id]', params: { id } }),
        )
      }
    >
      <Hammer aria-hidden="true" className="size-4" />
      {t('addToJob')}
    </Button>
  );
}
