'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

interface Props {
  id: string;
  remove: (input: { objection: string }) => Promise<Answer>;
}

export function RemoveObjection({ id, remove }: Props) {
  const t = useTranslations('prospects.admin');
  const { run, pending } = useRun();
  return (
    <Button
      size="sm"
      variant="quiet"
      pending={pending}
      onClick={() =>
        run(
          () => remove({ objection: id }),
          () => toast(t('removed')),
        )
      }
    >
      {t('remove')}
    </Button>
  );
}
