import { useTranslations } from 'next-intl';
import { LockedPage, type LockedPageProps } from '@/components/billing/locked-page';

/** Bulk operations for whoever has a smaller plan. */
export function LockedBulk({ company, tier }: Pick<LockedPageProps, 'company' | 'tier'>) {
  const t = useTranslations('locked.bulk');
  return (
    <LockedPage
      company={company}
      title={t('title')}
      text={t('text')}
      points={[t('points.columns'), t('points.errors'), t('points.undo')]}
      tier={tier}
      example={{
        columns: [t('columns.row'), t('columns.cell'), t('columns.change')],
        rows: [
          ['14', '13/45/2026', t('rows.date')],
          ['212', 'Texsa', t('rows.state')],
          ['1,030', '–', t('rows.number')],
        ],
      }}
    />
  );
}
