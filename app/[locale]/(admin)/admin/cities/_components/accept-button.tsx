'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

interface Props<Input> {
  input: Input;
  /** The city or the authority. */
  city: string;
  accept: (input: Input) => Promise<Answer>;
}

/** Says that a change which is not believed is so. */
export function AcceptButton<Input>({ input, city, accept }: Props<Input>) {
  const t = useTranslations('admin.cities.hold');
  const accepting = useRun();
  const say = () =>
    accepting.run(
      () => accept(input),
      () => toast.success(t('accepted', { city })),
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={accepting.pending}
      onClick={say}
      aria-label={t('acceptNamed', { city })}
    >
      {t('accept')}
    </Button>
  );
}
