'use client';

import { useTranslations } from 'next-intl';
import { useGo } from '@/components/commands/use-go';
import { useRun } from '@/components/permits/use-run';
import type { Run } from '@/components/projects/types';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import type { Twin } from '@/lib/company/by-hand/twins';

export interface JoinOfferProps {
  twin: Pick<Twin, 'permitId' | 'cityPermitId' | 'permitNumber'>;
  /** "Austin, TX", as the reader writes it. */
  place: string;
  join: Run<{ permitId: number; cityPermitId: number }, { id: number }>;
}

/** The city publishes by now what the company wrote down: one press makes the two one. */
export function JoinOffer({ twin, place, join }: JoinOfferProps) {
  const t = useTranslations('permits.byHand.join');
  const { run, pending } = useRun();
  const go = useGo();
  const { permitId, cityPermitId, permitNumber } = twin;
  return (
    <Alert tone="info" title={t('title', { place, number: permitNumber })}>
      <p className="mb-2">{t('text')}</p>
      <Button
        size="sm"
        pending={pending}
        onClick={() =>
          run(
            () => join({ permitId, cityPermitId }),
            ({ id }) => {
              toast.success(t('done'));
              go({ to: '/dashboard/permits/[id]', params: { id: String(id) } });
            },
          )
        }
      >
        {t('submit')}
      </Button>
    </Alert>
  );
}
