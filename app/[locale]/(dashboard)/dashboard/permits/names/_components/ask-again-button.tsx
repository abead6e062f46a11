'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

interface Props {
  name: { norm: string; name: string };
  undo: (input: { norm: string }) => Promise<Answer>;
}

export function AskAgainButton({ name: { norm, name }, undo }: Props) {
  const t = useTranslations('names');
  const { run, pending } = useRun();
  const press = () =>
    run(
      () => undo({ norm }),
      () => toast(t('told.undone', { name })),
    );
  return (
    <Button
      variant="quiet"
      size="sm"
      pending={pending}
      onClick={press}
      aria-label={t('rejected.againName', { name })}
    >
      {t('rejected.again')}
    </Button>
  );
}
