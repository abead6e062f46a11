import { useTranslations } from 'next-intl';
import { LockedPage, type LockedPageProps } from '@/components/billing/locked-page';

/** The search for whoever has no plan. */
export function LockedSearch({ company, tier }: Pick<LockedPageProps, 'company' | 'tier'>) {
  const t = useTranslations('locked.search');
  return (
    <LockedPage
      company={company}
      title={t('title')}
      text={t('text')}
      points={[t('points.find'), t('points.watch'), t('points.tell')]}
      tier={tier}
      example={{
        columns: [t('columns.number'), t('columns.work'), t('columns.state')],
        rows: [
          ['2026-104411 BP', t('rows.roof'), t('rows.issued')],
          ['2026-104587 EP', t('rows.panel'), t('rows.review')],
          ['2026-105002 PP', t('rows.heater'), t('rows.issued')],
        ],
      }}
    />
  );
}
