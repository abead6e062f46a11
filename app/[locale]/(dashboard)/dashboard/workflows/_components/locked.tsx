import { useTranslations } from 'next-intl';
import { LockedPage } from '@/components/billing/locked-page';
import type { Tier } from '@/lib/providers/billing/types';

const ROWS = ['first', 'second', 'third'] as const;

/** What the page does for companies whose plan does not open it. */
export function LockedWorkflows({ company, tier }: { company: string; tier: Tier }) {
  const t = useTranslations('workflows');
  const locked = useTranslations('workflows.locked');
  return (
    <LockedPage
      company={company}
      tier={tier}
      title={t('title')}
      text={t('description')}
      points={[locked('points.sentence'), locked('points.dry'), locked('points.log')]}
      example={{
        columns: [locked('when'), locked('then')],
        rows: ROWS.map((row) => [locked(`rows.${row}.when`), locked(`rows.${row}.then`)]),
      }}
    />
  );
}
