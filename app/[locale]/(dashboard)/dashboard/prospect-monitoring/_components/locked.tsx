import { useTranslations } from 'next-intl';
import { LockedPage } from '@/components/billing/locked-page';
import type { Tier } from '@/lib/providers/billing/types';

const ROWS = ['first', 'second', 'third'] as const;

/** What the page does for companies whose plan does not open it. */
export function LockedProspects({ company, tier }: { company: string; tier: Tier }) {
  const t = useTranslations('prospects');
  const locked = useTranslations('prospects.locked');
  return (
    <LockedPage
      company={company}
      tier={tier}
      title={t('title')}
      text={t('description')}
      points={[locked('points.fresh'), locked('points.digest'), locked('points.pipeline')]}
      example={{
        columns: [t('columns.address'), t('columns.value'), t('columns.contractor')],
        rows: ROWS.map((row) => [
          locked(`rows.${row}.work`),
          locked(`rows.${row}.value`),
          row === 'third' ? locked('rows.third.contractor') : t('noContractor'),
        ]),
      }}
    />
  );
}
