'use client';

import { useTranslations } from 'next-intl';
import { useRun } from '@/components/permits/use-run';
import type { Run } from '@/components/projects/types';
import { Button } from '@/components/ui/button';
import type { ProjectProposal } from '@/lib/company/projects/view';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';

interface NearbyProps {
  projectId: string;
  permits: ProjectProposal['permits'];
  add: Run<{ projectId: string; permitIds: number[] }>;
}

/** Permits at the job's address that are in none: one press takes them in. */
export function Nearby({ projectId, permits, add }: NearbyProps) {
  const t = useTranslations('projects.nearby');
  const { run, pending } = useRun();
  if (permits.length === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line-strong px-3 py-2 text-sm">
      <span className="min-w-0 flex-1 basis-56 wrap-anywhere">
        {t('text', {
          count: permits.length,
          permits: permits
            .slice(0, 3)
            .map(({ permitType, permitNumber }) => (permitType ? sentenceCase(permitType) : permitNumber))
            .join(', '),
        })}
      </span>
      <Button
        size="sm"
        variant="secondary"
        pending={pending}
        onClick={() => run(() => add({ projectId, permitIds: permits.map(({ id }) => id) }))}
      >
        {t('add', { count: permits.length })}
      </Button>
    </div>
  );
}
