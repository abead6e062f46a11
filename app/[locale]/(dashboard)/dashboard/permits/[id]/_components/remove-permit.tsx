'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { hrefFor } from '@/lib/platform/i18n/routes';

interface Props {
  permit: { id: number; permitNumber: string };
  remove: (input: { permitId: number }) => Promise<Answer>;
  restore: (input: { permitId: number }) => Promise<Answer>;
}

/** Takes effect at once, and can be taken back from the message that says so. */
export function RemovePermit({ permit, remove, restore }: Props) {
  const t = useTranslations('permits.detail');
  const router = useRouter();
  const locale = useAppLocale();
  const { run, pending } = useRun();
  const number = permit.permitNumber;
  const undo = () =>
    run(
      () => restore({ permitId: permit.id }),
      () => {
        toast.success(t('restored', { number }));
        router.push(hrefFor('/dashboard/permits/[id]', locale, { id: String(permit.id) }));
      },
    );
  const press = () =>
    run(
      () => remove({ permitId: permit.id }),
      () => {
        router.push(hrefFor('/dashboard/permits', locale));
        toast(t('removed', { number }), { duration: 10_000, action: { label: t('undo'), onClick: undo } });
      },
    );
  return (
    <Button variant="secondary" size="sm" pending={pending} onClick={press} className="self-start">
      {t('remove')}
    </Button>
  );
}
