'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun } from '@/components/permits/use-run';
import type { Run } from '@/components/projects/types';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

interface TakeOutProps {
  projectId: string;
  permit: { id: number; name: string };
  remove: Run<{ projectId: string; permitId: number }>;
}

/** Takes a permit out of its job, after saying what stays. */
export function TakeOut({ projectId, permit, remove }: TakeOutProps) {
  const t = useTranslations('projects.takeOut');
  const [isAsked, setAsked] = useState(false);
  const { run, pending } = useRun();
  return (
    <>
      <button
        type="button"
        aria-label={t('button', { permit: permit.name })}
        title={t('verb')}
        onClick={() => setAsked(true)}
        className="relative z-10 inline-flex size-7 items-center justify-center rounded-md text-muted hover:bg-hover hover:text-ink pointer-coarse:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
      {isAsked ? (
        <ConfirmDialog
          title={t('title')}
          text={t('text', { permit: permit.name })}
          verb={t('verb')}
          pending={pending}
          onConfirm={() =>
            run(
              () => remove({ projectId, permitId: permit.id }),
              () => setAsked(false),
            )
          }
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
