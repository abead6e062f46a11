'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import type { Answers, ChecklistPlace, PermitTypeId } from '@/lib/catalogue/checklists/types';
import { hrefFor } from '@/lib/platform/i18n/routes';

export interface NewCheck {
  permitType: PermitTypeId;
  place: ChecklistPlace;
  answers: Answers;
}

interface Props {
  input: NewCheck;
  create: (input: {
    permitType: PermitTypeId;
    place: ChecklistPlace;
    answers: Record<string, string | number | boolean>;
  }) => Promise<Answer<{ id: string }>>;
}

/** Goes on from the free list to a check of one's own documents, with the answers given so far. */
export function CheckDocuments({ input: { permitType, place, answers }, create }: Props) {
  const t = useTranslations('checks.start');
  const router = useRouter();
  const locale = useAppLocale();
  const { run, pending } = useRun();
  const press = () =>
    run(
      () => create({ permitType, place, answers }),
      ({ id }) => router.push(hrefFor('/dashboard/permit-checklist/[check]', locale, { check: id })),
    );
  return (
    <Button pending={pending} onClick={press} data-needs-script>
      {t('check')}
    </Button>
  );
}
